package org.lunartable.engine.homeonlagrange.view;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.scoring.ScoreLine;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.story.AdmiralsLog;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** The final scores, itemised, each with its station's story (HL-15 to HL-18). */
public final class Sheets {

  private Sheets() {}

  public static Block.Sheets of(Standing standing, Seating seating, List<Station> stations) {
    List<Block.Sheet> sheets = new ArrayList<>();
    for (int seat : seating.seats()) {
      Score score = standing.scores().get(seat);
      sheets.add(
          new Block.Sheet(
              Seats.word(seat),
              seating.name(seat),
              standing.winners().contains(seat),
              score.lines().stream().map(Sheets::item).toList(),
              score.total(),
              AdmiralsLog.of(stations.get(seat), score)));
    }
    return new Block.Sheets(List.copyOf(sheets));
  }

  private static Block.Item item(ScoreLine line) {
    Text label =
        line.kind() == ScoreLine.Kind.MAKE_UP
            ? Text.of("score.make-up." + line.what())
            : Text.of("score." + line.kind().text(), "what", line.what());
    return new Block.Item(label, line.points());
  }
}
