package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

/**
 * A station as it lies on the table: three rows of labs, the capsules with their objectives in the
 * middle one (SL-1).
 *
 * @param bonuses the tiles of each capsule's stack, the top one first
 * @param keys what its places are touched for
 */
public record StationView(Station station, List<List<Integer>> bonuses, Keys keys) {

  private static final int CAPSULES_ROW = 1;

  /** Its places, row by row. */
  public List<Block.Slot> slots() {
    List<Block.Slot> slots = new ArrayList<>();
    for (Slot slot : Slot.ALL) {
      Optional<Block.Card> card = station.lab(slot).map(CardViews::placed);
      slots.add(
          new Block.Slot(
              slot.row(), slot.column(), "lab", card, List.of(), keys.touching(slot.text())));
    }
    Capsule.ALL.forEach(capsule -> slots.add(capsule(capsule)));
    return List.copyOf(slots);
  }

  private Block.Slot capsule(Capsule capsule) {
    Optional<Block.Card> tile =
        station
            .objective(capsule)
            .map(one -> tile(capsule, one))
            .or(() -> station.bonus(capsule).map(points -> bonusAlone(points)));
    return new Block.Slot(
        CAPSULES_ROW,
        Slot.column(capsule),
        "capsule",
        tile,
        List.of(),
        keys.touching(capsule.text()));
  }

  private Block.Card tile(Capsule capsule, Objective tile) {
    List<Lab> around = station.around(capsule);
    List<Integer> stack = bonuses.get(capsule.place());
    boolean complete = station.isComplete(capsule);
    Optional<Integer> shown = complete ? station.bonus(capsule) : stack.stream().findFirst();
    List<Block.Figure> figures =
        shown.map(points -> new Block.Figure("bonus", points, complete)).stream().toList();
    return CardViews.tile(tile, tile.covered(around), isUsed(capsule, tile), figures, List.of());
  }

  /** Whether a lab below the capsule has the speciality of its objective (SL-8). */
  private boolean isUsed(Capsule capsule, Objective tile) {
    return Slot.ALL.stream()
        .filter(slot -> slot.isLower() && slot.capsules().contains(capsule))
        .map(station::lab)
        .flatMap(Optional::stream)
        .anyMatch(lab -> lab.speciality() == tile.speciality());
  }

  /** On a score pad nobody enters the objective, only its bonus tile. */
  private static Block.Card bonusAlone(int points) {
    return new Block.Card(
        "bonus",
        Optional.empty(),
        "objective",
        List.of(),
        List.of(new Block.Figure("bonus", points, true)),
        List.of(),
        List.of());
  }
}
