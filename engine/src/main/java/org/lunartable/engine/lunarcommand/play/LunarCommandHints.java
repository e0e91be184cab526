package org.lunartable.engine.lunarcommand.play;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.advisor.Advice;
import org.lunartable.engine.advisor.Advisor;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.screen.Proposal;

/**
 * Hints for a game at the table. A play never changes, so a hint can be thought about by any thread
 * while the table goes on; whoever shows it checks that the play is still the present one.
 */
public final class LunarCommandHints {

  private LunarCommandHints() {}

  /**
   * A turn to propose, or what is left of it.
   *
   * @param proposal its moves as the play takes them, and what speaks for it
   * @param value the expected result for the player to move: 0 lost, 1 won
   */
  public record Hint(Proposal proposal, double value) {}

  /**
   * What to do now; empty for another game, before the roll and after the end.
   *
   * @param question how well and how long to think; its {@code stop} ends it at any time
   */
  public static Optional<Hint> of(Play play, Question question) {
    if (!(play instanceof LunarCommandPlay game)) {
      return Optional.empty();
    }
    Advice advice = new Advisor(game.referee().rules()).advise(game.position(), question);
    return advice.actions().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Hint(
                new Proposal(steps(advice.actions()), Reasons.of(game, advice.actions())),
                advice.value()));
  }

  static List<Proposal.Step> steps(List<Action> actions) {
    return actions.stream().map(LunarCommandHints::step).toList();
  }

  private static Proposal.Step step(Action action) {
    return new Proposal.Step(
        action.text(), Sentences.word(action), action.places(), Sentences.label(action));
  }
}
