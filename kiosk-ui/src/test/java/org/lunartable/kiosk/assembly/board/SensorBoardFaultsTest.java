package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.BoardSighted;
import org.lunartable.engine.spi.Observation.BoardWatched;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.reliability.Reliability;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.TableLoop;

/**
 * A real game on the real firmware in its simulator while things break. Whatever happens, the game
 * has the moves that were made with bricks, and no others; and what the line missed was healed by a
 * snapshot each time.
 */
@Tag("faults")
@Timeout(1500)
class SensorBoardFaultsTest {

  private static final int EVENTS = 10_000;

  /** After so many touches by hands the board is at rest and is compared with the game. */
  private static final int WAVE = 40;

  private static final int WAVES_A_MOVE = 5;

  /** So few that no station is closed, which would ask for more. */
  private static final int MOVES_A_GAME = 8;

  private static final int UNPLUGS = 50;
  private static final int STALLS = 10;
  private static final int RESETS = 20;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final Lattice CLASSIC = new Lattice(9, 9);

  @TempDir Path folder;
  private final Random random = new Random(11);
  private SimulatedBoard board;
  private Keeper journal;
  private TableLoop table;
  private SensorBoard source;
  private SensedBoard sensed;

  /** What the game is to show: what was built with bricks, and nothing else. */
  private Board expected;

  /** The one it shows a little sooner or later. */
  private Board next;

  private int moves;
  private int comparisons;

  /** What the sensors told last; nothing while something was missed. */
  private final AtomicReference<BoardSighting> seen = new AtomicReference<>();

  /** Whether the board has said since that it is so. */
  private volatile boolean confirmed;

  @BeforeEach
  void start() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    board = SimulatedBoard.start(build, folder.resolve("board"));
    openTable();
    table.begin("lunar-command", Map.of(), "test").join();
    expected = game();
    next = expected;
    ask("place " + names(standing()));
    source = new SensorBoard(new SerialPorts(PortName.parse(board.port())));
    Buttons buttons = new Buttons(table, new ElectronicDie(table, faces -> 0));
    sensed = SensedBoard.start(SensorBoard.NAME, buttons, table.feed());
    source.start(event -> noted(event, sensed));
    await(() -> works() && isSeen(standing()) && now().doubt().isEmpty());
  }

  private boolean noted(TableEvent event, InputSink game) {
    if (event.observation() instanceof BoardSighted sighted) {
      confirmed = false;
      seen.set(sighted.sighting());
    } else if (event.observation() instanceof BoardWatched watched) {
      confirmed = watched.unbroken();
      if (!watched.unbroken()) {
        seen.set(null);
      }
    }
    return game.accept(event);
  }

  /** Whether the sensors tell of just these places, and the board says that nothing was missed. */
  private boolean isSeen(Set<Place> occupied) {
    BoardSighting sighting = seen.get();
    return confirmed && sighting != null && Presence.occupied(sighting).equals(occupied);
  }

  private void openTable() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
  }

  @AfterEach
  void stop() throws Exception {
    source.close();
    sensed.close();
    table.close();
    journal.close();
    board.close();
  }

  private boolean works() {
    return source.health().filter(health -> health.link().working()).isPresent();
  }

  private String ask(String command) throws IOException {
    String answer = board.ask(command);
    assertThat(answer).as(command).startsWith("ok");
    return answer;
  }

  private Published now() {
    return table.feed().current();
  }

  private OnTheTable play() {
    return (OnTheTable) now().play().orElseThrow();
  }

  private Board game() {
    return play().position().board();
  }

  private boolean isRolled() {
    return now().die().flatMap(Block.Die::top).isPresent();
  }

  /** Waits, and looks all the while that the game shows nothing that was not built. */
  private void await(BooleanSupplier what) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!what.getAsBoolean()) {
      checkNothingInvented();
      assertThat(System.nanoTime())
          .as("%s, %s, %s", source.health(), source.figures(), now().doubt())
          .isLessThan(end);
      Thread.sleep(2);
    }
    checkNothingInvented();
  }

  private void checkNothingInvented() {
    assertThat(game()).as("move %d", moves).isIn(expected, next);
  }

  private Set<Place> standing() {
    return new TreeSet<>(game().places(content -> content != Content.EMPTY));
  }

  private static String names(Collection<Place> places) {
    return places.stream().map(Place::name).collect(Collectors.joining(" "));
  }

  /** Something that goes wrong while a brick is built. */
  private interface Fault {
    void around(Building building) throws Exception;
  }

  /** Sets the brick down. */
  private interface Building {
    void build() throws Exception;
  }

  /** One move of the game: a roll by the button of the board, then a wall, amid a fault. */
  private void move(Fault fault) throws Exception {
    if (moves > 0 && moves % MOVES_A_GAME == 0) {
      anotherGame();
    }
    roll();
    Place place = freeEdge();
    expected = game();
    next = expected.with(place, Content.STRAIGHT_WALL);
    moves++;
    fault.around(() -> ask("place " + place.name()));
    await(() -> builtOrAsked(place));
    expected = next;
    compare();
  }

  /** Board, sensors and game agree, place by place. */
  private void compare() throws Exception {
    await(() -> isSeen(standing()) && now().doubt().isEmpty());
    assertThat(game()).isEqualTo(expected);
    comparisons++;
  }

  private void roll() throws Exception {
    if (!isRolled()) {
      ask("press roll");
      await(this::isRolled);
      ask("release roll");
      Thread.sleep(60);
    }
  }

  /** An edge on which a wall can be built; on a corner it could be something else, too. */
  private Place freeEdge() {
    List<Place> edges =
        now().play().orElseThrow().options().stream()
            .map(Option::id)
            .filter(id -> id.startsWith("w:"))
            .map(id -> Place.of(id.substring(2)))
            .filter(place -> place.kind() == Place.Kind.EDGE)
            .toList();
    assertThat(edges).isNotEmpty();
    return edges.get(random.nextInt(edges.size()));
  }

  /** After a broken line nobody knows which pieces are others now; then the table asks. */
  private boolean builtOrAsked(Place place) {
    String wall = "w:" + place.name();
    now()
        .doubt()
        .filter(doubt -> doubt.answers().stream().anyMatch(answer -> answer.id().equals(wall)))
        .ifPresent(
            doubt -> {
              OptionChosen chosen = new OptionChosen(now().number(), wall);
              table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
            });
    return game().equals(next);
  }

  private void anotherGame() throws Exception {
    ask("lift " + names(standing()));
    table.begin("lunar-command", Map.of(), "test").join();
    expected = game();
    next = expected;
    ask("place " + names(standing()));
    await(() -> isSeen(standing()) && now().doubt().isEmpty());
  }

  /** What was missed was healed each time, and the game on the disk is the one on the screen. */
  private LinkCounters.Figures checkNothingLost() throws Exception {
    compare();
    LinkCounters.Figures figures = source.figures();
    assertThat(figures.healed()).as("%s", figures).isEqualTo(figures.lost() + 1);
    Board last = game();
    source.close();
    sensed.close();
    table.close();
    journal.close();
    openTable();
    assertThat(game()).isEqualTo(last);
    return figures;
  }

  @Test
  void tenThousandEventsWithOneByteInAHundredWrong() throws Exception {
    Idle before = Idle.now();
    ask("corrupt 100");
    int waves = 0;
    for (int events = 0; events < EVENTS; ) {
      events += wave(WAVE);
      compare();
      if (++waves % WAVES_A_MOVE == 0) {
        move(Building::build);
      }
    }
    ask("corrupt 0");
    String idle = before.checkNothingLeft();
    LinkCounters.Figures figures = checkNothingLost();
    assertThat(figures.lost()).isPositive();
    Reliability.write(
        "sensor board in a game: 10,000 pieces placed and lifted, one byte in a hundred wrong",
        EVENTS,
        "%d moves and no other, the same on the disk; the whole board compared %d times; %d times something was missed, each healed by a snapshot; %s"
            .formatted(moves, comparisons, figures.lost(), idle),
        "0");
  }

  /** A hand that puts pieces down and takes them away again; in the end all is as it was. */
  private int wave(int events) throws Exception {
    Set<Place> here = standing();
    Set<Place> more = new TreeSet<>();
    int done = 0;
    while (done < events || !more.isEmpty()) {
      Place place = CLASSIC.place(random.nextInt(CLASSIC.size()));
      if (done >= events) {
        place = more.iterator().next();
      } else if (here.contains(place)) {
        continue;
      }
      boolean lifts = more.remove(place);
      if (!lifts) {
        more.add(place);
      }
      ask((lifts ? "lift " : "place ") + place.name());
      done++;
      Thread.sleep(6);
      checkNothingInvented();
    }
    return done;
  }

  @Test
  void fiftyUnplugsTenStallsTwentyResets() throws Exception {
    Idle before = Idle.now();
    long slowest = 0;
    for (int i = 0; i < UNPLUGS; i++) {
      move(this::amidAnUnplug);
      slowest = Math.max(slowest, backMillis);
    }
    for (int i = 0; i < STALLS; i++) {
      move(
          building -> {
            ask("freeze 2500");
            building.build();
          });
    }
    for (int i = 0; i < RESETS; i++) {
      move(
          building -> {
            ask("reset");
            building.build();
          });
    }
    assertThat(slowest).isLessThan(2000);
    String idle = before.checkNothingLeft();
    LinkCounters.Figures figures = checkNothingLost();
    Reliability.write(
        "sensor board in a game: unplugged, stalled, reset while a piece is built",
        UNPLUGS + STALLS + RESETS,
        "%d moves and no other, the same on the disk; the whole board compared %d times; back within %d ms; %d times something was missed, each healed by a snapshot; %s"
            .formatted(moves, comparisons, slowest, figures.lost(), idle),
        "0");
  }

  private long backMillis;

  private void amidAnUnplug(Building building) throws Exception {
    ask("unplug");
    await(() -> !works());
    building.build();
    Thread.sleep(random.nextInt(1200));
    long plugged = System.nanoTime();
    ask("plug");
    await(() -> works() && seen.get() != null);
    backMillis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - plugged);
  }
}
