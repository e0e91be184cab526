package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.journal.Keeper;

/** A seat that the computer plays is nobody's to sit on: its hand is a secret, too. */
class ComputerSeatsTest {

  @TempDir Path folder;

  @Test
  void whoSitsWhereTheComputerPlaysSeesWhatWatchersSee() throws Exception {
    Map<String, Object> setup =
        Map.of("mode", "phones", "players", 3, "computers", 1, "seed", "5eed");
    Keeper keeper = Keeper.open(folder, Clock.systemUTC());
    TableLoop table = TableLoop.start(AllGames.GAMES, keeper);
    try {
      table.begin("home-on-lagrange", setup, "touch").join();
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

  private static final Viewer WATCHER = Viewer.TABLE;

  private static Viewer seat(String seat) {
    return new Viewer(Optional.of(seat));
  }
}
