package org.lunartable.engine.spacelab.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;
import org.lunartable.engine.spacelab.view.Promise;
import org.lunartable.engine.spacelab.view.Words;

/**
 * Where is the lab placed? From that the kiosk works out what it costs and brings (SL-6 to SL-9).
 */
record PlaceWhere(Scene scene, Lab lab) implements Phase {

  @Override
  public Text headline() {
    return Text.of("turn.told-slot", "seat", scene.said(), "lab", Words.of(lab));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    Station station = scene.side().station();
    for (Slot slot : Slot.ALL) {
      if (station.isFree(slot)) {
        Block.Preview preview = Promise.of(station, lab, slot, price(), scene.bonuses());
        steps.place(
            "slot",
            slot.text(),
            Words.of(slot),
            Optional.of(preview),
            told(slot),
            () -> placed(slot));
      }
    }
    steps.plain("again", () -> PlaceLab.next(scene));
    return steps.all();
  }

  private int price() {
    return Math.max(0, lab.cost() - scene.turn().discount());
  }

  private List<Capsule> completed(Slot slot) {
    Station before = scene.side().station();
    Station after = before.with(slot, lab);
    return slot.capsules().stream()
        .filter(capsule -> !before.isComplete(capsule) && after.isComplete(capsule))
        .toList();
  }

  private List<Text> told(Slot slot) {
    List<Text> told = new ArrayList<>();
    Map<String, Object> args =
        Map.of(
            "seat", scene.said(), "count", price(), "slot", Words.of(slot), "lab", Words.of(lab));
    told.add(new Text("space.placed", args));
    completed(slot).forEach(capsule -> told.add(completion("space.completed", capsule)));
    return told;
  }

  private Text completion(String key, Capsule capsule) {
    Optional<Integer> tile = scene.bonuses().get(capsule.place()).stream().findFirst();
    return new Text(
        tile.isPresent() ? key : key + "-late",
        Map.of("seat", scene.said(), "capsule", Words.of(capsule), "count", tile.orElse(0)));
  }

  private Phase placed(Slot slot) {
    List<Text> reminders = new ArrayList<>();
    if (price() > 0) {
      reminders.add(Text.of("note.told-discard", "cards", price()));
    }
    Scene now =
        scene
            .turn(scene.turn().hasPlaced())
            .side(
                side ->
                    side.with(side.station().with(slot, lab)).holding(side.hand() - 1 - price()));
    for (Capsule capsule : completed(slot)) {
      reminders.add(completion("note.told-completed", capsule));
      now = complete(now, capsule);
    }
    Station after = now.side().station();
    if (after.isFull() || after.completed() == Capsule.ALL.size()) {
      now = now.ending();
    }
    return brings(now.reminding(reminders), slot);
  }

  private static Scene complete(Scene scene, Capsule capsule) {
    List<Integer> stack = scene.bonuses().get(capsule.place());
    return stack.isEmpty()
        ? scene
        : scene.taken(capsule).side(side -> side.with(side.station().with(capsule, stack.get(0))));
  }

  private Phase brings(Scene now, Slot slot) {
    if (slot.isUpper() && lab.cost() > 0) {
      return new Reward(now, Reward.What.PROJECTS, lab.cost());
    }
    Optional<Effect> effect = now.side().station().effect(slot, lab);
    return effect.map(one -> Reward.of(now, one)).orElseGet(() -> Reward.goOn(now));
  }
}
