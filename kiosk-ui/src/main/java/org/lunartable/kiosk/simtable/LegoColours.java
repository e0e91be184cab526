package org.lunartable.kiosk.simtable;

import java.awt.Color;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Side;

/** The colours of the bricks, as sRGB. */
final class LegoColours {

  static final Color WHITE = new Color(0xF4F4F4);
  static final Color ORANGE = new Color(0xFE8A18);
  static final Color GREEN = new Color(0x4B9F4A);
  static final Color YELLOW = new Color(0xF2CD37);
  static final Color DARK_GREY = new Color(0x6C6E68);
  static final Color LIGHT_GREY = new Color(0xA0A5A9);
  static final Color BLACK = new Color(0x1B2A34);
  static final Color RED = new Color(0xC91A09);
  static final Color BLUE = new Color(0x0055BF);

  /** The die's rubber body. */
  static final Color RUBBER = new Color(0x232325);

  private LegoColours() {}

  static Color of(TileColour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case ORANGE -> ORANGE;
      case GREEN -> GREEN;
      case YELLOW -> YELLOW;
      case GREY -> DARK_GREY;
      case BLACK -> BLACK;
      case RED -> RED;
      case BLUE -> BLUE;
    };
  }

  static Color of(Side side) {
    return side == Side.ORANGE ? ORANGE : GREEN;
  }
}
