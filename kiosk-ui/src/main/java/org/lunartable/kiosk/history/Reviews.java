package org.lunartable.kiosk.history;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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

/**
 * Looks back at finished games, one after the other, in a thread of its own that lasts only as long
 * as there is something to do. What was found is remembered for some games. Safe to use from any
 * thread.
 *
 * @param <K> what games are known by
 */
final class Reviews<K> {

  private static final System.Logger LOG = System.getLogger(Reviews.class.getName());
  private static final int REMEMBERED = 16;

  /**
   * What players of two, three, four and five stars give away in a turn at most. The strong level
   * gives away 0.0005 here, keen and steady about 0.006, greedy 0.01, gentle 0.017.
   */
  private static final double[] GIVEN = {0.014, 0.009, 0.005, 0.002};

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Reviews::quiet);
  private final Map<K, CompletableFuture<Optional<LookBack>>> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(
            Map.Entry<K, CompletableFuture<Optional<LookBack>>> eldest) {
          return size() > REMEMBERED;
        }
      };

  Reviews() {
    thread.allowCoreThreadTimeOut(true);
  }

  private static Thread quiet(Runnable work) {
    Thread thread = new Thread(work, "review");
    thread.setDaemon(true);
    return thread;
  }

  /** The review of a game, begun now if it was not before; it may come later. */
  synchronized CompletableFuture<Optional<LookBack>> of(K key, Supplier<Session> game) {
    return known.computeIfAbsent(
        key,
        asked ->
            CompletableFuture.supplyAsync(() -> look(game.get()), thread)
                .exceptionally(Reviews::failed));
  }

  private static Optional<LookBack> failed(Throwable fault) {
    LOG.log(Level.WARNING, "A game could not be looked back at.", fault);
    return Optional.empty();
  }

  private static Optional<LookBack> look(Session session) {
    List<Made> moves =
        session.moments().stream().map(moment -> new Made(moment.before(), moment.move())).toList();
    return LunarCommandRecord.of(moves).map(record -> look(record, moves));
  }

  private static LookBack look(LunarCommandRecord record, List<Made> moves) {
    Review review = Reviewer.review(record.game(), () -> false);
    Optional<Moment> best = review.bestMoment().map(turn -> moment(turn, record, moves));
    Optional<Moment> turning =
        review
            .turningPoint()
            .map(turn -> moment(turn, record, moves))
            .filter(moment -> !Optional.of(moment).equals(best));
    List<LookBack.Seat> seats =
        Arrays.stream(Side.values()).map(side -> seat(review, side)).toList();
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
