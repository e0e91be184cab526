package org.lunartable.kiosk.web;

/**
 * Where the tray is, in shares of the picture's width and height from its top left corner.
 *
 * @param left 0 to 1, below {@code right}
 * @param top 0 to 1, below {@code bottom}
 */
public record TrayArea(double left, double top, double right, double bottom) {

  /** A tray takes at least this much of the picture's width and height. */
  public static final double SMALLEST = 0.08;

  public TrayArea {
    boolean inside = left >= 0 && top >= 0 && right <= 1 && bottom <= 1;
    if (!inside || !(right - left >= SMALLEST) || !(bottom - top >= SMALLEST)) {
      throw new IllegalArgumentException(
          "The tray is to lie in the picture and be at least a twelfth of it wide and high.");
    }
  }
}
