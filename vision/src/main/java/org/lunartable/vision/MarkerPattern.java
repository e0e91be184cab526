package org.lunartable.vision;

import org.opencv.core.Mat;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;

/** What a printed marker (ArUco, dictionary 4X4_50) looks like, for drawing it. Stateless. */
public final class MarkerPattern {

  /** Cells along a side of the black square: four, and one of border on either side. */
  public static final int CELLS = 6;

  private static final int MARKERS = 50;

  private MarkerPattern() {}

  /**
   * Which cells are black, by rows from the marker's own top left.
   *
   * @throws IllegalArgumentException when the dictionary has no such marker
   */
  public static boolean[][] black(int id) {
    if (id < 0 || id >= MARKERS) {
      throw new IllegalArgumentException("there is no marker " + id + " in 4X4_50");
    }
    OpenCv.load();
    Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50);
    try (Mats mats = new Mats()) {
      Mat image = mats.mat();
      dictionary.generateImageMarker(id, CELLS, image, 1);
      boolean[][] black = new boolean[CELLS][CELLS];
      for (int row = 0; row < CELLS; row++) {
        for (int column = 0; column < CELLS; column++) {
          black[row][column] = image.get(row, column)[0] < 128;
        }
      }
      return black;
    }
  }
}
