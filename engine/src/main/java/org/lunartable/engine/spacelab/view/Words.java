package org.lunartable.engine.spacelab.view;

import java.util.Map;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Condition;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.cards.ProjectKind;
import org.lunartable.engine.spacelab.cards.Trait;
import org.lunartable.engine.spacelab.state.Slot;

/** Cards and places in words. */
public final class Words {

  private Words() {}

  public static Text of(Trait trait) {
    return Text.of("mark." + trait.text());
  }

  public static Text of(Capsule capsule) {
    return Text.of("capsule." + capsule.text());
  }

  public static Text of(Slot slot) {
    return Text.of("slot." + slot.text());
  }

  public static Text of(ProjectKind kind) {
    return Text.of("project-kind." + kind.text());
  }

  /** For example "Golden Planet, doctor, cost 2, points 4". */
  public static Text of(Lab lab) {
    return new Text(
        "lab.label",
        Map.of(
            "agency", of(lab.agency()),
            "speciality", of(lab.speciality()),
            "cost", lab.cost(),
            "points", lab.points()));
  }

  /** What a project gives points for. */
  public static Text condition(Project project) {
    return condition(project.condition(), project.points());
  }

  /**
   * What points are given for.
   *
   * @param points how many each time
   */
  public static Text condition(Condition condition, int points) {
    return condition.match(new Conditions(points));
  }

  private record Conditions(int points) implements Condition.Cases<Text> {

    @Override
    public Text each(Condition.Each condition) {
      return Text.of("condition.each", "points", points, "trait", of(condition.trait()));
    }

    @Override
    public Text enough(Condition.Enough condition) {
      return new Text(
          "condition.enough",
          Map.of("points", points, "trait", of(condition.trait()), "count", Condition.ENOUGH));
    }

    @Override
    public Text sets(Condition.Sets condition) {
      return Text.of("condition.sets." + condition.kind().text(), "points", points);
    }

    @Override
    public Text pairs(Condition.Pairs condition) {
      return new Text(
          "condition.pairs",
          Map.of("points", points, "one", of(condition.one()), "other", of(condition.other())));
    }
  }
}
