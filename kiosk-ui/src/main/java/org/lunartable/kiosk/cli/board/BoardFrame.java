package org.lunartable.kiosk.cli.board;

import java.util.List;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/**
 * One picture of an evaluated game, against its label.
 *
 * @param photo what this picture alone shows; empty of pieces when no board was found
 * @param found the stations that the photo alone shows, each by its spaces
 * @param there the stations that are there
 */
record BoardFrame(
    BoardLabel label, BoardLine line, Board photo, List<String> found, List<String> there) {

  /** Whether the game is as the label says; a picture that cannot be read shows nothing. */
  boolean exact() {
    return line.usable() && line.board().equals(label.board());
  }

  boolean silentlyWrong() {
    return line.status().equals("clear") && !exact();
  }

  boolean asked() {
    return !line.step().question().isEmpty();
  }

  /** Places that the followed game has wrong. */
  List<Place> wrongPlaces() {
    return label.board().differences(line.board());
  }

  /** Occupied places that the photo alone has right, has and should have. */
  long[] occupied() {
    long right = 0;
    long seen = 0;
    long there = 0;
    for (Place place : photo.lattice().places()) {
      Content read = shown(photo.at(place));
      Content truth = shown(label.board().at(place));
      seen += read == Content.EMPTY ? 0 : 1;
      there += truth == Content.EMPTY ? 0 : 1;
      right += read != Content.EMPTY && read == truth ? 1 : 0;
    }
    return new long[] {right, seen, there};
  }

  /** Nobody can see what stands under a UFO. */
  private static Content shown(Content content) {
    return content.hasUfo() ? Content.UFO : content;
  }
}
