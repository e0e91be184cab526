package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.BoardSeen;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.reliability.Reliability;

/**
 * Everything chatters at once: the die's reading flaps, the board's markers flicker, a sensor
 * chatters, a button bounces, a cable comes and goes. In the middle of it somebody plays.
 */
@Timeout(value = 250, unit = TimeUnit.SECONDS)
class InputStormTest {

  private static final String BUTTON = ElectronicDie.SOURCE + ":panel";

  @TempDir Path folder;

  @Test
  void playGoesOnInAStormAndTheNoisyAreNamed() throws Exception {
    assertThat(storm(40)).isZero();
  }

  @Tag("faults")
  @Test
  void playGoesOnInALongStorm() throws Exception {
    int turns = 1000;
    int lost = storm(turns);
    Reliability.write(
        "all inputs chatter at once, moves and rolls in the middle of it", 2 * turns, lost);
    assertThat(lost).isZero();
  }

  /** Plays so many turns, a roll and a move each; tells how many of them were lost. */
  private int storm(int turns) throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger turnedAway = new AtomicInteger();
    AtomicInteger rolled = new AtomicInteger();
    int lost = 0;
    try (Keeper keeper = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(Games.of(new CountingGame()), keeper)) {
      table.begin("counting", Map.of("turns", 100_000), "touch").join();
      List<Thread> storm = new ArrayList<>();
      for (String source : List.of("camera", "sensor-board", "panel")) {
        Thread chatter = new Thread(() -> chatter(table, source, over, turnedAway));
        chatter.start();
        storm.add(chatter);
      }
      Thread flapping = new Thread(() -> flap(table, over, turnedAway));
      flapping.start();
      storm.add(flapping);
      Thread bouncing = new Thread(() -> bounce(table, over, turnedAway));
      bouncing.start();
      storm.add(bouncing);
      try {
        for (int i = 0; i < turns; i++) {
          if (i % 4 == 0) {
            awaitRoll(table);
          } else {
            lost += roll(table, rolled);
          }
          lost += pass(table);
        }
        awaitNoise(table);
      } finally {
        over.set(true);
        for (Thread chatter : storm) {
          chatter.join();
        }
      }
    }
    assertThat(turnedAway).as("readings are replaced, nothing is turned away").hasValue(0);
    List<Entry> kept = new PastGames(folder).entries(1);
    assertThat(from(kept, "touch")).as("the start and every pass").isEqualTo(1 + turns - lost);
    assertThat(from(kept, "electronic")).as("every roll, once").isEqualTo(rolled.get());
    assertThat(from(kept, "electronic") + from(kept, "camera") + from(kept, BUTTON))
        .as("one roll a turn, whoever was first")
        .isBetween((long) turns, turns + 1L);
    assertThat(from(kept, BUTTON)).as("the button is heard in the storm").isPositive();
    return lost;
  }

  private static long from(List<Entry> entries, String source) {
    return entries.stream().filter(entry -> entry.source().equals(source)).count();
  }

  /** Rolls, unless the flapping die was quicker: then the roll is answered, not lost. */
  private static int roll(TableLoop table, AtomicInteger rolled) throws Exception {
    Reply reply =
        table
            .submit(event("electronic", new DieSeen(Die.CLASSIC.face(3))))
            .get(20, TimeUnit.SECONDS);
    if (reply instanceof Reply.Done) {
      rolled.incrementAndGet();
    }
    return reply instanceof Reply.NotDone ? 1 : 0;
  }

  /** Leaves this one to the button, or to the flapping die. */
  private static void awaitRoll(TableLoop table) {
    while (table.feed().current().die().orElseThrow().wanted()) {
      pause(1);
    }
  }

  private static int pass(TableLoop table) throws Exception {
    OptionChosen pass = new OptionChosen(now(table), "p");
    return table.submit(event("touch", pass)).get(20, TimeUnit.SECONDS) instanceof Reply.Done
        ? 0
        : 1;
  }

  private static long now(TableLoop table) {
    return table.feed().current().number();
  }

  private static void awaitNoise(TableLoop table) throws InterruptedException {
    while (table.feed().current().warnings().size() < 3) {
      Thread.sleep(20);
    }
    assertThat(table.feed().current().warnings())
        .extracting(Text::key)
        .containsOnly("warning.noisy");
  }

  private static void chatter(
      TableLoop table, String source, AtomicBoolean over, AtomicInteger turnedAway) {
    Random random = new Random(source.hashCode());
    while (!over.get()) {
      Observation seen =
          switch (random.nextInt(3)) {
            case 0 -> new BoardSeen(Board.empty(new Lattice(3, 3)));
            case 1 -> new BoardDoubted(now(table), Optional.empty());
            default -> new SourceHealth(random.nextBoolean(), "loose cable " + random.nextInt());
          };
      if (!table.accept(event(source, seen))) {
        turnedAway.incrementAndGet();
      }
      if (random.nextInt(4) == 0) {
        pause(1);
      }
    }
  }

  /** A die that is read as another face from picture to picture, and each time as a roll. */
  private static void flap(TableLoop table, AtomicBoolean over, AtomicInteger turnedAway) {
    Random random = new Random(5);
    while (!over.get()) {
      DieSeen seen = new DieSeen(Die.CLASSIC.face(1 + random.nextInt(6)));
      if (!table.accept(event("camera", seen))) {
        turnedAway.incrementAndGet();
      }
      pause(20);
    }
  }

  /** A worn button: each press comes as many. */
  private static void bounce(TableLoop table, AtomicBoolean over, AtomicInteger turnedAway) {
    Buttons buttons = new Buttons(table, ElectronicDie.secure(table));
    for (int i = 0; !over.get(); i++) {
      Use use = i % 2 == 0 ? Use.PRESSED : Use.RELEASED;
      if (!buttons.accept(event("panel", new ButtonUsed(TableButton.ROLL, use)))) {
        turnedAway.incrementAndGet();
      }
      pause(i % 10 == 9 ? 20 : 1);
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static TableEvent event(String source, Observation seen) {
    return TableEvent.certain(source, System.nanoTime(), seen);
  }
}
