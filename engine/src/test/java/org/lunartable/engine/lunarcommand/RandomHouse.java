package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** Random house rules, all of them allowed, with figures for whatever board they have. */
final class RandomHouse {

  private static final List<String> TILES =
      List.of("white", "white", "orange", "green", "yellow", "grey", "black", "red", "blue");

  private final Random random;

  private final int longest;

  private RandomHouse(Random random, int longest) {
    this.random = random;
    this.longest = longest;
  }

  /** On a small board, where much happens. */
  static Rules rules(Random random) {
    return rules(random, 6);
  }

  /** On a board of 3 to so many spaces each way. */
  static Rules rules(Random random, int longest) {
    try {
      return RulesReader.read(new RandomHouse(random, longest).json());
    } catch (BadSetup e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  private Map<String, Object> json() {
    int width = between(3, longest);
    int height = between(3, longest);
    List<String> spaces = spaces(new Lattice(width, height));
    Map<String, Object> json = new HashMap<>();
    json.put(
        "board", Map.of("width", width, "height", height, "blocked", take(spaces, between(0, 2))));
    json.put(
        "setup",
        Map.of(
            "robots", take(spaces, between(0, 3)),
            "astronauts", take(spaces, between(0, 2)),
            "ufos", take(spaces, between(0, 2))));
    json.put(
        "stock",
        Map.of(
            "straight", between(1, 40),
            "square", between(0, 40),
            "dome", between(1, 9),
            "airlock", between(0, 9),
            "antenna", between(0, 9)));
    json.put(
        "points",
        Map.of("robot", between(0, 3), "astronaut", between(0, 4), "target", between(2, 12)));
    json.put("spacewalk", Map.of("steps", between(1, 6), "mustUseAll", random.nextBoolean()));
    json.put("tie", pick(List.of("half", "none", "builder")));
    json.put("owner", pick(List.of("fixed", "majority")));
    json.put(
        "ufo",
        Map.of(
            "blocks", pick(List.of("space", "edges", "edges-and-corners")),
            "coversRobot", random.nextBoolean()));
    json.put("quietTurns", between(5, 40));
    json.put(
        "variants",
        Map.of(
            "team", random.nextBoolean(),
            "ownCorner", random.nextBoolean(),
            "abduction", random.nextBoolean()));
    if (random.nextBoolean()) {
      json.put("die", die());
    }
    return json;
  }

  private List<Object> die() {
    List<Object> faces = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      faces.add(
          List.of(
              List.of(pick(TILES), pick(TILES)),
              Arrays.asList(random.nextBoolean() ? null : pick(TILES), pick(TILES))));
    }
    return faces;
  }

  private List<String> spaces(Lattice lattice) {
    List<String> names =
        new ArrayList<>(lattice.places(Place.Kind.SPACE).stream().map(Place::name).toList());
    Collections.shuffle(names, random);
    return names;
  }

  private static List<String> take(List<String> names, int count) {
    List<String> taken = List.copyOf(names.subList(0, count));
    names.subList(0, count).clear();
    return taken;
  }

  private String pick(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }
}
