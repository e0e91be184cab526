package org.lunartable.kiosk.browser;

/** The screens the page is made for. */
enum Viewport {
  /** The small touch screen of a kiosk. */
  SMALL(800, 480),
  /** A tablet or a larger touch screen. */
  LARGE(1280, 800),
  /** A phone, upright. */
  PHONE(390, 844);

  private final int width;
  private final int height;

  Viewport(int width, int height) {
    this.width = width;
    this.height = height;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** As in the names of pictures: {@code 800x480}. */
  String text() {
    return width + "x" + height;
  }
}
