package org.lunartable.engine.lunarcommand.play;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.advisor.Advice;
import org.lunartable.engine.advisor.Advisor;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;

/**
 * Hints for a game at the table. A play never changes, so a hint can be thought about by any thread
 * while the table goes on; whoever shows it checks that the play is still the present one.
 */
public final class LunarCommandHints {

  private LunarCommandHints() {}

  /**
   * A turn to propose.
   *
   * @param moves its moves, written as the play takes them
   * @param places what to point at for the first move
   * @param value the expected result for the player to move: 0 lost, 1 won
   */
  public record Hint(List<String> moves, List<Place> places, double value) {
    public Hint {
      moves = List.copyOf(moves);
      places = List.copyOf(places);
    }
  }

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
    return advice.actions().stream()
        .findFirst()
        .map(
            first ->
                new Hint(
                    advice.actions().stream().map(Action::text).toList(),
                    first.places(),
                    advice.value()));
  }
}
