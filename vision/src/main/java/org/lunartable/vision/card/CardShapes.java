package org.lunartable.vision.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Quad;

/** Which of the four-cornered shapes of a picture are cards. Stateless. */
final class CardShapes {

  /** Longer side by shorter side: from square cards to tarot cards, seen a little from the side. */
  private static final double LONGEST = 2.1;

  private static final double LARGEST_SHARE = 0.7;

  /** A card that is to be told fills at least this of the picture; a die is smaller. */
  private static final double SMALLEST_SHARE = 0.008;

  /** Cards of one game differ in area by less than this factor, near and far ones in a picture. */
  private static final double ALIKE = 1.6;

  /** So many cards may lie on one thing; smaller shapes are signs printed on a card. */
  private static final double MOST_CARDS = 24;

  private static final double MARGIN = 0.03;

  private CardShapes() {}

  /** What may be a card by its shape, the largest first. */
  static List<Quad> candidates(Picture picture) {
    double pixels = (double) picture.width() * picture.height();
    return picture.quads().stream()
        .filter(quad -> quad.length() <= LONGEST * quad.width())
        .filter(quad -> quad.area() <= LARGEST_SHARE * pixels)
        .filter(quad -> quad.area() >= SMALLEST_SHARE * pixels)
        .toList();
  }

  /**
   * Cards side by side, from left to right and row by row. A shape around two or more that are
   * alike is what they lie on; a shape inside a card is printed on it.
   */
  static List<Quad> cards(List<Quad> candidates) {
    List<Quad> cards = new ArrayList<>();
    for (Quad quad : candidates) {
      boolean printed = cards.stream().anyMatch(card -> card.contains(quad.middle()));
      if (!printed && !isUnderneath(quad, candidates)) {
        cards.add(quad);
      }
    }
    return rows(cards, Function.identity()).stream().flatMap(List::stream).toList();
  }

  /** Stripes of a background reach to the card's edge; cards that lie on something do not. */
  private static boolean isUnderneath(Quad quad, List<Quad> all) {
    Quad within = quad.inset(MARGIN);
    List<Quad> on =
        all.stream()
            .filter(one -> one.area() > quad.area() / MOST_CARDS && within.contains(one))
            .toList();
    return on.stream().anyMatch(one -> on.stream().anyMatch(other -> areTwoCards(one, other)));
  }

  private static boolean areTwoCards(Quad one, Quad other) {
    boolean alike = one.area() <= other.area() * ALIKE && other.area() <= one.area() * ALIKE;
    return alike && !one.contains(other.middle());
  }

  /** Row by row: a card that begins below the middle of the one before is in the next row. */
  static <T> List<List<T>> rows(List<T> cards, Function<T, Quad> shape) {
    List<T> left = new ArrayList<>(cards);
    left.sort(Comparator.comparingDouble(card -> shape.apply(card).middle().v()));
    List<List<T>> rows = new ArrayList<>();
    while (!left.isEmpty()) {
      Quad first = shape.apply(left.get(0));
      double reach = first.middle().v() + first.width() / 2;
      List<T> row =
          left.stream()
              .filter(card -> shape.apply(card).middle().v() < reach)
              .sorted(Comparator.comparingDouble(card -> shape.apply(card).middle().u()))
              .toList();
      rows.add(row);
      left.removeAll(row);
    }
    return List.copyOf(rows);
  }
}
