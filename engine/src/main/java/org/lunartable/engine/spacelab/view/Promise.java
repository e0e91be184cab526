package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

/** What a lab would bring in a slot (SL-6 to SL-9), in words and in short. */
public final class Promise {

  private final Station before;
  private final Station after;
  private final List<Text> texts = new ArrayList<>();
  private final List<Block.Count> gains = new ArrayList<>();

  private Promise(Station before, Station after) {
    this.before = before;
    this.after = after;
  }

  /**
   * What it would bring.
   *
   * @param price how many cards are discarded for it
   * @param bonuses the tiles of each capsule's stack, the top one first
   */
  public static Block.Preview of(
      Station station, Lab lab, Slot slot, int price, List<List<Integer>> bonuses) {
    Promise promise = new Promise(station, station.with(slot, lab));
    if (price > 0) {
      promise.texts.add(Text.of("preview.pays", "cards", price));
    }
    slot.capsules().forEach(capsule -> promise.objective(capsule, bonuses));
    if (slot.isUpper() && lab.cost() > 0) {
      promise.add("projects", lab.cost(), Text.of("preview.projects", "cards", lab.cost()));
    }
    station.effect(slot, lab).ifPresent(promise::effect);
    return new Block.Preview(List.copyOf(promise.texts), List.of(), List.copyOf(promise.gains));
  }

  private void add(String gain, int count, Text text) {
    gains.add(new Block.Count(gain, count));
    texts.add(text);
  }

  private void objective(Capsule capsule, List<List<Integer>> bonuses) {
    Optional<Objective> tile = after.objective(capsule);
    if (tile.isEmpty() || before.isComplete(capsule)) {
      return;
    }
    if (after.isComplete(capsule)) {
      int points = bonuses.get(capsule.place()).stream().findFirst().orElse(0);
      add(
          "bonus",
          points,
          Text.of("preview.completes", "capsule", Words.of(capsule), "points", points));
    } else if (covered(tile.get(), after.around(capsule))
        > covered(tile.get(), before.around(capsule))) {
      add("covers", 1, Text.of("preview.covers", "capsule", Words.of(capsule)));
    }
  }

  private static long covered(Objective tile, List<Lab> around) {
    return tile.covered(around).stream().filter(one -> one).count();
  }

  private void effect(Effect effect) {
    add(effect.text(), 1, Text.of("effect." + effect.text()));
  }
}
