package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Position;

/**
 * A small station that is being built: a rectangle of up to four spaces.
 *
 * @param spaces its spaces
 * @param missing how many pieces its wall still lacks, 1 or more
 * @param figures how many robots and astronauts stand in it
 * @param lead how many coloured pieces more than the other side the asked one has in its wall
 */
record Site(List<Place> spaces, int missing, int figures, int lead) {

  private static final int[][] SIZES = {
    {1, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 1}, {2, 2}, {1, 4}, {4, 1}
  };

  Site {
    spaces = List.copyOf(spaces);
  }

  /**
   * The site nearest to being closed that this place belongs to, as a part of the wall or as a
   * space inside; of equal ones that with the most figures. Sites with a blocked slot or with a
   * space of a scored station are none.
   *
   * @param side whose lead is told
   */
  static Optional<Site> nearest(Position position, Side side, Place place) {
    Lattice lattice = position.board().lattice();
    List<Site> found = new ArrayList<>();
    for (int[] size : SIZES) {
      int width = 2 * size[0];
      int height = 2 * size[1];
      for (int top = even(place.y() - height); top <= place.y(); top += 2) {
        for (int left = even(place.x() - width); left <= place.x(); left += 2) {
          if (lattice.contains(left + width, top + height)) {
            at(position, side, new Place(left, top), width, height).ifPresent(found::add);
          }
        }
      }
    }
    return found.stream()
        .min(Comparator.comparingInt(Site::missing).thenComparingInt(site -> -site.figures()));
  }

  /** The first even coordinate that is neither negative nor less. */
  private static int even(int least) {
    return Math.max(0, least + (least & 1));
  }

  private static Optional<Site> at(
      Position position, Side side, Place corner, int width, int height) {
    Board board = position.board();
    List<Place> spaces = new ArrayList<>();
    int missing = 0;
    int lead = 0;
    for (int y = 0; y <= height; y++) {
      for (int x = 0; x <= width; x++) {
        Place place = new Place(corner.x() + x, corner.y() + y);
        boolean rim = x == 0 || y == 0 || x == width || y == height;
        Content content = board.at(place);
        if (content == Content.BLOCKED || position.scored().owners().containsKey(place)) {
          return Optional.empty();
        } else if (rim) {
          missing += content.isPiece() ? 0 : 1;
          lead += content.side().map(owner -> owner == side ? 1 : -1).orElse(0);
        } else if (place.isSpace()) {
          spaces.add(place);
        } else if (content.isPiece()) {
          return Optional.empty(); // a wall inside makes two of it
        }
      }
    }
    int figures = (int) spaces.stream().filter(space -> board.at(space).hasFigure()).count();
    return missing == 0 ? Optional.empty() : Optional.of(new Site(spaces, missing, figures, lead));
  }
}
