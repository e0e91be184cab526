package org.lunartable.kiosk.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("Hints for people")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class HintDeskTest {

  private static final String BUILD = "r:white,white,orange,green";

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;

  @BeforeEach
  void open() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  private Reply take(String moves) {
    OptionChosen chosen = new OptionChosen(table.feed().current().number(), moves);
    return table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
  }

  private Optional<HintDesk.Found> hint() {
    return new HintDesk(table.feed()).hint(Viewer.TABLE);
  }

  @Test
  void aHintCanBeDoneAsItIs() {
    table.begin("lunar-command", Map.of(), "touch").join();
    take(BUILD);

    HintDesk.Found found = hint().orElseThrow();

    assertThat(found.proposal().reasons()).isNotEmpty();
    assertThat(found.value().orElseThrow()).isBetween(0.0, 1.0);
    assertThat(take(String.join(" ", found.proposal().moves()))).isInstanceOf(Reply.Done.class);
  }

  @Test
  void thereIsNoneWithoutAGameAndBeforeTheRoll() {
    assertThat(hint()).isEmpty();
    table.begin("lunar-command", Map.of(), "touch").join();
    assertThat(hint()).isEmpty();
  }

  /** A desk with two threads, the second of which first does something else. */
  private HintDesk desk(Runnable first) {
    Executor executor =
        task -> {
          first.run();
          task.run();
        };
    return new HintDesk(table.feed(), new Cores(2, executor), System::nanoTime);
  }

  private void roll() {
    table.begin("lunar-command", Map.of(), "touch").join();
    take(BUILD);
  }

  @Test
  void otherCoresHelpAndChangeNothing() {
    roll();
    AtomicInteger helped = new AtomicInteger();
    Optional<HintDesk.Found> found = desk(helped::incrementAndGet).hint(Viewer.TABLE);
    assertThat(helped).hasPositiveValue();
    assertThat(found)
        .isPresent()
        .isEqualTo(new HintDesk(table.feed(), Cores.ONE, System::nanoTime).hint(Viewer.TABLE));
  }

  @Test
  void aLaterQuestionEndsTheOneBefore() {
    roll();
    AtomicInteger asked = new AtomicInteger();
    List<Optional<HintDesk.Found>> later = new ArrayList<>();
    HintDesk[] desk = new HintDesk[1];
    desk[0] =
        desk(
            () -> {
              if (asked.getAndIncrement() == 0) {
                later.add(desk[0].hint(Viewer.TABLE));
              }
            });
    assertThat(desk[0].hint(Viewer.TABLE)).isEmpty();
    assertThat(later).singleElement().satisfies(found -> assertThat(found).isPresent());
  }

  @Test
  void aMoveEndsTheQuestion() {
    roll();
    AtomicInteger asked = new AtomicInteger();
    HintDesk desk =
        desk(
            () -> {
              if (asked.getAndIncrement() == 0) {
                take("w:b1");
              }
            });
    assertThat(desk.hint(Viewer.TABLE)).isEmpty();
    assertThat(asked).hasValue(1);
  }

  /** Every look at this clock finds it four seconds later. */
  @Test
  void tellsTheBestFoundWhenTimeIsUp() {
    roll();
    AtomicLong seconds = new AtomicLong();
    AtomicInteger asked = new AtomicInteger();
    HintDesk late =
        new HintDesk(
            table.feed(),
            new Cores(2, task -> asked.incrementAndGet()),
            () -> TimeUnit.SECONDS.toNanos(seconds.getAndAdd(4)));

    HintDesk.Found found = late.hint(Viewer.TABLE).orElseThrow();

    assertThat(asked).as("nothing was looked at more deeply").hasValue(0);
    assertThat(take(String.join(" ", found.proposal().moves()))).isInstanceOf(Reply.Done.class);
  }

  @Test
  void thereIsNoneInTheCompanionsTurn() {
    Map<String, Object> companion = Map.of("seat", "orange", "level", "gentle");
    table.begin("lunar-command", Map.of("companion", companion), "touch").join();
    take(BUILD);
    assertThat(hint()).isEmpty();
  }
}
