package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Condition;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.cards.Trait;

/** Cards and tiles as a screen shows them. */
public final class CardViews {

  private CardViews() {}

  /** A lab card that is not placed yet: its cost still counts. */
  public static Block.Card lab(Lab lab, List<String> choices) {
    List<Block.Figure> figures =
        List.of(
            new Block.Figure("cost", lab.cost(), false),
            new Block.Figure("points", lab.points(), false));
    return lab(lab, figures, choices);
  }

  /** A lab in a station. */
  static Block.Card placed(Lab lab) {
    return lab(lab, List.of(new Block.Figure("points", lab.points(), false)), List.of());
  }

  private static Block.Card lab(Lab lab, List<Block.Figure> figures, List<String> choices) {
    List<Block.Mark> marks = List.of(new Block.Mark(lab.speciality().text(), false));
    return new Block.Card(
        lab.slug(), Optional.empty(), lab.agency().text(), marks, figures, List.of(), choices);
  }

  /** A project card, face up. */
  public static Block.Card project(Project project, List<String> choices) {
    return new Block.Card(
        project.slug(),
        Optional.of(project.title()),
        "project",
        project.condition().match(new Signs()),
        List.of(new Block.Figure("points", project.points(), false)),
        List.of(Words.condition(project)),
        choices);
  }

  /** The signs of a project: what it asks for. */
  private record Signs() implements Condition.Cases<List<Block.Mark>> {

    private static List<Block.Mark> mark(Trait trait) {
      return List.of(new Block.Mark(trait.text(), false));
    }

    @Override
    public List<Block.Mark> each(Condition.Each condition) {
      return mark(condition.trait());
    }

    @Override
    public List<Block.Mark> enough(Condition.Enough condition) {
      return mark(condition.trait());
    }

    @Override
    public List<Block.Mark> sets(Condition.Sets condition) {
      return List.of();
    }

    @Override
    public List<Block.Mark> pairs(Condition.Pairs condition) {
      return List.of();
    }
  }

  /** An objective that is not on a capsule yet. */
  public static Block.Card tile(Objective tile, List<String> choices) {
    return tile(tile, List.of(false, false, false), false, List.of(), choices);
  }

  /**
   * An objective.
   *
   * @param covered which of its agencies are covered
   * @param used whether its effect has happened
   */
  static Block.Card tile(
      Objective tile,
      List<Boolean> covered,
      boolean used,
      List<Block.Figure> figures,
      List<String> choices) {
    List<Block.Mark> marks = new ArrayList<>();
    for (int i = 0; i < covered.size(); i++) {
      marks.add(new Block.Mark(tile.agencies().get(i).text(), covered.get(i)));
    }
    marks.add(new Block.Mark(tile.speciality().text(), used));
    marks.add(new Block.Mark(tile.effect().text(), used));
    return new Block.Card(
        tile.slug(),
        Optional.empty(),
        "objective",
        List.copyOf(marks),
        figures,
        List.of(Text.of("effect." + tile.effect().text())),
        choices);
  }
}
