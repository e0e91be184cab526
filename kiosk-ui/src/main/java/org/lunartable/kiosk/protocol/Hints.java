package org.lunartable.kiosk.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.lunartable.engine.advisor.Advice;
import org.lunartable.engine.advisor.Advisor;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.kiosk.mind.Cores;

/** Answers {@code hint}: brings the clock and the threads that the engine's advisor has not. */
final class Hints {

  /** Positions that are judged when a request sets no limit. */
  private static final long NODES = 20_000;

  private static final List<String> FIELDS =
      List.of("id", "op", "rules", "position", "millis", "nodes", "seed", "level");

  private static final long LONGEST_MILLIS = 600_000;

  private Hints() {}

  static Advice answer(Request request) throws RequestProblem {
    long asked = System.nanoTime();
    request.only(FIELDS);
    Rules rules = request.rules();
    Position position = request.position(rules);
    Skill skill = skill(request);
    long seed = request.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0);
    long millis = request.whole("millis", 1, LONGEST_MILLIS, LONGEST_MILLIS);
    boolean timed = request.has("millis");
    long nodes =
        request.whole("nodes", 1, Question.MOST_NODES, timed ? Question.MOST_NODES : NODES);
    long allowed = TimeUnit.MILLISECONDS.toNanos(millis);
    BooleanSupplier stop = () -> System.nanoTime() - asked >= allowed;
    Cores cores = Cores.spare();
    return new Advisor(rules)
        .advise(
            position, new Question(skill, nodes, seed, stop, cores.threads(), cores.executor()));
  }

  private static Skill skill(Request request) throws RequestProblem {
    String level = request.has("level") ? request.text("level", "bad-json") : Skill.STRONG.text();
    return Skill.parse(level)
        .filter(Skill::isLevel)
        .orElseThrow(
            () ->
                new RequestProblem(
                    "bad-json",
                    null,
                    "level",
                    "There is no level \"" + level + "\"; known are " + levels() + "."));
  }

  private static String levels() {
    return Arrays.stream(Skill.values())
        .filter(Skill::isLevel)
        .map(Skill::text)
        .collect(Collectors.joining(", "));
  }
}
