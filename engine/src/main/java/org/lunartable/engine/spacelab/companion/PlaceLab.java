package org.lunartable.engine.spacelab.companion;

import java.util.List;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** Which lab is placed (SL-6)? */
record PlaceLab(Scene scene, LabEntry entry) implements Phase {

  static Phase next(Scene scene) {
    return new PlaceLab(scene, LabEntry.NOTHING);
  }

  @Override
  public Text headline() {
    return Text.of("turn.told-lab-" + entry.question(), "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    int payable = scene.side().hand() - 1 + scene.turn().discount();
    entry.addTo(
        steps, payable, next -> new PlaceLab(scene, next), lab -> new PlaceWhere(scene, lab));
    boolean last = scene.turn().stage() == Stage.PLACE;
    boolean mayEnd = scene.turn().placed() > 0 || last;
    if (entry.isBegun()) {
      steps.plain("again", () -> next(scene));
    } else if (mayEnd) {
      steps.plain("enough", () -> Course.nextTurn(scene.reminding(List.of())));
    } else {
      steps.plain("again", () -> new Act(scene));
    }
    return steps.recounts(scene, this::with).all();
  }

  private Phase with(Scene counted) {
    return entry.isBegun() && Course.canPlace(counted)
        ? new PlaceLab(counted, entry)
        : Course.goOn(counted);
  }
}
