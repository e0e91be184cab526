package org.lunartable.engine.screen;

import java.util.List;
import org.lunartable.engine.grid.Place;

/**
 * What there is to know about a place of the board.
 *
 * @param at the place that was asked about
 * @param sentences what stands there, what that means and what may be done
 * @param spaces the station that the place belongs to; when it is none yet, the one that it would
 *     become with the fewest pieces
 * @param wall the outer wall of that station, once it is closed
 * @param missing where pieces are missing until it is closed
 * @param wayOut how one still gets out of it: places that touch one another
 * @param allows moves that the rules forbid here and that people can agree on
 * @param changes what could lie there instead, for putting the board right by hand
 */
public record Explanation(
    Place at,
    List<Sentence> sentences,
    List<Place> spaces,
    List<Place> wall,
    List<Place> missing,
    List<Place> wayOut,
    List<Allowance> allows,
    List<Change> changes) {

  public Explanation {
    sentences = List.copyOf(sentences);
    spaces = List.copyOf(spaces);
    wall = List.copyOf(wall);
    missing = List.copyOf(missing);
    wayOut = List.copyOf(wayOut);
    allows = List.copyOf(allows);
    changes = List.copyOf(changes);
  }

  /**
   * One thing to know.
   *
   * @param rule its number, for example {@code LC-16}
   */
  public record Sentence(String rule, Text text) {}

  /**
   * A move against the rules.
   *
   * @param id what to send to do it
   * @param group the kind of move, as {@link Block.Group#id}
   */
  public record Allowance(String id, String group, Text label) {}

  /**
   * Another content of the place.
   *
   * @param id what to send to change it
   * @param letter what lies there then, as the position notation writes it
   */
  public record Change(String id, String letter, Text label) {}

  /**
   * A rule to read about.
   *
   * @param id for example {@code wall}; names the icon and the text {@code topic.<id>}
   */
  public record Topic(String id, String rule, Text text) {

    /** A rule that goes by its number alone. */
    public static Topic of(String rule) {
      return new Topic(rule, rule, Text.of("topic." + rule));
    }
  }
}
