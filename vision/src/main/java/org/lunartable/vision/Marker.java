package org.lunartable.vision;

import java.util.List;

/**
 * A printed marker (ArUco, dictionary 4X4_50) found in a picture.
 *
 * @param id its number
 * @param corners the corners of the black square, clockwise from the marker's own top left, pixels
 */
public record Marker(int id, List<PixelPoint> corners) {

  public Marker {
    corners = List.copyOf(corners);
  }

  /** The mean of the corners. */
  public PixelPoint middle() {
    return new PixelPoint(
        corners.stream().mapToDouble(PixelPoint::u).average().orElseThrow(),
        corners.stream().mapToDouble(PixelPoint::v).average().orElseThrow());
  }
}
