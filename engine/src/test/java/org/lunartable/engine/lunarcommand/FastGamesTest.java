package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

@Label("The rules on bits and the rules word for word")
class FastGamesTest {

  @Label("agree on every position of whole random games by random house rules")
  @Property(tries = 40, seed = "8", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void everyPositionIsTheSame(@ForAll long seed) {
    agree(seed);
  }

  @Label("agree on every position of two thousand random games")
  @Tag("bars")
  @Property(
      tries = 2_000,
      seed = "88",
      edgeCases = EdgeCasesMode.NONE,
      shrinking = ShrinkingMode.OFF)
  void everyPositionOfManyGamesIsTheSame(@ForAll long seed) {
    agree(seed);
  }

  private static void agree(long seed) {
    Random random = new Random(seed);
    Rules rules = rules(random);
    Bits bits = new Bits(rules);
    Mover mover = new Mover(bits.rules());
    RandomGame game = new RandomGame(random, rules);
    Field field = new Field();
    boolean[] started = new boolean[1];
    game.play(
        (before, action, after) -> {
          if (!started[0]) {
            field.copyFrom(bits.field(before));
            started[0] = true;
          } else if (!before.roll().isWalking()) {
            mover.roll(field, face(rules, before));
          }
          assertThat(bits.options(field)).isEqualTo(SlowOptions.of(before, rules));
          mover.play(field, move(bits, field, action));
          Position next = after.position();
          assertThat(bits.position(field, next.roll().colours(), next.start())).isEqualTo(next);
          assertThat(mover.isOver(field)).isEqualTo(Ending.in(next, rules).isPresent());
        });
  }

  /** Boards of one, two and three words a set. */
  private static Rules rules(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> Rules.CLASSIC;
      case 1 -> RandomHouse.rules(random, 12);
      default -> RandomHouse.rules(random);
    };
  }

  private static int face(Rules rules, Position position) {
    for (int i = 0; i < 6; i++) {
      if (rules.die().faces().get(i).colours().equals(position.roll().colours())) {
        return i;
      }
    }
    throw new AssertionError("no such face");
  }

  private static int move(Bits bits, Field field, Action action) {
    Options options = new Options(bits.rules());
    options.find(field);
    List<Action> all = new ArrayList<>();
    for (int i = 0; i < options.total(); i++) {
      Action option = bits.action(options.pick(i));
      if (option.equals(action)) {
        return options.pick(i);
      }
      all.add(option);
    }
    throw new AssertionError(action.text() + " is not among " + all);
  }
}
