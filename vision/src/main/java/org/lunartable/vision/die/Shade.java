package org.lunartable.vision.die;

import java.util.Arrays;
import java.util.List;
import org.lunartable.engine.die.TileColour;

/** The LEGO colours a tile may have, several shades under one name, as light they reflect. */
enum Shade {
  WHITE(TileColour.WHITE, 0xF4F4F4),
  ORANGE(TileColour.ORANGE, 0xFE8A18),
  BRIGHT_GREEN(TileColour.GREEN, 0x4B9F4A),
  YELLOWISH_GREEN(TileColour.GREEN, 0xBBE90B),
  YELLOW(TileColour.YELLOW, 0xF2CD37),
  DARK_GREY(TileColour.GREY, 0x6C6E68),
  LIGHT_GREY(TileColour.GREY, 0xA0A5A9),
  BLACK(TileColour.BLACK, 0x1B2A34),
  RED(TileColour.RED, 0xC91A09),
  BLUE(TileColour.BLUE, 0x0055BF);

  /** Sheen lifts the dark channels of saturated tiles by about this much of white. */
  static final double SHEEN = 0.025;

  private final TileColour colour;
  private final int hex;

  Shade(TileColour colour, int hex) {
    this.colour = colour;
    this.hex = hex;
  }

  TileColour colour() {
    return colour;
  }

  /**
   * Light reflected in a channel (0 red, 1 green, 2 blue), as a camera shows it that changes the
   * saturation by a factor; with a little of the room's sheen in it.
   */
  double light(double saturation, int channel) {
    int red = hex >> 16 & 0xFF;
    int green = hex >> 8 & 0xFF;
    int blue = hex & 0xFF;
    double grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    int own = channel == 0 ? red : channel == 1 ? green : blue;
    double changed = grey + saturation * (own - grey);
    int stored = (int) Math.round(Math.max(0, Math.min(255, changed)));
    return Rgb.linear(stored) * (1 - SHEEN) + SHEEN;
  }

  static List<Shade> of(TileColour colour) {
    return Arrays.stream(values()).filter(s -> s.colour == colour).toList();
  }
}
