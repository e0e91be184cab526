package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.journal.Keeper;

/** A seat that the computer plays is nobody's to sit on: its hand is a secret, too. */
class ComputerSeatsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void whoSitsWhereTheComputerPlaysSeesWhatWatchersSee(String game) throws Exception {
    Map<String, Object> setup =
        Map.of("mode", "phones", "players", 3, "computers", 1, "seed", "5eed");
    Keeper keeper = Keeper.open(folder, Clock.systemUTC());
    TableLoop table = TableLoop.start(AllGames.GAMES, keeper);
    try {
      table.begin(game, setup, "touch").join();
      Published now = table.feed().current();
      assertThat(now.seats()).containsExactly("orange", "green");
      assertThat(now.screenFor(seat("orange"))).isNotEqualTo(now.screenFor(WATCHER));
      assertThat(now.screenFor(seat("blue"))).isEqualTo(now.screenFor(WATCHER));
      assertThat(now.screen().orElseThrow().blocks())
          .filteredOn(Block.Tracks.class::isInstance)
          .singleElement()
          .extracting(tracks -> ((Block.Tracks) tracks).tracks().get(2).companion())
          .isEqualTo(Optional.of("steady"));
    } finally {
      table.close();
      keeper.close();
    }
  }

  /** Neither the table nor a phone that sat there in the last game decides for the computer. */
  @ParameterizedTest
  @CsvSource({
    "home-on-lagrange, phones",
    "home-on-lagrange, one-screen",
    "space-lab, phones",
    "space-lab, one-screen"
  })
  void nobodyDecidesForTheComputer(String game, String mode) throws Exception {
    Map<String, Object> setup =
        Map.of("mode", mode, "players", 2, "computers", 1, "starts", "green", "seed", "5eed");
    Keeper keeper = Keeper.open(folder, Clock.systemUTC());
    TableLoop table = TableLoop.start(AllGames.GAMES, keeper);
    try {
      table.begin(game, setup, "touch").join();
      Published now = table.feed().current();
      String move = now.play().orElseThrow().options().get(0).id();
      TableEvent event =
          TableEvent.certain(
              "touch", System.nanoTime(), new Observation.OptionChosen(now.number(), move));
      assertThat(table.submit(event).join()).isInstanceOf(Reply.NotDone.class);
      for (String seat : List.of("orange", "green")) {
        assertThat(table.submitFrom(seat, OptionalLong.empty(), event).join())
            .isEqualTo(Reply.refused("refused.not-your-turn"));
      }
      assertThat(table.feed().current().play()).isEqualTo(now.play());
    } finally {
      table.close();
      keeper.close();
    }
  }

  private static final Viewer WATCHER = Viewer.TABLE;

  private static Viewer seat(String seat) {
    return new Viewer(Optional.of(seat));
  }
}
