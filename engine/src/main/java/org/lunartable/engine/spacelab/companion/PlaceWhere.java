package org.lunartable.engine.spacelab.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.rules.Landing;
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
    Promise.Place place =
        new Promise.Place(
            station,
            scene.bonuses(),
            Promise.Supply.UNCOUNTED,
            scene.ender().isPresent(),
            scene.isBare());
    for (Slot slot : Slot.ALL) {
      if (station.isFree(slot)) {
        Block.Preview preview = Promise.of(place, lab, slot, price());
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
    return steps.recounts(scene, counted -> new PlaceWhere(counted, lab)).all();
  }

  private int price() {
    return scene.turn().price(lab);
  }

  private Landing landing(Slot slot) {
    return Landing.of(scene.side().station(), lab, slot, scene.bonuses(), scene.isBare());
  }

  private List<Text> told(Slot slot) {
    List<Text> told = new ArrayList<>();
    Map<String, Object> args =
        Map.of(
            "seat", scene.said(), "count", price(), "slot", Words.of(slot), "lab", Words.of(lab));
    told.add(new Text("space.placed", args));
    landing(slot).completed().forEach(one -> told.add(completion("space.completed", one)));
    return told;
  }

  private Text completion(String key, Landing.Completion one) {
    return new Text(
        one.tile().isPresent() ? key : key + "-late",
        Map.of(
            "seat", scene.said(),
            "capsule", Words.of(one.capsule()),
            "count", one.tile().orElse(0)));
  }

  private Phase placed(Slot slot) {
    Landing landing = landing(slot);
    List<Text> reminders = new ArrayList<>();
    if (price() > 0) {
      reminders.add(Text.of("note.told-discard", "cards", price()));
    }
    landing.completed().forEach(one -> reminders.add(completion("note.told-completed", one)));
    Scene now =
        scene
            .turn(scene.turn().hasPlaced())
            .bonuses(landing.bonuses())
            .side(side -> side.with(landing.station()).holding(side.hand() - 1 - price()))
            .reminding(reminders);
    Scene after = landing.isLast() ? now.ending() : now;
    return landing
        .gain()
        .map(gain -> Reward.of(after, gain))
        .orElseGet(() -> Course.anotherLab(after));
  }
}
