package org.lunartable.engine.session;

import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Text;

/** What became of an event. */
public sealed interface Verdict {

  /** The state changed. */
  record Changed() implements Verdict {}

  /** Somebody asked for what may not be done; nothing changed. */
  record NotDone(Refused why) implements Verdict {}

  /** Something was seen that can mean this; nothing changes until people confirm it. */
  record Offered(Offer offer) implements Verdict {}

  /**
   * Something was seen that changes nothing.
   *
   * @param notice what people should be told, if anything
   */
  record Nothing(Optional<Text> notice) implements Verdict {}
}
