package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cardgame.ToldPlay;
import org.lunartable.engine.cardgame.ToldTable;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.view.Topics;

/**
 * Space Lab with printed cards, or only its counting.
 *
 * @param id the game's name in addresses
 */
public record CompanionPlay(String id, Readings readings) implements ToldTable<Phase> {

  /**
   * A game from its beginning.
   *
   * @param asks whether a player without cards is passed over in the last round only when somebody
   *     says so; older versions did not ask
   */
  public static Play beside(
      String id, Catalogue catalogue, Readings readings, Seating seating, boolean asks) {
    return ToldPlay.begin(
        new CompanionPlay(id, readings),
        Course.begin(Scene.empty(catalogue, readings, seating, asks)));
  }

  /** Only the end of a game. */
  public static Play pad(String id, Catalogue catalogue, Readings readings, Seating seating) {
    return ToldPlay.begin(
        new CompanionPlay(id, readings),
        Pad.empty(Scene.empty(catalogue, readings, seating, true)));
  }

  static Standing standing(Phase phase) {
    return new Standing(phase.scene().sides().stream().map(Side::score).toList());
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
        ? new Refused("SL-10", Text.of("refused.SL-10.over"), List.of())
        : new Refused("SL-3", Text.of("refused.not-an-option"), List.of());
  }

  @Override
  public List<Topic> topics() {
    return Topics.of(id, readings);
  }

  @Override
  public Screen screen(Phase phase, Chronicle log) {
    return new CompanionScreen(id, phase, log).screen();
  }
}
