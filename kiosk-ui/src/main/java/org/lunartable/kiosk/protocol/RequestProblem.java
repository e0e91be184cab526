package org.lunartable.kiosk.protocol;

import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.notation.NotationProblem;

/** A request that cannot be answered; it becomes an error reply. */
final class RequestProblem extends Exception {

  private final String code;
  private final String rule;
  private final String at;

  /**
   * @param code one of the protocol's error codes
   * @param rule the rule that forbids it, or null
   * @param at where it goes wrong: a line and column, a key's path or an action; or null
   * @param message one sentence
   */
  RequestProblem(String code, String rule, String at, String message) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.at = at;
  }

  static RequestProblem of(String code, NotationProblem problem) {
    return new RequestProblem(
        code, null, problem.where(), Sentence.of(problem.where() + ": " + problem.getMessage()));
  }

  static RequestProblem of(BadSetup problem) {
    return new RequestProblem("bad-rules", null, problem.path(), problem.getMessage() + ".");
  }

  String code() {
    return code;
  }

  String rule() {
    return rule;
  }

  String at() {
    return at;
  }
}
