package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.ControlSocket;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.RemoteBoard;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.PinProblem;
import org.lunartable.hardware.Wiring;
import org.lunartable.kiosk.assembly.hands.Hand;

/** A kiosk beside the simulated sensor board, as {@code lunar board-sim} runs it. */
class SensorBoardBrowserTest extends BrowserCase {

  private SimulatedBoard board;
  private ControlSocket control;

  @BeforeEach
  void plugIn() throws IOException, InterruptedException {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    board = SimulatedBoard.start(build, Files.createTempDirectory(folder, "board").resolve("tty"));
    control = ControlSocket.open(board);
    kiosk.add(
        () ->
            Hand.of(
                new SensorBoard(new SerialPorts(PortName.parse(board.port()))),
                Optional.of(RemoteBoard.at(board.port()))));
  }

  @AfterEach
  void pullOut() throws IOException {
    control.close();
    board.close();
  }

  @Test
  void whatIsClickedOntoTheSimulatedBoardIsPlayed() throws IOException {
    kiosk.begin(Map.of());
    page.open();
    page.roll(1);
    browser.await("the empty board is told", () -> kiosk.now().doubt().isPresent());
    page.awaitShown("sim-board");
    page.touch("sim-board");
    page.awaitShown("sim-same");
    page.touch("sim-same");
    browser.await("board and game agree", () -> kiosk.now().doubt().isEmpty());
    assertThat(at("b1")).isEqualTo(Content.EMPTY);

    page.clickSimulated("b1");

    browser.await("the wall is built", () -> at("b1") == Content.STRAIGHT_WALL);
    assertThat(board.ask("board")).contains(" b1");
    page.touch("sim-close");
    page.awaitScreen(kiosk.number());
    assertThat(page.pieces()).anyMatch(piece -> piece.toString().startsWith("b1 "));
    assertThat(kiosk.now().doubt()).isEmpty();
  }

  private static Content at(String place) {
    return ((OnTheTable) kiosk.now().play().orElseThrow()).position().board().at(Place.of(place));
  }

  @Test
  void theMachinesPageTellsOfButtonsAndSensorsInTheLanguageOfThePage() throws IOException {
    SoftAssertions checks = new SoftAssertions();
    kiosk.add(
        () ->
            Hand.of(
                new Panel(
                    Wiring.usual(),
                    () -> {
                      throw new PinProblem(PinProblem.Kind.NONE, "There are no pins.", null);
                    })));
    board.ask("flicker e5 3");
    board.ask("short c");
    kiosk.speak("de");
    page.open();
    openMachine();
    assertThat(page.text("check-panel")).contains("hat keine Pins", "Raspberry Pi mit Bookworm");
    browser.await(
        "the board has found out which sensors never rest",
        () -> page.text("check-sensors").contains("nicht geglaubt wird: e5; Spalten c"));

    browser.run("document.querySelector('[data-test=test-board]').scrollIntoView()");
    page.touch("test-board");
    page.awaitShown("sure-no");
    page.touch("sure-no");
    page.awaitShown("check-board-test");
    assertThat(page.text("check-board-test")).contains("Spalten mit Kurzschluss: c");
    assertThat(page.text("check-board-line")).contains("empfangene Nachrichten: ");
    look(checks, "machine-board", NOTHING, Viewport.SMALL);
    checks.assertAll();
  }

  @Test
  void aSensorIsBelievedNoMoreAndAgainByTheMachinesPage() throws IOException {
    page.open();
    openMachine();
    page.awaitShown("ignore-sensor");
    browser.run(
        "const row = document.querySelector('[data-test=sensor-row]'); row.value = '5';"
            + "row.dispatchEvent(new Event('change', {bubbles: true}));");
    browser.run("document.querySelector('[data-test=ignore-sensor]').scrollIntoView()");
    page.touch("ignore-sensor");
    page.awaitShown("believe-a5");
    board.ask("place a5");
    browser.await(
        "the sensor is named", () -> page.text("check-sensors").contains("not believed: a5"));

    browser.run("document.querySelector('[data-test=believe-a5]').scrollIntoView()");
    page.touch("believe-a5");

    browser.await(
        "every sensor is believed", () -> page.text("check-sensors").contains("is believed"));
  }

  private void openMachine() {
    page.touch("to-settings");
    page.touch("to-machine");
    page.awaitShown("check-sensors");
  }
}
