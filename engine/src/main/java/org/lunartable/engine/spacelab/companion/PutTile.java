package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Speciality;
import org.lunartable.engine.spacelab.view.Words;

/**
 * The objectives that lie on the capsules are told, from left to right (SL-2): three agencies, the
 * speciality, the effect.
 */
record PutTile(Scene scene, List<Agency> agencies, Optional<Speciality> speciality)
    implements Phase {

  static Phase next(Scene scene) {
    return new PutTile(scene, List.of(), Optional.empty());
  }

  private Capsule capsule() {
    return Capsule.ALL.get(scene.side().station().objectives().size());
  }

  private boolean asksAgency() {
    return agencies.size() < Objective.AGENCIES;
  }

  @Override
  public Text headline() {
    String asked = asksAgency() ? "agency" : speciality.isEmpty() ? "speciality" : "effect";
    return new Text(
        "turn.told-tile-" + asked,
        Map.of(
            "seat", scene.said(),
            "capsule", Words.of(capsule()),
            "number", agencies.size() + 1));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    if (asksAgency()) {
      Agency.ALL.forEach(
          one ->
              steps.trait(
                  "agency", one, () -> new PutTile(scene, Lists.plus(agencies, one), speciality)));
    } else if (speciality.isEmpty()) {
      Speciality.ALL.forEach(
          one ->
              steps.trait("speciality", one, () -> new PutTile(scene, agencies, Optional.of(one))));
    } else {
      for (Effect effect : Effect.values()) {
        Text label = Text.of("effect." + effect.text());
        Text told = Text.of("space.put", "seat", scene.said(), "capsule", Words.of(capsule()));
        steps.answer("tile-effect", effect.text(), label, Optional.of(told), () -> put(effect));
      }
    }
    if (!agencies.isEmpty()) {
      steps.plain("again", () -> next(scene));
    }
    return steps.all();
  }

  private Phase put(Effect effect) {
    Objective tile = new Objective(agencies, speciality.orElseThrow(), effect);
    Scene put = scene.side(side -> side.with(side.station().with(capsule(), tile)));
    return put.side().station().objectives().size() < Capsule.ALL.size()
        ? next(put)
        : Course.nextTurn(put);
  }
}
