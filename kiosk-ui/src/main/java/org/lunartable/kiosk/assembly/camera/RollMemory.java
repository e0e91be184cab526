package org.lunartable.kiosk.assembly.camera;

import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.CameraDesk.SeenRoll;

/**
 * Remembers the camera's last roll, in case it has to be put right, also more than once. Safe to
 * use from any thread.
 */
final class RollMemory {

  private final ScreenFeed feed;
  private Optional<LastRoll> rolling = Optional.empty();
  private Optional<Taken> taken = Optional.empty();

  /**
   * A roll that the table took.
   *
   * @param kept the number under which its picture is kept, if it was put right
   */
  record Taken(SeenRoll roll, LastRoll picture, OptionalLong kept) {}

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
                      seen(done.number(), roll.read(), roll.read()), roll, OptionalLong.empty()));
    }
  }

  private SeenRoll seen(long number, DieFace read, DieFace stands) {
    return new SeenRoll(number, feed.current().screen(), read, stands);
  }

  /**
   * The last roll, as long as the game still stands where it led, or stands there again after it
   * was undone and redone; with the number of the screen that shows it now.
   */
  synchronized Optional<SeenRoll> standing() {
    Published now = feed.current();
    return taken
        .map(Taken::roll)
        .filter(roll -> roll.screen().equals(now.screen()))
        .map(roll -> new SeenRoll(now.number(), roll.screen(), roll.read(), roll.stands()));
  }

  private static boolean isSame(SeenRoll one, SeenRoll other) {
    return one.screen().equals(other.screen())
        && one.read().equals(other.read())
        && one.stands().equals(other.stands());
  }

  /**
   * The roll was put right.
   *
   * @param number of the screen that this led to
   * @return what was known of it until now; empty when another roll has come since
   */
  synchronized Optional<Taken> putRight(SeenRoll roll, DieFace was, long number) {
    Optional<Taken> before = taken.filter(one -> isSame(one.roll(), roll));
    before.ifPresent(
        one ->
            taken =
                Optional.of(new Taken(seen(number, roll.read(), was), one.picture(), one.kept())));
    return before;
  }

  /** Its picture is kept under this number, or no more. */
  synchronized void kept(LastRoll picture, OptionalLong number) {
    taken =
        taken.map(
            one -> one.picture().equals(picture) ? new Taken(one.roll(), picture, number) : one);
  }
}
