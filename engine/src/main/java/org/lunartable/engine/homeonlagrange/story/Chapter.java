package org.lunartable.engine.homeonlagrange.story;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.scoring.MakeUp;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/**
 * One station's story in four paragraphs: how it came to be (by its make-up), what was lively in it
 * (by its richest module), what is remembered of it (by a card), and what became of it (by its
 * score). Which of several texts is told depends on the station alone.
 */
final class Chapter {

  /** Texts to choose from for each paragraph but the card's. */
  static final int VARIANTS = 2;

  /** From which total on a station's end is told in another way. */
  private static final int[] BANDS = {5500, 7000, 8500};

  private static final List<Mechanism> REMEMBERED =
      List.of(
          Mechanism.RESOURCE_SCARCITY,
          Mechanism.BUCKMINSTER_FULLER,
          Mechanism.ATHLETE,
          Mechanism.BOOBY_TRAP,
          Mechanism.LASER_TURRET,
          Mechanism.CIVILIAN,
          Mechanism.BLUE_HARVEST);

  private final List<Built> modules;
  private final Score score;
  private final Map<String, Object> args = new LinkedHashMap<>();
  private final int mixed;

  Chapter(Station station, Score score) {
    this.score = score;
    modules = ordered(station);
    for (int i = 0; i < modules.size(); i++) {
      args.put("m" + (i + 1), modules.get(i).module().title());
    }
    args.put("points", score.total());
    mixed = mix(modules, score.total());
  }

  /**
   * The modules by how many there are of their type, the most first, those of a type together; not
   * by when they came, which a score pad does not know. So of a pair or of three alike are m1 and
   * m2, or m1 to m3.
   */
  private static List<Built> ordered(Station station) {
    Map<ModuleType, Long> ofType =
        station.modules().stream().collect(groupingBy(built -> built.module().type(), counting()));
    Comparator<Built> most = Comparator.comparing(built -> -ofType.get(built.module().type()));
    return station.modules().stream()
        .sorted(
            most.thenComparing(built -> built.module().type())
                .thenComparing(built -> built.module().slug()))
        .toList();
  }

  /** A number that any change of the station changes, but not the order in it (FNV-1a). */
  private static int mix(List<Built> modules, int total) {
    int hash = 0x811c9dc5 ^ total;
    for (Built built : modules) {
      hash = mix(hash, built.module().slug());
      for (ResourceCard card : sorted(built.cards())) {
        hash = mix(hash, card.slug());
      }
    }
    return hash ^ (hash >>> 16);
  }

  private static List<ResourceCard> sorted(List<ResourceCard> cards) {
    return cards.stream().sorted(Comparator.comparing(ResourceCard::slug)).toList();
  }

  private static int mix(int before, String word) {
    int hash = before;
    for (int i = 0; i < word.length(); i++) {
      hash = (hash ^ word.charAt(i)) * 0x01000193;
    }
    return hash;
  }

  List<Text> paragraphs() {
    List<Text> story = new ArrayList<>();
    List<ModuleType> types = modules.stream().map(built -> built.module().type()).toList();
    story.add(told("begun." + MakeUp.of(types).orElseThrow().text(), 0));
    story.add(lively());
    story.add(remembered());
    story.add(told("ended." + band(), 8));
    return story;
  }

  private Text told(String what, int shift) {
    int variant = Math.floorMod(mixed >> shift, VARIANTS) + 1;
    return new Text("story." + what + "." + variant, args);
  }

  /** The module with the most cards, the first of several. */
  private Text lively() {
    Built richest = modules.get(0);
    for (Built built : modules) {
      if (built.laid().size() > richest.laid().size()) {
        richest = built;
      }
    }
    args.put("module", richest.module().title());
    return told("lively." + richest.module().type().text(), 4);
  }

  private Text remembered() {
    List<ResourceCard> cards =
        sorted(modules.stream().flatMap(built -> built.cards().stream()).toList());
    for (Mechanism mechanism : REMEMBERED) {
      Optional<ResourceCard> found =
          cards.stream().filter(card -> card.does(mechanism)).findFirst();
      if (found.isPresent()) {
        args.put("card", found.get().title());
        return new Text("story.card." + mechanism.text(), args);
      }
    }
    return dearest(cards);
  }

  /** A card of which only the value was told has no name to tell of. */
  private Text dearest(List<ResourceCard> cards) {
    Optional<ResourceCard> dearest =
        cards.stream()
            .max(Comparator.comparing(ResourceCard::value).thenComparing(ResourceCard::isNamed));
    if (dearest.isEmpty()) {
      return new Text("story.card.nothing", args);
    }
    if (!dearest.get().isNamed()) {
      return new Text("story.card.unnamed", args);
    }
    args.put("card", dearest.get().title());
    return new Text("story.card.dearest", args);
  }

  private int band() {
    int band = 1;
    for (int from : BANDS) {
      band += score.total() >= from ? 1 : 0;
    }
    return band;
  }
}
