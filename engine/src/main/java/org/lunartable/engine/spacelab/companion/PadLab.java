package org.lunartable.engine.spacelab.companion;

import java.util.List;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.state.Slot;

/** The lab in a slot is entered for the score. */
record PadLab(PadSeat from, Slot slot, LabEntry entry) implements PadEntry {

  @Override
  public Text headline() {
    return Text.of("turn.told-lab-" + entry.question(), "seat", scene().said(from.player()));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    entry.addTo(steps, 0, next -> new PadLab(from, slot, next), this::entered);
    steps.plain("back", () -> from);
    return steps.all();
  }

  private Phase entered(Lab lab) {
    return from.with(from.side().with(from.side().station().with(slot, lab)));
  }
}
