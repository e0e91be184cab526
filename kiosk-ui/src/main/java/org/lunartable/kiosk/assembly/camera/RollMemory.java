package org.lunartable.kiosk.assembly.camera;

import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.screen.Screen;
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
   * @param screen where it led
   * @param stands the face that the game goes by
   * @param kept the number under which its picture is kept, if it was put right
   */
  record Taken(Optional<Screen> screen, DieFace stands, LastRoll picture, OptionalLong kept) {

    private SeenRoll seen(long number) {
      return new SeenRoll(number, screen, picture.read(), stands);
    }
  }

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
    if (reply instanceof Reply.Done) {
      taken =
          rolling.map(
              roll -> new Taken(feed.current().screen(), roll.read(), roll, OptionalLong.empty()));
    }
  }

  /**
   * The last roll, as long as the game still stands where it led, or stands there again after it
   * was undone and redone; with the number of the screen that shows it now.
   */
  synchronized Optional<SeenRoll> standing() {
    Published now = feed.current();
    return taken
        .filter(one -> one.screen().equals(now.screen()))
        .map(one -> one.seen(now.number()));
  }

  /**
   * The roll was put right, which led to the screen of now.
   *
   * @return what was known of it until now; empty when another roll has come since
   */
  synchronized Optional<Taken> putRight(SeenRoll roll, DieFace was) {
    Optional<Taken> before = taken.filter(one -> one.seen(roll.number()).equals(roll));
    before.ifPresent(
        one ->
            taken =
                Optional.of(new Taken(feed.current().screen(), was, one.picture(), one.kept())));
    return before;
  }

  /** Its picture is kept under this number, or no more. */
  synchronized void kept(LastRoll picture, OptionalLong number) {
    taken =
        taken.map(
            one ->
                one.picture().equals(picture)
                    ? new Taken(one.screen(), one.stands(), picture, number)
                    : one);
  }
}
