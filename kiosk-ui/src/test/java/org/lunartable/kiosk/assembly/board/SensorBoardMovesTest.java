package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.mind.CompanionPlayer;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;

/** From magnets over the sensors of the real firmware, in its simulator, to moves of the game. */
@Timeout(90)
class SensorBoardMovesTest {

  private static final SensedGame.Patience SHORT =
      new SensedGame.Patience(Duration.ofMillis(250), Duration.ofMillis(600));
  private static final String START =
      "roll: white, white\nboard:\nD................-d\n"
          + "...................\n".repeat(8)
          + ".....1.............\n"
          + "...................\n".repeat(8)
          + "d.................D\n";

  private static final String FIGURES =
      "turn: orange\nroll: yellow\nboard:\nD.................d\n"
          + "...................\n".repeat(2)
          + "...1.2.............\n"
          + "...................\n".repeat(14)
          + "d.................D\n";

  /** Of ten thousand. */
  private static final int EVERY_BYTE = 10_000;

  /** So long that the board has told a change, and not yet so long that it counts as silent. */
  private static final long WORD_MILLIS = 60;

  @TempDir Path folder;
  private final FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
  private TableLoop table;

  @BeforeEach
  void makeTheFirmware() throws Exception {
    build.make("firmware", "sim");
  }

  @Test
  void magnetsPlayAGame() throws Exception {
    try (SimulatedBoard board = SimulatedBoard.start(build, folder.resolve("board"));
        Keeper journal = Keeper.open(folder, Clock.systemUTC());
        TableLoop loop = TableLoop.start(Games.of(new LunarCommandGame()), journal);
        SensorBoard source = new SensorBoard(new SerialPorts(PortName.parse(board.port())));
        SensedBoard sensed = sensed(loop)) {
      table = loop;
      table.begin("lunar-command", Map.of("position", START), "test").join();
      source.start(sensed);
      setUp(board);

      ask(board, "place b1");
      await(shown -> at("b1") == Content.STRAIGHT_WALL);

      ask(board, "press roll");
      await(shown -> shown.die().flatMap(Block.Die::top).isPresent());
      ask(board, "place q1");
      await(shown -> isDoubt(shown, "question"));
      choose("a:q1");
      await(shown -> at("q1") == Content.GREEN_ANTENNA && shown.doubt().isEmpty());

      long before = table.feed().current().number();
      ask(board, "lift b1");
      Thread.sleep(100);
      ask(board, "place b1");
      ask(board, "lift q1");
      await(shown -> isDoubt(shown, "differs"));
      ask(board, "place q1");
      await(shown -> shown.doubt().isEmpty());
      assertThat(table.feed().current().number()).isEqualTo(before + 2);
    }
  }

  @Test
  void whatWasMissedInTheMiddleOfAMoveIsAskedAbout() throws Exception {
    try (SimulatedBoard board = SimulatedBoard.start(build, folder.resolve("board"));
        Keeper journal = Keeper.open(folder, Clock.systemUTC());
        TableLoop loop = TableLoop.start(Games.of(new LunarCommandGame()), journal);
        SensorBoard source = new SensorBoard(new SerialPorts(PortName.parse(board.port())));
        SensedBoard sensed = sensed(loop)) {
      table = loop;
      table.begin("lunar-command", Map.of("position", FIGURES), "test").join();
      source.start(sensed);
      setUp(board);

      Board before = board();
      ask(board, "lift d4");
      Thread.sleep(WORD_MILLIS);
      ask(board, "corrupt " + EVERY_BYTE);
      ask(board, "lift f4");
      Thread.sleep(WORD_MILLIS);
      ask(board, "place f4");
      Thread.sleep(WORD_MILLIS);
      ask(board, "corrupt 0");
      ask(board, "place f2");
      // Either figure may have gone to f2 now.
      await(shown -> isDoubt(shown, "question"));
      assertThat(board()).isEqualTo(before);
      assertThat(source.figures().gaps()).isPositive();
    }
  }

  @Test
  void magnetsDoWhatTheCompanionAsksFor() throws Exception {
    Map<String, Object> companion =
        Map.of("seat", "orange", "level", "gentle", "seed", 5, "bricks", true);
    try (SimulatedBoard board = SimulatedBoard.start(build, folder.resolve("board"));
        Keeper journal = Keeper.open(folder, Clock.systemUTC());
        TableLoop loop = TableLoop.start(Games.of(new LunarCommandGame()), journal);
        SensorBoard source = new SensorBoard(new SerialPorts(PortName.parse(board.port())));
        SensedBoard sensed = sensed(loop)) {
      table = loop;
      CompanionPlayer player =
          CompanionPlayer.start(loop, die(loop), () -> false, CompanionPlayer.Pace.AT_ONCE);
      source.start(sensed);
      doWhatIsAsked(board, companion);
      player.close();
    }
  }

  private void doWhatIsAsked(SimulatedBoard board, Map<String, Object> companion) throws Exception {
    table.begin("lunar-command", Map.of("position", START, "companion", companion), "test").join();
    setUp(board);
    await(shown -> shown.doubt().isEmpty() && asked(shown).isPresent());

    Place goal = asked(table.feed().current()).orElseThrow();
    ask(board, "place " + goal.name());

    await(shown -> !shown.play().orElseThrow().awaitsCompanion());
    assertThat(board().at(goal)).isIn(Content.STRAIGHT_WALL, Content.SQUARE_WALL);
  }

  /** Where the companion wants its brick. */
  private static Optional<Place> asked(Published shown) {
    return shown
        .companion()
        .flatMap(CompanionState::proposal)
        .map(one -> one.steps().get(0).path().get(0));
  }

  /** Builds the position of the game on the bare board. */
  private void setUp(SimulatedBoard board) throws Exception {
    await(shown -> isDoubt(shown, "set-up"));
    ask(board, "place " + pieces());
    await(shown -> shown.doubt().isEmpty());
  }

  private static ElectronicDie die(TableLoop loop) {
    return new ElectronicDie(loop, faces -> 0);
  }

  private static SensedBoard sensed(TableLoop loop) {
    Buttons buttons = new Buttons(loop, die(loop));
    return SensedBoard.start(SensorBoard.NAME, buttons, loop.feed(), SHORT, () -> true);
  }

  private static void ask(SimulatedBoard board, String command) throws Exception {
    assertThat(board.ask(command)).as(command).startsWith("ok");
  }

  private Board board() {
    return ((OnTheTable) table.feed().current().play().orElseThrow()).position().board();
  }

  private Content at(String place) {
    return board().at(Place.of(place));
  }

  private String pieces() {
    return board().places(content -> content != Content.EMPTY).stream()
        .map(Place::name)
        .collect(Collectors.joining(" "));
  }

  private static boolean isDoubt(Published shown, String kind) {
    return shown.doubt().map(Doubt::kind).equals(Optional.of(kind));
  }

  private void choose(String id) {
    Published shown = table.feed().current();
    List<String> answers =
        shown.doubt().orElseThrow().answers().stream().map(Doubt.Answer::id).toList();
    assertThat(answers).contains("w:q1", "a:q1");
    OptionChosen chosen = new OptionChosen(shown.number(), id);
    table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
  }

  private void await(Predicate<Published> what) throws InterruptedException {
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      while (!what.test(table.feed().current())) {
        assertThat(screens.next(Duration.ofSeconds(20)))
            .as("%s", table.feed().current())
            .isPresent();
      }
    }
  }
}
