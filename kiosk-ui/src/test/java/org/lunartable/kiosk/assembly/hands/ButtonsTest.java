package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.SourceState;
import org.lunartable.kiosk.table.TableLoop;

@Timeout(30)
class ButtonsTest {

  /** Figures and UFOs may move and none is there: only a pass is left. */
  private static final String NOTHING_TO_DO =
      "roll: yellow, yellow, grey, grey\nboard:\nD.................d\n"
          + "...................\n".repeat(17)
          + "d.................D\n";

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;
  private Buttons buttons;

  @BeforeEach
  void begin() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    buttons = new Buttons(table, new ElectronicDie(table, faces -> 2));
    table.begin("lunar-command", Map.of(), "test").join();
  }

  @AfterEach
  void end() {
    table.close();
    journal.close();
  }

  private void use(TableButton button, Use use) {
    buttons.accept(TableEvent.certain("panel", System.nanoTime(), new ButtonUsed(button, use)));
  }

  private boolean rolled() {
    return table.feed().current().die().flatMap(Block.Die::top).isPresent();
  }

  private void awaitRolled(boolean wanted) throws InterruptedException {
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      while (rolled() != wanted) {
        Published next = screens.next(Duration.ofSeconds(20)).orElseThrow();
        assertThat(next).isNotNull();
      }
    }
  }

  @Test
  void theRollButtonRollsOnceForAPress() throws Exception {
    use(TableButton.ROLL, Use.PRESSED);
    use(TableButton.ROLL, Use.HELD);
    use(TableButton.ROLL, Use.RELEASED);
    awaitRolled(true);
  }

  @Test
  void theNextButtonHeldTakesTheRollBack() throws Exception {
    use(TableButton.ROLL, Use.PRESSED);
    awaitRolled(true);
    use(TableButton.NEXT, Use.PRESSED);
    use(TableButton.NEXT, Use.HELD);
    awaitRolled(false);
  }

  @Test
  void theNextButtonPressedShortlyGoesOn() throws Exception {
    table.begin("lunar-command", Map.of("position", NOTHING_TO_DO), "test").join();
    use(TableButton.NEXT, Use.PRESSED);
    use(TableButton.NEXT, Use.RELEASED);
    awaitRolled(false);
  }

  @Test
  void theNextButtonLetGoAfterHoldingDoesNothingMore() throws Exception {
    table.begin("lunar-command", Map.of("position", NOTHING_TO_DO), "test").join();
    long before = table.feed().current().number();
    use(TableButton.NEXT, Use.PRESSED);
    use(TableButton.NEXT, Use.HELD);
    use(TableButton.NEXT, Use.RELEASED);
    use(TableButton.ROLL, Use.RELEASED);
    // There was nothing to take back; that is said, and the roll still stands.
    awaitNotice(before);
    assertThat(rolled()).isTrue();
  }

  @Test
  void theJournalSaysWhichButtonRolled() throws Exception {
    use(TableButton.ROLL, Use.PRESSED);
    awaitRolled(true);
    assertThat(new PastGames(folder).entries(1))
        .last()
        .extracting(Entry::source)
        .isEqualTo("electronic:panel");
  }

  private void awaitNotice(long after) throws InterruptedException {
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      while (table.feed().current().number() == after) {
        screens.next(Duration.ofSeconds(20));
      }
    }
  }

  @Test
  void whatIsNoButtonGoesToTheTable() throws Exception {
    buttons.accept(TableEvent.certain("panel", System.nanoTime(), new SourceHealth(true, "works")));
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      while (!table.feed().current().sources().contains(new SourceState("panel", true, "works"))) {
        screens.next(Duration.ofSeconds(20));
      }
    }
    assertThat(rolled()).isFalse();
  }
}
