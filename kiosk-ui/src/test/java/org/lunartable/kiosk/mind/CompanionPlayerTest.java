package org.lunartable.kiosk.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.CompanionState.Phase;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Screens;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("The companion at the table")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CompanionPlayerTest {

  private static final String BUILD = "r:white,white,orange,green";

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;
  private CompanionPlayer player;
  private boolean dieIsSeen;
  private final AtomicInteger faults = new AtomicInteger();

  @BeforeEach
  void open() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    player =
        CompanionPlayer.start(
            table,
            new ElectronicDie(table, faces -> draw()),
            () -> dieIsSeen,
            CompanionPlayer.Pace.AT_ONCE);
  }

  @AfterEach
  void close() {
    player.close();
    table.close();
    journal.close();
  }

  private int draw() {
    if (faults.getAndDecrement() > 0) {
      throw new IllegalStateException("the die is stuck");
    }
    return 0;
  }

  private void begin(String seat, boolean bricks) {
    Map<String, Object> companion =
        Map.of("seat", seat, "level", "steady", "seed", 5, "bricks", bricks);
    table.begin("lunar-command", Map.of("companion", companion), "touch").join();
  }

  private Published await(Predicate<Published> test) {
    return Screens.await(table, test);
  }

  private static Predicate<Published> phase(Phase phase) {
    return screen -> screen.companion().map(CompanionState::phase).equals(Optional.of(phase));
  }

  private static boolean isThePersons(Published screen) {
    return !screen.play().orElseThrow().awaitsCompanion();
  }

  private void see(Observation what) {
    table.submit(TableEvent.certain("camera", System.nanoTime(), what)).join();
  }

  private void take(String moves) {
    see(new OptionChosen(table.feed().current().number(), moves));
  }

  private static Proposal proposal(Published screen) {
    return screen.companion().flatMap(CompanionState::proposal).orElseThrow();
  }

  @Test
  void rollsAndWaitsUntilItsTurnIsDoneWithBricks() {
    begin("orange", true);

    Published shown = await(phase(Phase.SHOWS));
    take(String.join(" ", proposal(shown).moves()));

    assertThat(isThePersons(table.feed().current())).isTrue();
  }

  @Test
  void aDieThatFailsOnceDoesNotEndItsGame() {
    faults.set(1);
    begin("orange", false);

    assertThat(await(CompanionPlayerTest::isThePersons).happenings()).isNotEmpty();
  }

  @Test
  void playsByItselfWithoutBricks() {
    begin("orange", false);

    Published after = await(CompanionPlayerTest::isThePersons);

    assertThat(after.happenings()).isNotEmpty();
    assertThat(after.companion()).isEmpty();
  }

  @Test
  void asksForTheRealDieWhereACameraReadsIt() {
    dieIsSeen = true;
    begin("orange", true);

    await(phase(Phase.ASKS_ROLL));
    take(BUILD);

    assertThat(proposal(await(phase(Phase.SHOWS))).steps()).isNotEmpty();
  }

  @Test
  void asksForTheSameAfterARestart() throws Exception {
    begin("orange", true);
    Proposal before = proposal(await(phase(Phase.SHOWS)));
    close();

    open();

    assertThat(proposal(await(phase(Phase.SHOWS)))).isEqualTo(before);
  }

  @Test
  void aBoardThatShowsAnotherTurnChangesNothing() {
    begin("orange", true);
    Published shown = await(phase(Phase.SHOWS));
    String other =
        shown.play().orElseThrow().options().stream()
            .map(option -> option.id())
            .filter(id -> !id.equals(proposal(shown).moves().get(0)))
            .findFirst()
            .orElseThrow();

    see(new MovesSeen(shown.number(), List.of(other)));

    Published now = table.feed().current();
    assertThat(now.play()).isEqualTo(shown.play());
    assertThat(now.notice()).contains(Text.of("notice.companion-other"));
    see(new MovesSeen(now.number(), proposal(shown).moves()));
    assertThat(isThePersons(table.feed().current())).isTrue();
  }

  @Test
  void whatItDidIsTakenBackWithThePersonsMove() {
    begin("green", true);
    take(BUILD);
    take("w:b1");
    await(phase(Phase.SHOWS));

    see(new UndoAsked(table.feed().current().number()));

    assertThat(isThePersons(table.feed().current())).isTrue();
    assertThat(table.feed().current().die().orElseThrow().top()).isPresent();
    take("w:a2");
    await(phase(Phase.SHOWS));
  }

  @Test
  void thinkingAheadChangesNoAnswer() {
    begin("green", true);
    take(BUILD);
    Plans ahead = new Plans();
    ahead.foresee(table.feed().current().play().orElseThrow(), () -> false);
    take("w:b1");
    Published shown = await(phase(Phase.SHOWS));

    assertThat(ahead.turn(shown.play().orElseThrow(), () -> false)).contains(proposal(shown));
  }
}
