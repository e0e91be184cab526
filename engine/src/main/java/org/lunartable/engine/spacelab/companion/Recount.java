package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;

/**
 * Cards were counted, and are more or fewer than the kiosk believes: that is put right, whenever it
 * is noticed, and for any player.
 *
 * @param player whose cards they are
 * @param again what was asked before, with what is known then
 */
record Recount(Scene scene, What what, int player, Function<Scene, Phase> again) implements Phase {

  /** What is counted. */
  enum What {
    /** Lab cards; more than anybody holds who must place from five on (SL-3). */
    HAND("hand", 20),
    /** Projects that were kept; all there are. */
    PROJECTS("project-count", 24);

    private final String word;
    private final int most;

    What(String word, int most) {
      this.word = word;
      this.most = most;
    }

    private Side in(Side side, int cards) {
      return this == HAND ? side.holding(cards) : side.keeping(cards);
    }
  }

  @Override
  public OptionalInt seat() {
    return OptionalInt.of(player);
  }

  @Override
  public Text headline() {
    return Text.of("turn.told-" + what.word, "seat", scene.said(player));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    for (int cards = 0; cards <= what.most; cards++) {
      int counted = cards;
      Text told =
          new Text("space.told." + what.word, Map.of("seat", scene.said(player), "count", cards));
      steps.number(
          what.word,
          cards,
          Optional.of(told),
          () -> again.apply(scene.side(player, side -> what.in(side, counted))));
    }
    for (int seat : scene.seating().seats()) {
      if (seat != player) {
        Text label = Text.of("choice.told.count-of", "seat", scene.said(seat));
        steps.answer(
            "count-of", Seats.word(seat), label, () -> new Recount(scene, what, seat, again));
      }
    }
    steps.plain("again", () -> again.apply(scene));
    return steps.all();
  }
}
