package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.notation.GameReader;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.Replay;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.protocol.EngineProtocol;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("The games of the journal")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class FiguresTest {

  private static final Games GAMES = Games.of(new LunarCommandGame());
  private static final String BUILD = "r:white,white,orange,green";
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
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  private void begin(Map<String, String> names) {
    Map<String, Object> rules = Map.of("points", Map.of("target", 2));
    Map<String, Object> setup = Map.of("position", NEARLY_CLOSED, "rules", rules, "names", names);
    table.begin("lunar-command", setup, "touch").join();
  }

  private void take(String moves) {
    OptionChosen chosen = new OptionChosen(table.feed().current().number(), moves);
    Reply reply = table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
    assertThat(reply).isInstanceOf(Reply.Done.class);
  }

  private void playToTheEnd() {
    take(BUILD + " w:g2");
    take(BUILD + " w:c3");
  }

  @Test
  @DisplayName("are added up by player, and the best of them are records")
  void figures() throws Exception {
    begin(Map.of("orange", "Ada", "green", "Bo"));
    playToTheEnd();
    begin(Map.of("green", "Ada"));
    playToTheEnd();
    begin(Map.of());

    List<Statistics> all = history.statistics();

    assertThat(all).hasSize(1);
    assertThat(all.get(0).games()).isEqualTo(2);
    assertThat(all.get(0).players())
        .extracting(one -> one.who().name().orElse("-"), one -> one.wins(), one -> one.games())
        .containsExactlyInAnyOrder(tuple("Ada", 1, 2), tuple("-", 1, 1), tuple("Bo", 0, 1));
    assertThat(all.get(0).records())
        .extracting(Statistics.Best::kind, Statistics.Best::value)
        .containsExactly(
            tuple("largest", 1),
            tuple("richest", 2),
            tuple("highest", 2),
            tuple("longest", 2),
            tuple("shortest", 2));
  }

  @Test
  @DisplayName("are written down so that they can be played again")
  void shared() throws Exception {
    begin(Map.of("orange", "Ada"));
    playToTheEnd();

    SharedGame game = history.shared(1).orElseThrow();
    GameRecord read = new GameReader(EngineProtocol::rules).read(game.text());

    assertThat(read.tags()).containsEntry("Orange", "Ada");
    assertThat(((Replay.Played) Replay.of(read)).ending()).contains(Ending.ORANGE);
    assertThat(game.whole()).isTrue();
    assertThat(game.qr()).isPresent();
  }

  @Test
  @DisplayName("that were put right by hand say so, and are written from there on")
  void corrected() throws Exception {
    begin(Map.of());
    take(BUILD + " w:g2");
    take("fix:green=1");
    take(BUILD + " w:c3");

    SharedGame game = history.shared(1).orElseThrow();
    GameRecord read = new GameReader(EngineProtocol::rules).read(game.text());

    assertThat(history.newest().get(0).corrected()).isTrue();
    assertThat(game.whole()).isFalse();
    assertThat(read.tags()).containsEntry("ByHand", "green=1");
    assertThat(read.setUp().orElseThrow().score().green()).isEqualTo(1);
    assertThat(((Replay.Played) Replay.of(read)).ending()).contains(Ending.ORANGE);
  }

  @Test
  @DisplayName("tell which rolls were put right and what was allowed")
  void rollsPutRight() throws Exception {
    begin(Map.of());
    take(BUILD + " w:g2");
    take("!" + BUILD + " !w:d5");

    SharedGame game = history.shared(1).orElseThrow();
    Summary summary = history.newest().get(0);

    assertThat(game.text()).contains("[ByHand \"2. roll\"]", "2. orange", "!w:d5");
    assertThat(game.whole()).isTrue();
    assertThat(List.of(summary.corrected(), summary.allowed())).containsExactly(true, true);
    assertThat(new GameReader(EngineProtocol::rules).read(game.text()).rounds()).hasSize(2);
  }

  @Test
  @DisplayName("that are too long for a picture say so")
  void tooLong() throws Exception {
    table.begin("lunar-command", Map.of("names", Map.of("orange", "Ö".repeat(40))), "touch").join();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 400; i++) {
      List<Option> options = table.feed().current().play().orElseThrow().options();
      if (options.isEmpty()) {
        break;
      }
      take(options.get(random.nextInt(options.size())).id());
    }

    SharedGame game = history.shared(1).orElseThrow();

    assertThat(game.text().length()).isGreaterThan(4000);
    assertThat(game.qr()).isEqualTo(Optional.empty());
  }
}
