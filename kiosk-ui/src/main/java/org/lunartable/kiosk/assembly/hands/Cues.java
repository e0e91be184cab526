package org.lunartable.kiosk.assembly.hands;

import java.time.Duration;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.kiosk.assembly.hands.Signals.Light;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * Lets lamps and buzzer follow the game: the lamp of whose turn it is shines, the winner's
 * flickers; the status lamp blinks slowly while the table waits for a roll; the places where
 * something can be done are lit. A thread of its own.
 */
public final class Cues implements AutoCloseable {

  private static final Duration LOOK = Duration.ofSeconds(1);
  private static final long CLOSE_MILLIS = 2000;

  private final ScreenFeed feed;
  private final Signals signals;
  private final Thread thread = new Thread(this::run, "cues");
  private volatile boolean closed;

  private Cues(ScreenFeed feed, Signals signals) {
    this.feed = feed;
    this.signals = signals;
    thread.setDaemon(true);
  }

  /** Follows the game from now on. */
  public static Cues start(ScreenFeed feed, Signals signals) {
    Cues cues = new Cues(feed, signals);
    cues.thread.start();
    return cues;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try (ScreenFeed.Subscription screens = feed.subscribe()) {
      while (!closed) {
        screens.next(LOOK).ifPresent(this::show);
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    }
  }

  private void show(Published shown) {
    Optional<Block.Turn> turn =
        shown.screen().stream().flatMap(screen -> screen.blocks(Block.Turn.class)).findFirst();
    boolean roll = shown.die().map(Block.Die::wanted).orElse(false);
    Light status = turn.isEmpty() ? Light.OFF : roll ? Light.SLOW : Light.ON;
    signals.lamps(status, lamp(turn, "orange"), lamp(turn, "green"));
    LitPlaces.of(shown).ifPresent(lit -> signals.lights(lit.lattice(), lit.colours()));
    shown.happenings().forEach(this::sound);
  }

  private static Light lamp(Optional<Block.Turn> turn, String seat) {
    if (turn.flatMap(Block.Turn::seat).filter(seat::equals).isPresent()) {
      return Light.ON;
    }
    boolean won = turn.flatMap(Block.Turn::result).filter(seat::equals).isPresent();
    return won ? Light.FAST : Light.OFF;
  }

  private void sound(Happening happening) {
    switch (happening.kind()) {
      case "rolled" -> signals.sound(1760, Duration.ofMillis(80));
      case "station" -> signals.sound(880, Duration.ofMillis(300));
      case "won" -> signals.sound(1320, Duration.ofMillis(800));
      default -> {
        // Everything else is to be seen, not heard.
      }
    }
  }
}
