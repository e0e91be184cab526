package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.view.Words;

/**
 * What one player has is entered: projects, labs, bonus tiles. What was kept during a game stands
 * there already, and is put right in the same way.
 */
record PadSeat(Scene scene, boolean isWhole, int player) implements Phase {

  @Override
  public Text headline() {
    int projects = side().projects().size() + side().counted().size();
    return Text.of("turn.pad-player", "seat", scene.said(player), "projects", projects);
  }

  @Override
  public OptionalInt seat() {
    return OptionalInt.of(player);
  }

  Side side() {
    return scene.sides().get(player);
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    steps.plain("project", () -> new PadProject(this, Optional.empty()));
    for (Slot slot : Slot.ALL) {
      String question = side().station().isFree(slot) ? "lab" : "clear";
      steps.place(
          question, slot.text(), Words.of(slot), Optional.empty(), List.of(), () -> touched(slot));
    }
    for (Capsule capsule : Capsule.ALL) {
      steps.place(
          "bonus",
          capsule.text(),
          Words.of(capsule),
          Optional.empty(),
          List.of(),
          () -> new PadBonus(this, capsule));
    }
    if (!side().projects().isEmpty() || !side().counted().isEmpty()) {
      steps.plain("no-projects", () -> with(side().withoutProjects()));
    }
    addForgetting(steps);
    steps.plain(
        "fix-projects",
        () ->
            new Recount(
                scene,
                Recount.What.PROJECTS,
                player,
                counted -> new PadSeat(counted, isWhole, player)));
    steps.plain("back", () -> new Pad(scene, isWhole, false));
    return steps.all();
  }

  /** One project that was entered wrong is taken back by itself. */
  private void addForgetting(Steps steps) {
    for (Project project : side().projects()) {
      Text label = Words.condition(project);
      steps.answer("forget", project.slug(), label, () -> with(side().without(project)));
    }
    for (int points : side().counted().stream().distinct().sorted().toList()) {
      Text label = Text.of("choice.told.by-hand", "points", points);
      steps.answer("forget", "by-hand-" + points, label, () -> with(side().without(points)));
    }
  }

  private Phase touched(Slot slot) {
    return side().station().isFree(slot)
        ? new PadLab(this, slot, LabEntry.WITHOUT_COST)
        : with(side().with(side().station().without(slot)));
  }

  PadSeat with(Side changed) {
    return new PadSeat(scene.side(player, side -> changed), isWhole, player);
  }
}
