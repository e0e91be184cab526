package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.lunartable.engine.advisor.Review;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;

/** A game's review in lines for people; shares of a win are in hundredths. */
final class ReviewReport {

  /** Less than this is not worth mentioning. */
  private static final double NOTHING = 0.005;

  private ReviewReport() {}

  static List<String> lines(Review review) {
    List<String> lines = new ArrayList<>();
    review.turns().forEach(turn -> lines.add(line(turn)));
    for (Side side : Side.values()) {
      if (review.rates(side)) {
        lines.add(
            format(
                "%s: luck of the die %+.0f in all, given away %.1f a turn",
                side.text(), 100 * review.luck(side), 100 * review.meanRegret(side)));
      }
    }
    review.turningPoint().ifPresent(turn -> lines.add("Turning point: " + named(turn)));
    review.bestMoment().ifPresent(turn -> lines.add("Best moment: " + named(turn)));
    return lines;
  }

  private static String line(Review.Rated turn) {
    String rated =
        format(
            "Turn %d, %s: %.0f, luck %+.0f, given away %.0f",
            turn.number(),
            turn.side().text(),
            100 * turn.before(),
            100 * turn.luck(),
            100 * turn.regret());
    return turn.regret() < NOTHING ? rated : rated + "; better was " + texts(turn.advised());
  }

  private static String named(Review.Rated turn) {
    return format("turn %d of %s, %+.0f", turn.number(), turn.side().text(), 100 * turn.swing());
  }

  private static String texts(List<Action> actions) {
    return actions.stream().map(Action::text).collect(Collectors.joining(" "));
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
