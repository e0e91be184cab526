package org.lunartable.vision.colour;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lunartable.engine.die.TileColour;

/** The LEGO colours a patch may have, several shades under one name, as light they reflect. */
public enum Pigment {
  WHITE(TileColour.WHITE, 0xF4F4F4, 0),
  ORANGE(TileColour.ORANGE, 0xFE8A18, 0),
  GREEN(TileColour.GREEN, 0x237841, 0),
  /** The same as cameras show it whose blue sees much green. */
  TEAL(TileColour.GREEN, 0x196559, 0),
  BRIGHT_GREEN(TileColour.GREEN, 0x4B9F4A, 0),
  YELLOWISH_GREEN(TileColour.GREEN, 0xBBE90B, -1),
  YELLOW(TileColour.YELLOW, 0xF2CD37, 0),
  DARK_GREY(TileColour.GREY, 0x6C6E68, -1.5),
  LIGHT_GREY(TileColour.GREY, 0xA0A5A9, -1.5),
  BLACK(TileColour.BLACK, 0x1B2A34, -1.5),
  RED(TileColour.RED, 0xC91A09, 0),
  BLUE(TileColour.BLUE, 0x0055BF, 0);

  public static final List<Pigment> ALL = List.of(values());
  static final List<TileColour> COLOURS = List.of(TileColour.values());

  /** Sheen lifts the dark channels of saturated tiles and bricks by about this much of white. */
  public static final double SHEEN = 0.02;

  /** The greens the die's tiles are made in; the others are of bricks. */
  private static final Set<Pigment> GREEN_TILES = EnumSet.of(BRIGHT_GREEN, YELLOWISH_GREEN);

  private final TileColour colour;
  private final int hex;
  private final double prior;

  Pigment(TileColour colour, int hex, double prior) {
    this.colour = colour;
    this.hex = hex;
    this.prior = prior;
  }

  /** The shades a tile of a colour may have. */
  public static List<Pigment> ofTile(TileColour colour) {
    return ALL.stream()
        .filter(p -> p.colour == colour)
        .filter(p -> colour != TileColour.GREEN || GREEN_TILES.contains(p))
        .toList();
  }

  public TileColour colour() {
    return colour;
  }

  /** How much rarer it is than the common ones, as a logarithm. */
  double prior() {
    return prior;
  }

  /**
   * Light reflected in a channel (0 red, 1 green, 2 blue), as a camera shows it that changes the
   * saturation by a factor; with a little of the room's sheen in it.
   */
  public double light(double saturation, int channel) {
    double grey = 0.3 * stored(0) + 0.59 * stored(1) + 0.11 * stored(2);
    double changed = grey + saturation * (stored(channel) - grey);
    return linear(Math.max(0, Math.min(255, changed)) / 255) * (1 - SHEEN) + SHEEN;
  }

  private int stored(int channel) {
    return hex >> (16 - 8 * channel) & 0xFF;
  }

  private static double linear(double s) {
    return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
  }
}
