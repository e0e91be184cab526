package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.history.LookBack.Moment;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("The look back at a game")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ReviewTest {

  private static final Games GAMES = Games.of(new LunarCommandGame());
  private static final String NEARLY_CLOSED =
      """
      turn: green
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      """;

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;
  private History history;

  @BeforeEach
  void open() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(GAMES, journal);
    history = new History(GAMES, new PastGames(folder));
    Map<String, Object> rules = Map.of("points", Map.of("target", 2));
    table.begin("lunar-command", Map.of("position", NEARLY_CLOSED, "rules", rules), "touch").join();
  }

  @AfterEach
  void close() {
    history.close();
    table.close();
    journal.close();
  }

  private void take(String moves) {
    OptionChosen chosen = new OptionChosen(table.feed().current().number(), moves);
    Reply reply = table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
    assertThat(reply).isInstanceOf(Reply.Done.class);
  }

  private Reviewing awaitReview() throws Exception {
    Reviewing looked = history.review(1).orElseThrow();
    while (looked.state().equals("thinking")) {
      Thread.sleep(20);
      looked = history.review(1).orElseThrow();
    }
    return looked;
  }

  @Test
  void namesTheTurnThatWonAndWhatTheDieGave() throws Exception {
    take("r:white,white,orange,green w:g2");
    take("r:white,white,orange,green w:c3");

    LookBack review = awaitReview().review().orElseThrow();

    Moment best = review.best().orElseThrow();
    assertThat(best.seat()).isEqualTo("orange");
    assertThat(best.move()).isEqualTo(4);
    assertThat(best.turn()).isEqualTo(2);
    assertThat(best.told()).extracting(Text::key).startsWith("happened.wall", "happened.station");
    assertThat(review.seats()).extracting(LookBack.Seat::seat).containsExactly("orange", "green");
    assertThat(review.seats().get(0).stars()).isEqualTo(5);
    assertThat(review.seats().get(0).luck()).isPositive();
  }

  @Test
  void readsTheGameOnceHoweverOftenItIsAskedFor() throws Exception {
    take("r:white,white,orange,green w:g2");
    take("r:white,white,orange,green w:c3");
    AtomicInteger started = new AtomicInteger();
    history.close();
    history = new History(Games.of(new CountedGame(started)), new PastGames(folder));

    awaitReview();
    awaitReview();

    assertThat(started).hasValue(1);
  }

  @Test
  void thereIsNoneOfAGameThatGoesOn() throws Exception {
    take("r:white,white,orange,green w:g2");
    assertThat(awaitReview().state()).isEqualTo("none");
    assertThat(history.review(7)).isEmpty();
  }

  /** Lunar Command that counts how often a game of it is set up. */
  private record CountedGame(AtomicInteger started) implements Game {
    @Override
    public String id() {
      return new LunarCommandGame().id();
    }

    @Override
    public Play start(Map<String, Object> setup) throws BadSetup {
      started.incrementAndGet();
      return new LunarCommandGame().start(setup);
    }
  }
}
