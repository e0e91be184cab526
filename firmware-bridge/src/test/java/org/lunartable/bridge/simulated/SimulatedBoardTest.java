package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lunartable.bridge.protocol.Button;
import org.lunartable.bridge.protocol.LampMode;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.engine.grid.Place;

/** One board for all tests here: each leaves it as it found it. */
@Timeout(60)
class SimulatedBoardTest {

  private static Board board;

  @BeforeAll
  static void start() throws Exception {
    board = Board.start();
  }

  @AfterAll
  static void stop() {
    board.close();
  }

  private static <T> T next(java.util.concurrent.BlockingQueue<T> queue) throws Exception {
    T found = queue.poll(20, TimeUnit.SECONDS);
    assertThat(found).isNotNull();
    return found;
  }

  @Test
  void everyCornerOfTheMatrixIsWired() throws Exception {
    for (String place : new String[] {"a1", "s1", "a19", "s19", "h8", "i9", "p16", "q17"}) {
      board.ask("place " + place);
      board.awaitOccupied(place, true);
      board.ask("lift " + place);
      board.awaitOccupied(place, false);
    }
  }

  @Test
  void aPressOfEachButtonIsToldOnce() throws Exception {
    for (Button button : Button.values()) {
      String name = button == Button.ROLL ? "roll" : "next";
      board.ask("press " + name);
      Message.ButtonEvent pressed = next(board.buttons);
      board.ask("release " + name);
      Message.ButtonEvent released = next(board.buttons);
      if (released.action() == Button.Action.HELD) {
        // On a busy machine the press of a test may become a long one.
        released = next(board.buttons);
      }
      assertThat(pressed.button()).isEqualTo(button);
      assertThat(pressed.action()).isEqualTo(Button.Action.PRESSED);
      assertThat(released.action()).isEqualTo(Button.Action.RELEASED);
    }
    assertThat(board.buttons).isEmpty();
  }

  @Test
  void lampsAndBuzzerDoWhatTheyAreTold() throws Exception {
    board.supervisor.lamps(new Lamps(LampMode.OFF, LampMode.ON, LampMode.OFF));
    board.supervisor.buzz(880, 60_000);
    board.await(() -> answers("stat", "status=0 orange=1 green=0"));
    board.await(() -> answers("stat", "tone=88") || answers("stat", "tone=87"));
    board.supervisor.lamps(Lamps.OFF);
    board.supervisor.buzz(0, 0);
    board.await(() -> answers("stat", "status=0 orange=0 green=0 tone=0"));
  }

  @Test
  void lightsShineAtThePlacesAskedForAndTheirPulsesAreInTime() throws Exception {
    board.supervisor.lights(
        Map.of(Board.number(Place.of("c3")), 0xFF8001, Board.number(Place.of("d2")), 0x000010));
    board.await(() -> answers("lights", "ok d2=000010 c3=ff8001 "));
    board.supervisor.lights(Map.of());
    board.await(() -> answers("lights", "ok "));
    assertThat(board.stat("bad_pulses")).isZero();
  }

  @Test
  void theColourSensorIsReadAndItsAbsenceIsTold() throws Exception {
    board.ask("colour 4000 2000 1000 500");
    board.supervisor.readColour();
    assertThat(next(board.colours))
        .isEqualTo(new Message.ColourRead(Message.ColourRead.Status.OK, 4000, 2000, 1000, 500));
    board.ask("colour off");
    board.supervisor.readColour();
    assertThat(next(board.colours).status()).isEqualTo(Message.ColourRead.Status.MISSING);
    board.ask("colour on");
    board.supervisor.readColour();
    assertThat(next(board.colours).status()).isEqualTo(Message.ColourRead.Status.NOT_READY);
  }

  @Test
  void aSensorWithoutRestIsMutedAndHeals() throws Exception {
    board.ask("flicker e5 3");
    assertThat(next(board.faults))
        .isEqualTo(new Message.Fault(Message.Fault.Kind.NOISY, Board.number(Place.of("e5"))));
    board.await(() -> board.seen.muted(Board.number(Place.of("e5"))));
    board.ask("flicker e5 0");
    board.ask("lift e5");
    assertThat(next(board.faults).kind()).isEqualTo(Message.Fault.Kind.HEALED);
    board.await(() -> board.seen.countMuted() == 0);
  }

  @Test
  void theSelfTestKnowsAShortedColumn() throws Exception {
    board.ask("short c");
    assertThat(next(board.faults))
        .isEqualTo(new Message.Fault(Message.Fault.Kind.COLUMN_SHORTED, 2));
    board.supervisor.selfTest(false);
    assertThat(next(board.tests).shortedColumns()).isEqualTo(1 << 2);
    assertThat(next(board.counters).overruns()).isZero();
    board.ask("unshort c");
    assertThat(next(board.faults).kind()).isEqualTo(Message.Fault.Kind.COLUMN_HEALED);
    board.await(() -> board.seen.countMuted() == 0);
  }

  @Test
  void garbageOnTheLineIsHealedByASnapshot() throws Exception {
    board.ask("garbage 00 13 37 00 ff ff ff 00 03 02");
    board.ask("corrupt 2000");
    board.ask("place j10");
    Thread.sleep(300);
    board.ask("corrupt 0");
    board.awaitOccupied("j10", true);
    board.ask("lift j10");
    board.awaitOccupied("j10", false);
  }

  @Test
  void aResetInTheMiddleLosesNothing() throws Exception {
    board.ask("place k11");
    board.awaitOccupied("k11", true);
    int before = board.sightings;
    board.ask("reset");
    board.await(() -> board.sightings > before);
    board.awaitOccupied("k11", true);
    board.ask("lift k11");
    board.awaitOccupied("k11", false);
  }

  @Test
  void isBackWithWhatChangedMeanwhileAfterThePlugIsInAgain() throws Exception {
    board.ask("unplug");
    board.await(() -> !board.working);
    board.ask("place m13");
    board.ask("plug");
    board.awaitOccupied("m13", true);
    board.ask("lift m13");
    board.awaitOccupied("m13", false);
  }

  private static boolean answers(String command, String part) {
    try {
      return board.ask(command).contains(part);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
