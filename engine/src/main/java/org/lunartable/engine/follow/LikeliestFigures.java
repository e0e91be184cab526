package org.lunartable.engine.follow;

import java.util.Arrays;
import java.util.List;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules;

/**
 * The figures and UFOs that a picture shows most likely, when no game is known. The set-up says how
 * many there are (LC-8); a UFO never leaves the board, and a figure only when it is scored (LC-26,
 * LC-31). Looks at every number of each kind, so nothing likelier is missed. All costs are natural
 * logarithms, as the weights. Immutable.
 */
final class LikeliestFigures {

  /** What a figure costs that has gone although nothing on the board can have scored it. */
  private static final double GONE = 2.5;

  /** The same where there is a station. */
  private static final double SCORED = 1.5;

  /** What a robot costs that is gone, while a UFO may stand over it (LC-21). */
  private static final double UNDER_UFO = 1.5;

  /** What a figure costs that the set does not have. */
  private static final double TOO_MANY = 5;

  /** What a UFO costs beside another: their saucers are wider than a space. */
  private static final double SIDE_BY_SIDE = 6;

  /** How many more of a kind than the set has are thought of. */
  private static final int MORE = 2;

  private static final double NEVER = -1e9;

  /** What can be told apart on a space, in the order in which they are counted. */
  private static final List<Content> KINDS =
      List.of(Content.EMPTY, Content.ROBOT, Content.ASTRONAUT, Content.UFO);

  private final Weights weights;
  private final Rules rules;
  private final List<Place> spaces;
  private final int hidden;
  private final int[] usual;
  private final int[] step;
  private final int numbers;

  /**
   * @param spaces those that can be seen and are not blocked
   * @param hidden how many figures can stand where nothing is seen
   */
  LikeliestFigures(Weights weights, List<Place> spaces, int hidden, Rules rules) {
    this.weights = weights;
    this.rules = rules;
    this.spaces = spaces;
    this.hidden = hidden;
    var setUp = rules.setUp();
    usual = new int[] {0, setUp.robots().size(), setUp.astronauts().size(), setUp.ufos().size()};
    step = new int[KINDS.size()];
    int all = 1;
    for (int kind = KINDS.size() - 1; kind > 0; kind--) {
      step[kind] = all;
      all *= usual[kind] + MORE + 1;
    }
    numbers = all;
  }

  /**
   * What stands on every space, in their order.
   *
   * @param stations whether there is a station on the board
   */
  Content[] find(boolean stations) {
    byte[][] last = new byte[spaces.size()][numbers];
    double[] best = new double[numbers];
    Arrays.fill(best, NEVER);
    best[0] = 0;
    for (int i = 0; i < spaces.size(); i++) {
      best = with(spaces.get(i), best, last[i]);
    }
    int number = 0;
    for (int i = 1; i < numbers; i++) {
      if (best[i] - cost(i, stations) > best[number] - cost(number, stations)) {
        number = i;
      }
    }
    return back(number, last);
  }

  /** The best for every number of figures, with one more space; what stands there goes to last. */
  private double[] with(Place space, double[] before, byte[] last) {
    double[] likely = KINDS.stream().mapToDouble(kind -> weight(space, kind)).toArray();
    double[] best = new double[numbers];
    Arrays.fill(best, NEVER);
    for (int number = 0; number < numbers; number++) {
      for (int kind = 0; kind < KINDS.size() && before[number] > NEVER; kind++) {
        int now = number + step[kind];
        if (kind > 0 && of(kind, number) == usual[kind] + MORE) {
          continue;
        }
        double sum = before[number] + likely[kind];
        if (sum > best[now]) {
          best[now] = sum;
          last[now] = (byte) kind;
        }
      }
    }
    return best;
  }

  private double weight(Place space, Content kind) {
    boolean beside =
        kind == Content.UFO
            && rules.lattice().nextSpaces(space).stream()
                .mapToDouble(this::evidence)
                .anyMatch(other -> other > Math.max(0, evidence(space)));
    return weights.of(space, kind) - (beside ? SIDE_BY_SIDE : 0);
  }

  /** How much more a space looks like a UFO than like anything else. */
  private double evidence(Place space) {
    int index = rules.lattice().index(space);
    return weights.of(index, Content.UFO) - weights.bestBut(index, Content.UFO);
  }

  private Content[] back(int number, byte[][] last) {
    Content[] found = new Content[spaces.size()];
    int left = number;
    for (int i = spaces.size() - 1; i >= 0; i--) {
      int kind = last[i][left];
      found[i] = KINDS.get(kind);
      left -= step[kind];
    }
    return found;
  }

  /** How many of a kind there are. */
  private int of(int kind, int number) {
    return number / step[kind] % (usual[kind] + MORE + 1);
  }

  private double cost(int number, boolean stations) {
    double cost = 0;
    int gone = -hidden;
    for (int kind = 1; kind < KINDS.size(); kind++) {
      int more = of(kind, number) - usual[kind];
      cost += TOO_MANY * Math.max(0, more);
      gone += Math.max(0, -more);
    }
    int robots = usual[1] - of(1, number);
    int under = Math.max(0, Math.min(Math.min(robots, of(3, number)), gone));
    double each = stations ? SCORED : GONE;
    return cost + Math.min(each, UNDER_UFO) * under + each * Math.max(0, gone - under);
  }
}
