package org.lunartable.bridge.tray;

import java.util.Objects;
import java.util.Optional;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.engine.die.TileColour;

/**
 * Watches the sensor under the tray and tells the tile that lies face down once the die has come to
 * rest there: the same colour in several readings in a row, and nothing or something else before.
 * For one thread.
 */
public final class DieTray {

  /** So many readings in a row must say the same. */
  static final int STILL = 4;

  private final TileLooks looks;
  private Optional<TileColour> last = Optional.empty();
  private int same;
  private boolean told = true;

  public DieTray(WhiteTile white) {
    looks = new TileLooks(white);
  }

  /** Takes a reading; the colour of a tile that has just come to rest. */
  public Optional<TileColour> take(Message.ColourRead read) {
    boolean usable = read.status() == Message.ColourRead.Status.OK;
    Optional<TileColour> now =
        usable && !looks.isDark(read) ? looks.colour(read) : Optional.empty();
    if (!Objects.equals(now, last)) {
      last = now;
      same = 0;
      told = false;
    }
    same++;
    if (told || same < STILL || now.isEmpty()) {
      return Optional.empty();
    }
    told = true;
    return now;
  }
}
