package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardSeen;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;

/** What a person touches, and what cameras and sensors see, ends in one place and counts alike. */
@DisplayName("A turn, whoever tells it")
class EverySourceTest {

  private static final String ROLL = "r:white,white,orange,green";
  private static final String WALL = "w:b1";

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;

  /** How a source tells a roll of white and a wall at b1 in this game. */
  private enum Teller {
    TOUCH("touch") {
      @Override
      Observation roll(Published now) {
        return new OptionChosen(now.number(), ROLL);
      }

      @Override
      Observation wall(Published now) {
        return new OptionChosen(now.number(), WALL);
      }
    },
    CAMERA("camera") {
      @Override
      Observation wall(Published now) {
        return new MovesSeen(now.number(), List.of(WALL));
      }
    },
    SENSORS("sensor-board") {
      @Override
      Observation wall(Published now) {
        return new BoardSeen(position(now).board().with(Place.of("b1"), Content.STRAIGHT_WALL));
      }
    },
    ELECTRONIC("electronic") {
      @Override
      Observation wall(Published now) {
        return new MovesSeen(now.number(), List.of(WALL));
      }
    };

    final String source;

    Teller(String source) {
      this.source = source;
    }

    Observation roll(Published now) {
      return new DieSeen(Die.CLASSIC.face(1));
    }

    abstract Observation wall(Published now);
  }

  private static Position position(Published now) {
    return ((OnTheTable) now.play().orElseThrow()).position();
  }

  @BeforeEach
  void begin() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    table.begin("lunar-command", Map.of(), "touch").join();
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  private Published now() {
    return table.feed().current();
  }

  private Reply tell(String source, Observation seen) {
    return table.submit(TableEvent.certain(source, System.nanoTime(), seen)).join();
  }

  static Stream<Teller> tellers() {
    return Stream.of(Teller.values());
  }

  @ParameterizedTest
  @MethodSource("tellers")
  @DisplayName("leads to the same game and stands in the record under its name")
  void theSame(Teller teller) throws Exception {
    assertThat(tell(teller.source, teller.roll(now()))).isInstanceOf(Reply.Done.class);
    assertThat(tell(teller.source, teller.wall(now()))).isInstanceOf(Reply.Done.class);

    assertThat(position(now()).board().at(Place.of("b1"))).isEqualTo(Content.STRAIGHT_WALL);
    assertThat(now().die().orElseThrow().wanted()).as("the next one is to roll").isTrue();
    table.close();
    journal.close();
    assertThat(new PastGames(folder).entries(1).subList(1, 3))
        .containsExactly(
            new Entry.MoveTaken(ROLL, teller.source), new Entry.MoveTaken(WALL, teller.source));
  }

  @ParameterizedTest
  @MethodSource("tellers")
  @DisplayName("goes on by any other source when one fails in the middle of it")
  void oneFails(Teller teller) {
    tell("camera", new DieSeen(Die.CLASSIC.face(1)));
    tell("camera", new SourceHealth(false, "The camera was pulled out."));
    tell("sensor-board", new SourceHealth(false, "The board was pulled out."));

    assertThat(tell(teller.source, teller.wall(now()))).isInstanceOf(Reply.Done.class);
  }

  @ParameterizedTest
  @MethodSource("tellers")
  @DisplayName("that nothing in the game explains changes nothing")
  void nothing(Teller teller) {
    Observation early = teller.wall(now());

    assertThat(tell(teller.source, early)).isNotInstanceOf(Reply.Done.class);

    assertThat(now().canUndo()).isFalse();
  }
}
