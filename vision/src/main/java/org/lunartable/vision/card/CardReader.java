package org.lunartable.vision.card;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Quad;
import org.lunartable.vision.card.CardPatches.Group;
import org.lunartable.vision.colour.Patch;
import org.lunartable.vision.colour.PatchColours;
import org.lunartable.vision.colour.PatchColours.PatchColour;

/**
 * Tells cards by the colour of their backgrounds, with the colour reading that also tells the
 * patches of any photograph. All cards of a picture must lie in the same light. Stateless.
 */
public final class CardReader {

  /** A background of one colour shows it on at least this share of the card's edge. */
  private static final double PLAIN = 0.5;

  /** A background of several colours shows so many of them, each on this share. */
  private static final int SEVERAL = 3;

  private static final double SEVERAL_SHARE = 0.08;

  private CardReader() {}

  /**
   * All cards of a picture, from left to right and row by row. Cards are to lie side by side, apart
   * from one another. One whose background cannot be told is left out.
   */
  public static List<SeenCard> read(Picture picture) {
    return read(picture, CardShapes.cards(CardShapes.candidates(picture)));
  }

  /** Cards that {@link #read} gave, row by row. */
  public static List<List<SeenCard>> rows(List<SeenCard> cards) {
    return CardShapes.rows(cards, SeenCard::outline);
  }

  /** Of shapes that are cards those whose backgrounds can be told, in the same order. */
  static List<SeenCard> read(Picture picture, List<Quad> cards) {
    if (cards.isEmpty()) {
      return List.of();
    }
    List<List<Group>> groups = cards.stream().map(card -> CardPatches.of(picture, card)).toList();
    List<Patch> patches = groups.stream().flatMap(List::stream).map(Group::patch).toList();
    List<PatchColour> colours = PatchColours.of(picture, patches);
    List<SeenCard> seen = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < cards.size(); i++) {
      int to = from + groups.get(i).size();
      judge(cards.get(i), groups.get(i), colours.subList(from, to)).ifPresent(seen::add);
      from = to;
    }
    return List.copyOf(seen);
  }

  private static Optional<SeenCard> judge(
      Quad card, List<Group> groups, List<PatchColour> colours) {
    Map<TileColour, Double> shares = new EnumMap<>(TileColour.class);
    Map<TileColour, Double> sure = new EnumMap<>(TileColour.class);
    for (int i = 0; i < groups.size(); i++) {
      double share = groups.get(i).share();
      PatchColour colour = colours.get(i);
      shares.merge(colour.colour(), share, Double::sum);
      sure.merge(colour.colour(), share * colour.confidence(), Double::sum);
    }
    Optional<Map.Entry<TileColour, Double>> most =
        shares.entrySet().stream().max(Map.Entry.comparingByValue());
    if (most.isPresent() && most.get().getValue() >= PLAIN) {
      TileColour colour = most.get().getKey();
      double confidence = sure.get(colour) / most.get().getValue();
      return Optional.of(new SeenCard(card, Optional.of(colour), confidence));
    }
    List<TileColour> many =
        shares.entrySet().stream()
            .filter(entry -> entry.getValue() >= SEVERAL_SHARE)
            .map(Map.Entry::getKey)
            .toList();
    double told = many.stream().mapToDouble(shares::get).sum();
    return many.size() >= SEVERAL
        ? Optional.of(new SeenCard(card, Optional.empty(), Math.min(1, told)))
        : Optional.empty();
  }
}
