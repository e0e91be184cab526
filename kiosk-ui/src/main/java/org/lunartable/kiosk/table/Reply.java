package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Text;

/** What the table answers to somebody who asked for something. */
public sealed interface Reply {

  /** It is done and shown on the screen with this number, which also says if it is not saved. */
  record Done(long number) implements Reply {}

  /** It may not be done; nothing changed. */
  record NotDone(Refused why) implements Reply {}

  /**
   * It was seen and changes nothing.
   *
   * @param number of the newest screen
   */
  record Nothing(Optional<Text> notice, long number) implements Reply {}

  /**
   * A game that cannot be started so.
   *
   * @param message one sentence in English
   * @param said the same for people, a sentence each; none where only programs can meet it
   */
  record BadGame(String message, List<Text> said) implements Reply {}

  /** A refusal that is not about a rule. */
  static Reply refused(String key) {
    return new NotDone(new Refused("", Text.of(key), List.of()));
  }
}
