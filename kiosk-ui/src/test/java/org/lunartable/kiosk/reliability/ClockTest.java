package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Copies;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** The wall clock jumps by years, as that of a computer without a battery does. */
@Timeout(value = 280, unit = TimeUnit.SECONDS)
class ClockTest {

  private static final int GAMES = 20;

  /** Without the second, which looks like the first. */
  private static final int[] FACES = {1, 3, 4, 5, 6};

  @TempDir Path folder;

  /** A wall clock that is somewhere else whenever it is asked. */
  private static Clock jumping() {
    Random random = new Random(6);
    InstantSource anywhere = () -> Instant.ofEpochSecond(random.nextLong(4_000_000_000L));
    return anywhere.withZone(ZoneOffset.UTC);
  }

  @Test
  void jumpsOfYearsChangeNoOrderAndNoRoll() throws Exception {
    play(4, 12);
  }

  @Test
  @Tag("faults")
  void manyJumpsOfYearsChangeNoOrderAndNoRoll() throws Exception {
    play(GAMES, 25);
    Reliability.write("the wall clock jumps by years, both ways, at every entry", GAMES * 50, 0);
  }

  private void play(int games, int turns) throws Exception {
    Clock clock = jumping();
    List<List<String>> played = new ArrayList<>();
    long number = 0;
    for (int game = 0; game < games; game++) {
      try (Keeper keeper = Keeper.open(folder, clock);
          TableLoop table = TableLoop.start(Games.of(new CountingGame()), keeper)) {
        assertThat(now(table)).as("numbers never go back").isGreaterThan(number);
        table.begin("counting", Map.of("turns", 1000), "touch").join();
        List<String> moves = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
          int face = FACES[turn % FACES.length];
          done(table, new DieSeen(Die.CLASSIC.face(face)));
          done(table, new OptionChosen(now(table), "p"));
          moves.add("r:" + face);
          moves.add("p");
        }
        played.add(moves);
        number = now(table);
      }
      assertThat(new Copies(folder).make()).isTrue();
    }
    PastGames past = new PastGames(folder);
    assertThat(past.newest(games))
        .extracting(PastGames.Title::id)
        .isSortedAccordingTo((a, b) -> Long.compare(b, a));
    for (int game = 0; game < games; game++) {
      assertThat(moves(past.entries(game + 1))).isEqualTo(played.get(game));
    }
  }

  private static List<String> moves(List<Entry> entries) {
    return entries.stream()
        .filter(Entry.MoveTaken.class::isInstance)
        .map(entry -> ((Entry.MoveTaken) entry).move())
        .toList();
  }

  private static long now(TableLoop table) {
    return table.feed().current().number();
  }

  private static void done(TableLoop table, Observation seen) {
    assertThat(table.submit(TableEvent.certain("camera", System.nanoTime(), seen)).join())
        .isInstanceOf(Reply.Done.class);
  }
}
