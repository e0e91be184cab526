package org.lunartable.kiosk.mind;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.play.Companion;
import org.lunartable.engine.lunarcommand.play.LunarCommandCompanion;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Proposal;

/**
 * What the companion means to do, for positions it has thought about: the present one, those that
 * its own turn goes through, and those it foresees. Thinking ahead never changes what is answered,
 * only how soon. For one thread.
 */
final class Plans {

  /** Old ones make room. */
  private static final int MOST = 256;

  /** Turns of a person that are foreseen. */
  private static final int LIKELY = 4;

  private final Map<Key, Proposal> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Proposal> eldest) {
          return size() > MOST;
        }
      };

  /**
   * What a choice depends on: in another turn, by other rules, or at another level the companion
   * may choose otherwise.
   */
  private record Key(Position position, int turn, Rules rules, Optional<Companion> companion) {}

  /**
   * What to do with the roll.
   *
   * @param stop ends the thinking; then nothing is answered
   */
  Optional<Proposal> turn(Play play, BooleanSupplier stop) {
    return turn(play, stop, Cores.spare());
  }

  private Optional<Proposal> turn(Play play, BooleanSupplier stop, Cores cores) {
    Optional<Key> key = key(play);
    if (key.isEmpty()) {
      return Optional.empty();
    }
    if (known.containsKey(key.get())) {
      return Optional.of(known.get(key.get()));
    }
    Optional<Proposal> thought =
        LunarCommandCompanion.turn(play, stop, cores.threads(), cores.executor());
    if (thought.isEmpty() || stop.getAsBoolean()) {
      return Optional.empty();
    }
    keep(play, thought.get());
    return thought;
  }

  /** A turn that is done step by step stays the turn it was. */
  private void keep(Play start, Proposal whole) {
    Play play = start;
    List<Proposal.Step> steps = whole.steps();
    for (int i = 0; i < steps.size(); i++) {
      Proposal rest = new Proposal(steps.subList(i, steps.size()), whole.reasons());
      key(play).ifPresent(key -> known.put(key, rest));
      if (!(play.take(steps.get(i).id()) instanceof Play.Taken taken)) {
        return;
      }
      play = taken.next();
    }
  }

  private static Optional<Key> key(Play play) {
    return play instanceof OnTheTable table
        ? Optional.of(
            new Key(table.position(), table.number(), table.referee().rules(), table.companion()))
        : Optional.empty();
  }

  /**
   * Thinks ahead while a person is to act: of the turns that are likely, and of every roll then.
   * Nobody waits for it, so it leaves the other cores alone.
   */
  void foresee(Play play, BooleanSupplier stop) {
    List<Play> next = new ArrayList<>();
    if (play.awaitsCompanion()) {
      next.add(play);
    } else {
      next.addAll(LunarCommandCompanion.likely(play, LIKELY, stop));
    }
    for (Play then : next) {
      for (Option roll : then.options()) {
        if (!stop.getAsBoolean()
            && roll.expectation() instanceof Expectation.DieShows
            && then.take(roll.id()) instanceof Play.Taken rolled) {
          turn(rolled.next(), stop, Cores.ONE);
        }
      }
    }
  }
}
