package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.view.Words;

/**
 * The bonus tile on a capsule is entered for the score as it is printed, whatever lies there in the
 * catalogue.
 */
record PadBonus(PadSeat from, Capsule capsule) implements PadEntry {

  @Override
  public Text headline() {
    return Text.of(
        "turn.pad-bonus", "seat", scene().said(from.player()), "capsule", Words.of(capsule));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    for (int points = 1; points <= Lab.HIGHEST_POINTS; points++) {
      int tile = points;
      steps.number(
          "tile",
          tile,
          Optional.empty(),
          () -> from.with(from.side().with(from.side().station().with(capsule, tile))));
    }
    steps.plain(
        "no-tile", () -> from.with(from.side().with(from.side().station().withoutBonus(capsule))));
    steps.plain("back", () -> from);
    return steps.all();
  }
}
