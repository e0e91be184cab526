package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Condition;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.view.Words;

/**
 * A project is entered as it is printed: what it gives points for, then how many; or just the
 * points that its player has counted.
 */
record PadProject(PadSeat from, Optional<Condition> condition) implements PadEntry {

  /** What is counted by hand is what a project gives at most, all labs being of use. */
  private static final int MOST_COUNTED = 60;

  /** Conditions are shown with this figure until theirs is told. */
  private static final int ONE = 1;

  @Override
  public Text headline() {
    return Text.of(
        condition.isEmpty() ? "turn.pad-condition" : "turn.pad-points",
        "seat",
        scene().said(from.player()));
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    if (condition.isPresent()) {
      for (int points = 1; points <= Lab.HIGHEST_POINTS; points++) {
        int each = points;
        steps.number("points", points, Optional.empty(), () -> entered(each));
      }
    } else {
      for (Condition one : Condition.all()) {
        Text label = Words.condition(Project.of("1", one, ONE));
        steps.answer(
            "of-" + one.kind().text(),
            one.text(),
            label,
            () -> new PadProject(from, Optional.of(one)));
      }
      for (int points = 0; points <= MOST_COUNTED; points++) {
        int counted = points;
        steps.number("counted-by-hand", points, Optional.empty(), () -> byHand(counted));
      }
    }
    steps.plain("back", () -> from);
    return steps.all();
  }

  private Phase entered(int points) {
    List<Project> before = from.side().projects();
    String name = "#" + free(before);
    Project project = Project.of(name, condition.orElseThrow(), points);
    return from.with(from.side().projects(Lists.plus(before, project)));
  }

  /** A number that none of them has, now that one may have been taken back. */
  private static int free(List<Project> before) {
    return IntStream.rangeClosed(1, before.size() + 1)
        .filter(number -> before.stream().noneMatch(one -> one.name().equals("#" + number)))
        .findFirst()
        .orElseThrow();
  }

  private Phase byHand(int points) {
    return from.with(from.side().countedOne(points));
  }
}
