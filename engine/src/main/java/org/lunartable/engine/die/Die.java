package org.lunartable.engine.die;

import static org.lunartable.engine.die.TileColour.GREEN;
import static org.lunartable.engine.die.TileColour.GREY;
import static org.lunartable.engine.die.TileColour.ORANGE;
import static org.lunartable.engine.die.TileColour.WHITE;
import static org.lunartable.engine.die.TileColour.YELLOW;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A die with its six faces. The die is data (LC-12, LC-43): tiles can be put on it at will.
 *
 * @param faces exactly six; face n of the outside interfaces is at n - 1
 */
public record Die(List<DieFace> faces) {

  /** The default die of LC-12. */
  public static final Die CLASSIC =
      new Die(
          List.of(
              DieFace.of(WHITE, WHITE, ORANGE, GREEN),
              DieFace.of(WHITE, WHITE, ORANGE, GREEN),
              DieFace.of(WHITE, WHITE, YELLOW, YELLOW),
              DieFace.of(WHITE, WHITE, GREY, GREY),
              DieFace.of(ORANGE, GREEN, YELLOW, YELLOW),
              DieFace.of(YELLOW, YELLOW, GREY, GREY)));

  public Die {
    if (faces.size() != 6) {
      throw new IllegalArgumentException("a die has six faces, not " + faces.size());
    }
    faces = List.copyOf(faces);
  }

  /** Face {@code number}, 1 to 6. */
  public DieFace face(int number) {
    return faces.get(number - 1);
  }

  /**
   * The faces that may be on top when a tile of this colour lies face down, those that look alike
   * only once. Face n lies opposite face 7 - n, as on any die.
   */
  public List<DieFace> topsAbove(TileColour below) {
    List<DieFace> tops = new ArrayList<>();
    for (int n = 1; n <= faces.size(); n++) {
      DieFace top = face(7 - n);
      if (face(n).colours().contains(below) && tops.stream().noneMatch(top::looksLike)) {
        tops.add(top);
      }
    }
    return tops;
  }

  /** The numbers (1 to 6) of the faces that look like this one, up to quarter turns. */
  public List<Integer> facesLike(DieFace seen) {
    return IntStream.rangeClosed(1, 6).filter(n -> face(n).looksLike(seen)).boxed().toList();
  }
}
