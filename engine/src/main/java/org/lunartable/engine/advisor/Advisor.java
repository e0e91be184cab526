package org.lunartable.engine.advisor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;

/** Gives advice by some rules. Immutable; may be asked by several threads at once. */
public final class Advisor {

  /** Turns that an answer lists besides the advised one. */
  private static final int MOST_LINES = 8;

  /** From how many positions on it looks so many turns ahead before the roll. */
  private static final long[] NODES_AHEAD = {0, 500, 5000};

  private final Rules rules;

  public Advisor(Rules rules) {
    this.rules = rules;
  }

  /**
   * Advises the player to move. Before the roll and after the end there is nothing to do, and the
   * answer is only what is to be expected. A spacewalk under way is gone on with.
   */
  public Advice advise(Position position, Question question) {
    Bits bits = new Bits(rules, position.board().lattice());
    FastRules fast = bits.rules();
    Rings rings = new Rings(fast.layout());
    Field field = bits.field(position);
    if (field.shown() == 0 || new Mover(fast).isOver(field)) {
      return expectation(new Searcher(fast, rings), field, question);
    }
    SplittableRandom random = new SplittableRandom(question.seed());
    Search search = new Search(fast, rings, question);
    if (question.skill() == Skill.STRONG) {
      Ranking ranking = search.rank(field, question.nodes(), random);
      return advice(bits, search, ranking, ranking.at(0));
    }
    int[] chosen = new Player(fast, search, question).choose(field, random);
    Ranking ranking = search.rankWith(chosen, field, random);
    return advice(bits, search, ranking, search.turns().find(chosen));
  }

  /** Looks further ahead while nodes and time are left; what was not seen to the end is dropped. */
  private static Advice expectation(Searcher searcher, Field field, Question question) {
    double orange = searcher.expectation(field, 0, question.stop());
    for (int ahead = 1;
        ahead < NODES_AHEAD.length && question.nodes() >= NODES_AHEAD[ahead];
        ahead++) {
      double expected = searcher.expectation(field, ahead, question.stop());
      if (question.stop().getAsBoolean()) {
        break;
      }
      orange = expected;
    }
    double value = Searcher.forSide(orange, field.side());
    return new Advice(List.of(), value, List.of(), searcher.nodes());
  }

  /**
   * Turns that were looked at less deeply are not rated above those that stand before them.
   *
   * @param chosen the number of the chosen turn, which always is one of the lines
   */
  private static Advice advice(Bits bits, Search search, Ranking ranking, int chosen) {
    List<Advice.Line> lines = new ArrayList<>();
    double value = 1;
    double chosenValue = 0;
    for (int place = 0; place < ranking.count(); place++) {
      int turn = ranking.at(place);
      boolean advised = turn == chosen;
      value = Math.min(value, ranking.value(place));
      chosenValue = advised ? value : chosenValue;
      if (advised || lines.size() < MOST_LINES) {
        List<Action> actions = actions(bits, search.turns().actions(turn));
        lines.add(new Advice.Line(actions, value, ranking.visits(place)));
      }
    }
    List<Action> advised = actions(bits, search.turns().actions(chosen));
    return new Advice(advised, chosenValue, lines, search.nodes());
  }

  private static List<Action> actions(Bits bits, int[] moves) {
    return Arrays.stream(moves).mapToObj(bits::action).toList();
  }
}
