package org.lunartable.engine.spi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * What one picture, or one scan of sensors, shows of the whole board: for every place how well each
 * content explains what was seen there, or that something hides it.
 *
 * <p>Immutable; safe to use from any thread.
 */
public final class BoardSighting {

  private final Lattice lattice;
  private final List<Sight> sights;

  /**
   * @param sights one for every place of the lattice, in the order of {@link Lattice#places()}
   */
  public BoardSighting(Lattice lattice, List<Sight> sights) {
    if (sights.size() != lattice.size()) {
      throw new IllegalArgumentException(
          sights.size() + " sights for " + lattice.size() + " places");
    }
    this.lattice = lattice;
    this.sights = List.copyOf(sights);
  }

  public Lattice lattice() {
    return lattice;
  }

  /** What was seen at a place of this lattice. */
  public Sight at(Place place) {
    return sights.get(lattice.index(place));
  }

  /** The same, but nothing is known of these places: every content explains them alike. */
  public BoardSighting without(Collection<Place> places) {
    List<Sight> fewer = new ArrayList<>(sights);
    places.forEach(place -> fewer.set(lattice.index(place), Sight.unknown(place)));
    return new BoardSighting(lattice, fewer);
  }

  /**
   * What was seen at one place.
   *
   * @param hidden something that is no piece (a hand, a lid) covers it: the weights then say
   *     nothing
   * @param weights for each content that can be there the natural logarithm of how well it explains
   *     what was seen, 0 for the best; a content that is not listed cannot be told from the worst
   *     one listed, so its weight is {@link #WORST}
   */
  public record Sight(boolean hidden, Map<Content, Double> weights) {

    /** The weight of what seems impossible; finite, since a reader can always be wrong. */
    public static final double WORST = -20;

    /** Something covers the place. */
    public static final Sight HIDDEN = new Sight(true, Map.of());

    /** What explains every content of a place alike. */
    public static Sight unknown(Place place) {
      Map<Content, Double> weights = new EnumMap<>(Content.class);
      for (Content content : Content.values()) {
        if (content != Content.BLOCKED && content.fits(place.kind())) {
          weights.put(content, 0.0);
        }
      }
      return new Sight(false, weights);
    }

    public Sight {
      weights = weights.isEmpty() ? Map.of() : Map.copyOf(new EnumMap<>(weights));
    }

    /** How well a content explains what was seen; 0 for all when hidden. */
    public double weight(Content content) {
      return hidden ? 0 : Math.max(WORST, weights.getOrDefault(content, WORST));
    }

    /** The content that explains it best; {@link Content#EMPTY} when hidden. */
    public Content likeliest() {
      return weights.entrySet().stream()
          .max(Map.Entry.comparingByValue())
          .map(Map.Entry::getKey)
          .orElse(Content.EMPTY);
    }

    /** The probability of the likeliest content among all listed, 0 to 1; 0 when hidden. */
    public double confidence() {
      double best = weights.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
      double all = weights.values().stream().mapToDouble(w -> Math.exp(w - best)).sum();
      return all == 0 ? 0 : 1 / all;
    }
  }
}
