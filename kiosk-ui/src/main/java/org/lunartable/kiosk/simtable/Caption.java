package org.lunartable.kiosk.simtable;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Map;

/**
 * The word SIMULATED in the corner of every picture, dark on the table like a stamp. It is drawn
 * from squares, because a small system may have no fonts.
 */
final class Caption {

  private static final int SQUARE = 3;
  private static final int LETTER_WIDTH = 6 * SQUARE;
  private static final String WORD = "SIMULATED";

  /** Rows of five bits, top row first. */
  private static final Map<Character, int[]> LETTERS =
      Map.of(
          'S', new int[] {15, 16, 16, 14, 1, 1, 30},
          'I', new int[] {14, 4, 4, 4, 4, 4, 14},
          'M', new int[] {17, 27, 21, 21, 17, 17, 17},
          'U', new int[] {17, 17, 17, 17, 17, 17, 14},
          'L', new int[] {16, 16, 16, 16, 16, 16, 31},
          'A', new int[] {14, 17, 17, 31, 17, 17, 17},
          'T', new int[] {31, 4, 4, 4, 4, 4, 4},
          'E', new int[] {31, 16, 16, 30, 16, 16, 31},
          'D', new int[] {30, 17, 17, 17, 17, 17, 30});

  private Caption() {}

  /** Writes the word with its top left corner here. */
  static void paint(Graphics2D graphics, int left, int top) {
    graphics.setPaint(new Color(40, 32, 24));
    for (int i = 0; i < WORD.length(); i++) {
      paintLetter(graphics, LETTERS.get(WORD.charAt(i)), left + i * LETTER_WIDTH, top);
    }
  }

  private static void paintLetter(Graphics2D graphics, int[] rows, int left, int top) {
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < 5; column++) {
        if (((rows[row] >> (4 - column)) & 1) == 1) {
          graphics.fillRect(left + column * SQUARE, top + row * SQUARE, SQUARE, SQUARE);
        }
      }
    }
  }
}
