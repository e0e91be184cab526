package org.lunartable.kiosk.cli.print;

/** A size of paper, upright; millimetres. */
public enum Paper {
  A4(210, 297),
  LETTER(215.9, 279.4);

  private final double width;
  private final double height;

  Paper(double width, double height) {
    this.width = width;
    this.height = height;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }
}
