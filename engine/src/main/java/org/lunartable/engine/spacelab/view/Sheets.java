package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.scoring.ScoreLine;
import org.lunartable.engine.spacelab.scoring.Standing;

/** The final scores, itemised (SL-11). */
public final class Sheets {

  private Sheets() {}

  public static Block.Sheets of(Standing standing, Seating seating) {
    List<Integer> winners = standing.winners();
    List<Block.Sheet> sheets = new ArrayList<>();
    for (int seat : seating.seats()) {
      Score score = standing.scores().get(seat);
      sheets.add(
          new Block.Sheet(
              Seats.word(seat),
              seating.name(seat),
              winners.contains(seat),
              score.lines().stream().map(line -> line.match(new Items())).toList(),
              score.total(),
              List.of(Text.of("score.projects", "cards", score.projects()))));
    }
    return new Block.Sheets(List.copyOf(sheets));
  }

  private record Items() implements ScoreLine.Cases<Block.Item> {

    @Override
    public Block.Item lab(ScoreLine.OfLab line) {
      Map<String, Object> args =
          Map.of(
              "slot", Words.of(line.slot()),
              "agency", Words.of(line.lab().agency()),
              "speciality", Words.of(line.lab().speciality()));
      return new Block.Item(new Text("score.lab", args), line.points());
    }

    @Override
    public Block.Item bonus(ScoreLine.OfBonus line) {
      String key = line.tile().isPresent() ? "score.bonus" : "score.bonus-late";
      return new Block.Item(Text.of(key, "capsule", Words.of(line.capsule())), line.points());
    }

    @Override
    public Block.Item project(ScoreLine.OfProject line) {
      Map<String, Object> args =
          Map.of(
              "what", line.project().title(),
              "condition", Words.condition(line.project()),
              "times", line.times());
      return new Block.Item(new Text("score.project", args), line.points());
    }

    @Override
    public Block.Item byHand(ScoreLine.ByHand line) {
      return new Block.Item(Text.of("score.by-hand"), line.points());
    }
  }
}
