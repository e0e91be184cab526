package org.lunartable.kiosk.assembly.camera;

import java.util.Optional;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.CameraDesk.SeenRoll;

/**
 * Remembers the camera's last roll, in case it has to be put right. Safe to use from any thread.
 */
final class RollMemory {

  private final ScreenFeed feed;
  private Optional<LastRoll> rolling = Optional.empty();
  private Optional<Taken> taken = Optional.empty();

  /** A roll that the table took. */
  private record Taken(SeenRoll roll, LastRoll picture) {}

  RollMemory(ScreenFeed feed) {
    this.feed = feed;
  }

  /** The table, for the camera: what it makes of a roll is noted. */
  InputSink sink(TableLoop table) {
    return event ->
        event.observation() instanceof DieSeen
            ? table.accept(event, this::told)
            : table.accept(event);
  }

  /** This roll is about to be told to the table. */
  synchronized void rolling(LastRoll roll) {
    rolling = Optional.of(roll);
  }

  private synchronized void told(Reply reply) {
    if (reply instanceof Reply.Done done) {
      taken =
          rolling.map(
              roll ->
                  new Taken(
                      new SeenRoll(done.number(), feed.current().screen(), roll.read()), roll));
    }
  }

  /** The last roll, as long as the game still stands where it led. */
  synchronized Optional<SeenRoll> standing() {
    return taken.map(Taken::roll).filter(roll -> roll.screen().equals(feed.current().screen()));
  }

  /** The picture of this roll, which is then forgotten. */
  synchronized Optional<LastRoll> takeOut(SeenRoll roll) {
    Optional<LastRoll> picture = taken.filter(one -> one.roll().equals(roll)).map(Taken::picture);
    if (picture.isPresent()) {
      taken = Optional.empty();
    }
    return picture;
  }
}
