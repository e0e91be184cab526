package org.lunartable.engine.homeonlagrange.companion;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cardgame.ToldPlay;
import org.lunartable.engine.cardgame.ToldTable;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.view.Topics;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * Home on Lagrange with printed cards, or only its counting.
 *
 * @param id the game's name in addresses
 */
public record CompanionPlay(String id, Catalogue catalogue, Readings readings, Seating seating)
    implements ToldTable<Phase> {

  /** A game from its beginning. */
  public static Play beside(String id, Catalogue catalogue, Readings readings, Seating seating) {
    return ToldPlay.begin(
        new CompanionPlay(id, catalogue, readings, seating),
        Desk.begin(catalogue, readings, seating));
  }

  /** Only the end of a game. */
  public static Play pad(String id, Catalogue catalogue, Readings readings, Seating seating) {
    return ToldPlay.begin(
        new CompanionPlay(id, catalogue, readings, seating),
        Pad.empty(catalogue, readings, seating));
  }

  Standing standing(Phase phase) {
    return Standing.of(phase.stations(), readings);
  }

  @Override
  public List<Step<Phase>> steps(Phase phase) {
    return phase.steps();
  }

  @Override
  public OptionalInt seat(Phase phase) {
    return phase.seat();
  }

  @Override
  public Optional<List<Integer>> winners(Phase phase) {
    return phase.isOver() ? Optional.of(standing(phase).winners()) : Optional.empty();
  }

  @Override
  public Refused refusal(Phase phase) {
    return phase.isOver()
        ? new Refused("HL-14", Text.of("refused.HL-14.over"), List.of())
        : new Refused("HL-6", Text.of("refused.not-an-option"), List.of());
  }

  @Override
  public List<Topic> topics() {
    return Topics.of(id, readings);
  }

  @Override
  public Screen screen(Phase phase, Chronicle log) {
    return new CompanionScreen(this, phase, log).screen();
  }
}
