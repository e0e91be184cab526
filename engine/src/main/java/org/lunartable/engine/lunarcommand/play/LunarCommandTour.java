package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Text;

/**
 * The first game: a little game on a board of three by three spaces, played by the rules, in which
 * whoever learns does orange's part. It always goes the same way and is no game of the table.
 */
public final class LunarCommandTour {

  private static final int TARGET = 3;
  private static final String WALL_OR_PIECE = "r:white,white,orange,green";
  private static final String WALL_OR_UFO = "r:white,white,grey,grey";
  private static final String WALL_OR_WALK = "r:white,white,yellow,yellow";

  private static final String BOARD =
      """
      turn: orange
      board:
      D.....d
      |1...2.
      +......
      .......
      .......
      .....u.
      d.....D
      """;

  private static final List<Part> PARTS =
      List.of(
          new Part("board", "LC-9"),
          new Part("roll", "LC-11", WALL_OR_PIECE),
          new Part("wall", "LC-15", "w:b1"),
          new Part("green", "LC-10", WALL_OR_PIECE, "w:f1"),
          new Part("roll-again", "LC-11", WALL_OR_PIECE),
          new Part("antenna", "LC-16", "a:c1"),
          new Part("network", "LC-14", WALL_OR_PIECE, "w:g2"),
          new Part("roll-again", "LC-11", WALL_OR_PIECE),
          new Part("airlock", "LC-19", "l:c2"),
          new Part("ufo-comes", "LC-20", WALL_OR_UFO, "u:f6-d4"),
          new Part("roll-ufo", "LC-22", WALL_OR_UFO),
          new Part("ufo", "LC-20", "u:d4-f6"),
          new Part("green-again", "LC-10", WALL_OR_PIECE, "w:a6"),
          new Part("roll-again", "LC-11", WALL_OR_PIECE),
          new Part("edge", "LC-27", "w:b3"),
          new Part("green-again", "LC-10", WALL_OR_PIECE, "w:b7"),
          new Part("roll-again", "LC-11", WALL_OR_PIECE),
          new Part("close", "LC-27", "w:c3"),
          new Part("count", "LC-32", WALL_OR_PIECE, "w:e1"),
          new Part("roll-again", "LC-23", WALL_OR_WALK),
          new Part("walk", "LC-24", "s:f2-d2"),
          new Part("walk-in", "LC-26", "s:d2-b2"),
          new Part("end", "LC-36"));

  private LunarCommandTour() {}

  /** A part of the script: the key of its text is {@code tour.<name>}. */
  private record Part(String name, String rule, List<String> moves) {
    Part(String name, String rule, String... moves) {
      this(name, rule, List.of(moves));
    }
  }

  /**
   * One scene.
   *
   * @param rule the number of the rule that it is about
   * @param text what it is about, and what to do
   * @param blocks the little game as it stands
   * @param happenings what led here from the scene before
   * @param toDo what whoever learns has to do, in order; none where there is only to go on
   */
  public record Scene(
      String rule,
      Text text,
      List<Block> blocks,
      List<Happening> happenings,
      List<Proposal.Step> toDo) {

    public Scene {
      blocks = List.copyOf(blocks);
      happenings = List.copyOf(happenings);
      toDo = List.copyOf(toDo);
    }
  }

  /** All scenes, in order. */
  public static List<Scene> scenes() {
    List<Scene> scenes = new ArrayList<>();
    List<Happening> led = new ArrayList<>();
    Play play = start();
    for (Part part : PARTS) {
      scenes.add(
          new Scene(
              part.rule(),
              Text.of("tour." + part.name(), "n", TARGET),
              shown(play),
              led,
              toDo(part)));
      led.clear();
      for (String move : part.moves()) {
        if (!(play.take(move) instanceof Play.Taken taken)) {
          throw new IllegalStateException("the tour breaks the rules with " + move);
        }
        led.addAll(taken.happenings());
        play = taken.next();
      }
    }
    return scenes;
  }

  private static Play start() {
    Map<String, Object> rules =
        Map.of(
            "board", Map.of("width", 3, "height", 3),
            "points", Map.of("target", TARGET));
    try {
      return new LunarCommandGame().start(Map.of("rules", rules, "position", BOARD));
    } catch (BadSetup bad) {
      throw new IllegalStateException(bad);
    }
  }

  private static List<Block> shown(Play play) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(block -> !(block instanceof Block.Options || block instanceof Block.Log))
        .toList();
  }

  /** Orange's part; green plays by itself. */
  private static List<Proposal.Step> toDo(Part part) {
    boolean orange = part.moves().size() == 1;
    return orange ? List.of(step(part.moves().get(0))) : List.of();
  }

  private static Proposal.Step step(String move) {
    Optional<Action> action = ActionText.parse(move);
    return action.isEmpty()
        ? new Proposal.Step(move, "roll", List.of(), Text.of("choice.roll"))
        : LunarCommandHints.steps(List.of(action.get())).get(0);
  }
}
