package org.lunartable.kiosk.browser;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Games to go on from. */
final class Positions {

  /** Faces of the usual die, as they are rolled by hand. */
  static final String BUILD = "r:white,white,orange,green";

  static final String WALL_WALK = "r:white,white,yellow,yellow";
  static final String WALL_UFO = "r:white,white,grey,grey";
  static final String WALK_UFO = "r:yellow,yellow,grey,grey";

  /** Orange needs five more pieces for a station round the astronaut at b2. */
  static final String CORNER =
      """
      turn: orange
      board:
      D-................d
      |2.2.1...1.........
      ...................
      ...................
      ...................
      .....1...2...1.....
      ...................
      .........u.........
      ...................
      .1...2.......2...1.
      ...................
      .........u.........
      ...................
      .....1...2...1.....
      ...................
      ...................
      ...................
      .........1.........
      d.................D
      """;

  /** The middle of a game; {@link #EVENING} goes on from here. */
  static final String MIDDLE =
      """
      turn: orange
      score: orange 2, green 3
      stock: straight 4, square 10
      stock orange: dome 3, airlock 3, antenna 1
      stock green: dome 5, airlock 2, antenna 0
      built: orange 7, green 7
      board:
      D-+-A...........a-d
      |1.2L............2|
      +-D-..............+
      |.................|
      A-+.............+-a
      ..|..1...2...1..l..
      ..D.............d..
      .........u.........
      ...................
      .1...2.......2...1.
      ...................
      .........u.........
      ...................
      .....1...2.........
      a..................
      |..................
      +.a-+.........A...+
      |1l......1....|..2|
      d-+...........+-D-D
      """;

  /** Eight turns from {@link #MIDDLE}; then green needs one wall at r3 for a station. */
  static final String[] EVENING = {
    BUILD,
    "w:e3",
    BUILD,
    "l:q2",
    WALK_UFO,
    "s:f6-f4",
    "s:f4-f2",
    "s:f2-d2",
    "e",
    BUILD,
    "w:b17",
    WALL_UFO,
    "u:j8-l10",
    WALL_WALK,
    "w:q3",
    BUILD,
    "d:e3",
  };

  /** Orange wins with a wall at c3. */
  static final String LAST_TURN =
      """
      turn: orange
      score: orange 9, green 7
      stock: straight 9, square 11
      stock orange: dome 4, airlock 2, antenna 2
      stock green: dome 3, airlock 3, antenna 2
      built: orange 5, green 5
      roll: white, white, orange, green
      stations: r2 green, p16 orange, b18 green
      board:
      D-A.............a-d
      |2L.............l.|
      +-..............+-+
      ...................
      ...................
      .....1...2...1.....
      ...................
      ...................
      ...................
      .1...2...u...2.....
      ...................
      .........u.........
      ...................
      ...................
      ..............A-+-D
      ..............L...|
      +-d...........+...+
      |.l...........|...|
      d-+...........+-A-D
      """;

  /** Whatever a die can offer at once: walls, pieces, UFOs, abduction and a spacewalk. */
  static final Map<String, Object> ALL_AT_ONCE =
      Map.of(
          "rules",
          Map.of(
              "variants",
              Map.of("abduction", true),
              "die",
              Collections.nCopies(
                  6, List.of(List.of("white", "orange"), List.of("yellow", "grey")))),
          "position",
          MIDDLE.replace("board:", "roll: white, orange, yellow, grey\nboard:"));

  private Positions() {}

  static Map<String, Object> from(String position) {
    return Map.of("position", position);
  }

  /** As {@link #from}, with this many points to win. */
  static Map<String, Object> from(String position, int target) {
    return Map.of("position", position, "rules", Map.of("points", Map.of("target", target)));
  }
}
