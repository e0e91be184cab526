package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Houses;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;

@Label("Advice by random house rules")
class AdviceIsLegalTest {

  private static final int TURNS = 25;
  private static final List<Skill> SKILLS = List.of(Skill.values());

  @Label("is a whole legal turn, whatever the skill and whenever it is stopped")
  @Property(tries = 25, seed = "8", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void isAWholeLegalTurn(@ForAll long seed) {
    Random random = new Random(seed);
    Rules rules = Houses.random(random);
    Referee referee = new Referee(rules);
    Advisor advisor = new Advisor(rules);
    Position position = rules.start(Side.GREEN);
    for (int turn = 0; turn < TURNS && referee.ending(position).isEmpty(); turn++) {
      position = referee.roll(position, rules.die().face(1 + random.nextInt(6)).colours());
      Skill skill = SKILLS.get(random.nextInt(SKILLS.size()));
      int stopAfter = random.nextInt(60);
      int[] asked = new int[1];
      Advice advice =
          advisor.advise(
              position,
              new Question(skill, 400, seed, () -> asked[0]++ > stopAfter, 1, Runnable::run));
      assertThat(advice.value()).isBetween(0.0, 1.0);
      assertThat(advice.lines())
          .anyMatch(
              line -> line.actions().equals(advice.actions()) && line.value() == advice.value());
      position = Played.turn(referee, position, advice.actions());
    }
  }
}
