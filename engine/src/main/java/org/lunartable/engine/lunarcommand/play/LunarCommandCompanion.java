package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.advisor.Advice;
import org.lunartable.engine.advisor.Advisor;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.screen.Block.Preview;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Text;

/**
 * Thinks for the companion. The same game and seed give the same turn, as long as nobody stops the
 * thinking: what is random in it depends on the seed and the number of the turn alone.
 */
public final class LunarCommandCompanion {

  private LunarCommandCompanion() {}

  /**
   * What the companion does with the roll, or what is left of it when its turn is under way; empty
   * when it is not to act, or has to roll first.
   *
   * @param stop ends the thinking at any time; the answer then is worth nothing
   * @param threads how many threads to think with; changes no answer
   * @param executor where they come from; the caller's own thread is one of them
   */
  public static Optional<Proposal> turn(
      Play play, BooleanSupplier stop, int threads, Executor executor) {
    if (!(play instanceof LunarCommandPlay game) || !game.awaitsCompanion() || game.wantsRoll()) {
      return Optional.empty();
    }
    Companion companion = game.companion().orElseThrow();
    Question question =
        new Question(
            companion.level(),
            Question.NODES_OF_A_PI_SECOND,
            companion.seedOf(game.number()),
            stop,
            threads,
            executor);
    List<Action> actions = rest(game, question);
    return Optional.of(new Proposal(LunarCommandHints.steps(actions), brings(game, actions)));
  }

  /**
   * Goes on with the plan it made when it rolled; only if people did something else, thinks anew.
   */
  private static List<Action> rest(LunarCommandPlay game, Question question) {
    Advisor advisor = new Advisor(game.referee().rules());
    List<Action> planned = advisor.advise(game.turn().start(), question).actions();
    List<Action> rest = game.turn().restOf(planned);
    return rest.isEmpty() ? advisor.advise(game.position(), question).actions() : rest;
  }

  /** What the actions bring, in words. */
  private static List<Text> brings(LunarCommandPlay game, List<Action> actions) {
    List<Text> texts = new ArrayList<>();
    LunarCommandPlay play = game;
    for (Action action : actions) {
      Verdict verdict = play.referee().take(play.position(), action);
      if (verdict instanceof Verdict.Accepted accepted) {
        Sentences.preview(play, accepted.events()).map(Preview::texts).ifPresent(texts::addAll);
      }
      if (!(play.take(action.text()) instanceof Play.Taken taken)) {
        throw new IllegalStateException("the advice is not legal: " + action.text());
      }
      play = (LunarCommandPlay) taken.next();
    }
    return texts;
  }

  /**
   * The games that the turns a person will most likely play lead to.
   *
   * @param most no more than so many
   */
  public static List<Play> likely(Play play, int most, BooleanSupplier stop) {
    if (!(play instanceof LunarCommandPlay game) || game.awaitsCompanion() || game.wantsRoll()) {
      return List.of();
    }
    Question question = new Question(Skill.KEEN, 1, 0, stop, 1, Runnable::run);
    Advice advice = new Advisor(game.referee().rules()).advise(game.position(), question);
    return advice.lines().stream().limit(most).map(line -> after(game, line.actions())).toList();
  }

  private static Play after(Play play, List<Action> actions) {
    Play then = play;
    for (Action action : actions) {
      then = ((Play.Taken) then.take(action.text())).next();
    }
    return then;
  }
}
