package org.lunartable.engine.homeonlagrange.story;

import java.util.List;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/** Tells what became of a station; the same station always has the same story (HL-18). */
public final class AdmiralsLog {

  private AdmiralsLog() {}

  /** The story, a paragraph each; none for a station that was not completed. */
  public static List<Text> of(Station station, Score score) {
    return station.isComplete() ? new Chapter(station, score).paragraphs() : List.of();
  }
}
