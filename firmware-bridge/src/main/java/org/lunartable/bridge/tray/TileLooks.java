package org.lunartable.bridge.tray;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.engine.die.TileColour;

/**
 * Tells the colour of the tile over the sensor from how much of the light of each colour comes
 * back, against a white tile. Compared in logarithms, since a die that lies a little off gives less
 * of all three. Immutable.
 */
final class TileLooks {

  /** How much of a tile's red, green and blue comes back; linear, from the usual RGB of bricks. */
  private static final Map<TileColour, double[]> TILES = new EnumMap<>(TileColour.class);

  static {
    TILES.put(TileColour.WHITE, linear(0xF4F4F4));
    TILES.put(TileColour.ORANGE, linear(0xFE8A18));
    TILES.put(TileColour.GREEN, linear(0x4B9F4A));
    TILES.put(TileColour.YELLOW, linear(0xF2CD37));
    TILES.put(TileColour.GREY, linear(0x6C6E68));
    TILES.put(TileColour.BLACK, linear(0x1B2A34));
    TILES.put(TileColour.RED, linear(0xC91A09));
    TILES.put(TileColour.BLUE, linear(0x0055BF));
  }

  /** Less than this share of a white tile's light, and nothing but the dark room lies there. */
  private static final double NOTHING = 0.008;

  /** Light that the glass sends back by itself, as a share of a white tile's. */
  private static final double GLASS = 0.02;

  /** The next best colour must be this much farther off; logarithms. */
  private static final double CLEARER = 0.25;

  private static final double FARTHEST = 1.2;

  private final WhiteTile white;

  TileLooks(WhiteTile white) {
    this.white = white;
  }

  private static double[] linear(int rgb) {
    double[] shares = new double[3];
    for (int i = 0; i < 3; i++) {
      double coded = (rgb >> (16 - 8 * i) & 0xFF) / 255.0;
      shares[i] = coded <= 0.04045 ? coded / 12.92 : Math.pow((coded + 0.055) / 1.055, 2.4);
    }
    return shares;
  }

  /** The share of light that comes back, on average over the three colours. */
  boolean isDark(Message.ColourRead read) {
    double[] seen = shares(read);
    return (seen[0] + seen[1] + seen[2]) / 3 < NOTHING;
  }

  /** The colour; empty when none fits or two fit about as well. */
  Optional<TileColour> colour(Message.ColourRead read) {
    double[] seen = shares(read);
    TileColour best = null;
    double least = Double.POSITIVE_INFINITY;
    double next = Double.POSITIVE_INFINITY;
    for (Map.Entry<TileColour, double[]> tile : TILES.entrySet()) {
      double distance = distance(seen, tile.getValue());
      if (distance < least) {
        next = least;
        least = distance;
        best = tile.getKey();
      } else {
        next = Math.min(next, distance);
      }
    }
    boolean clear = least < FARTHEST && next - least > CLEARER;
    return clear ? Optional.of(best) : Optional.empty();
  }

  private double[] shares(Message.ColourRead read) {
    return new double[] {
      (double) read.red() / white.red(),
      (double) read.green() / white.green(),
      (double) read.blue() / white.blue()
    };
  }

  private static double distance(double[] seen, double[] tile) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double difference = Math.log(seen[i] + GLASS) - Math.log(tile[i] + GLASS);
      sum += difference * difference;
    }
    return Math.sqrt(sum);
  }
}
