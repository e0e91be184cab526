package org.lunartable.kiosk.protocol;

import org.lunartable.engine.notation.Replay;
import org.lunartable.kiosk.texts.Messages;

/** Says in one sentence why a written game does not hold. */
public final class BrokenGame {

  private BrokenGame() {}

  /** The line of the text at which it breaks. */
  public static int line(Replay.Outcome outcome) {
    if (outcome instanceof Replay.Illegal illegal) {
      return illegal.line();
    } else if (outcome instanceof Replay.OutOfTurn outOfTurn) {
      return outOfTurn.line();
    } else if (outcome instanceof Replay.NotFinished unfinished) {
      return unfinished.line();
    } else if (outcome instanceof Replay.WrongResult wrong) {
      return wrong.line();
    }
    throw new IllegalArgumentException("this game holds");
  }

  /** The sentence, with the line and the rule that is broken. */
  public static String message(Replay.Outcome outcome, Messages messages) {
    return "Line " + line(outcome) + ": " + reason(outcome, messages);
  }

  private static String reason(Replay.Outcome outcome, Messages messages) {
    if (outcome instanceof Replay.Illegal illegal) {
      String rule = illegal.why().rule().isEmpty() ? "" : " (" + illegal.why().rule() + ")";
      return illegal.action() + rule + ": " + messages.say(illegal.why().text());
    } else if (outcome instanceof Replay.OutOfTurn outOfTurn) {
      return outOfTurn.message() + ".";
    } else if (outcome instanceof Replay.NotFinished unfinished) {
      return "the result is stated as "
          + unfinished.stated().text()
          + ", but the moves do not finish the game.";
    }
    Replay.WrongResult wrong = (Replay.WrongResult) outcome;
    return "the result is stated as "
        + wrong.stated().text()
        + ", but the moves lead to "
        + wrong.real().text()
        + ".";
  }
}
