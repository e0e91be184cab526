package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.advisor.Review;
import org.lunartable.engine.advisor.Reviewer;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.play.LunarCommandRecord;
import org.lunartable.engine.lunarcommand.play.LunarCommandRecord.Made;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.history.LookBack.Moment;

/** Rates the turns of a game and puts what came of it into words. */
final class Hindsight {

  /**
   * What players of two, three, four and five stars give away in a turn at most. The strong level
   * gives away 0.0005 here, keen and steady about 0.006, greedy 0.01, gentle 0.017.
   */
  private static final double[] GIVEN = {0.014, 0.009, 0.005, 0.002};

  private Hindsight() {}

  /**
   * Looks back at a game; empty when it is of a kind that is not rated.
   *
   * @param stop asked often; once it says yes the answer comes at once and is worth nothing
   */
  static Optional<LookBack> at(Session session, BooleanSupplier stop) {
    List<Made> moves = Moves.of(session);
    return LunarCommandRecord.of(moves).map(record -> look(record, moves, stop));
  }

  private static LookBack look(LunarCommandRecord record, List<Made> moves, BooleanSupplier stop) {
    Review review = Reviewer.review(record.game(), stop);
    Optional<Moment> best = review.bestMoment().map(turn -> moment(turn, record, moves));
    Optional<Moment> turning =
        review
            .turningPoint()
            .map(turn -> moment(turn, record, moves))
            .filter(moment -> !Optional.of(moment).equals(best));
    List<LookBack.Seat> seats =
        Arrays.stream(Side.values()).filter(review::rates).map(side -> seat(review, side)).toList();
    return new LookBack(best, turning, seats);
  }

  private static LookBack.Seat seat(Review review, Side side) {
    double given = review.meanRegret(side);
    int stars = 1 + (int) Arrays.stream(GIVEN).filter(most -> given <= most).count();
    return new LookBack.Seat(side.text(), review.luck(side), given, stars);
  }

  private static Moment moment(Review.Rated turn, LunarCommandRecord record, List<Made> moves) {
    int end = record.ends().get(turn.number() - 1);
    int start = turn.number() == 1 ? record.skipped() : record.ends().get(turn.number() - 2);
    List<Text> told = new ArrayList<>();
    for (Made made : moves.subList(start, end)) {
      if (made.before().take(made.move()) instanceof Play.Taken taken) {
        taken.happenings().stream()
            .filter(happening -> !happening.kind().equals("rolled"))
            .map(Happening::text)
            .forEach(told::add);
      }
    }
    return new Moment(turn.side().text(), end, turn.number(), told);
  }
}
