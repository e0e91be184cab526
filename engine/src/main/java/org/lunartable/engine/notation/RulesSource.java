package org.lunartable.engine.notation;

import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Rules;

/** Reads house rules from JSON text; given from outside, since the engine knows no JSON. */
public interface RulesSource {
  /**
   * The rules of this text.
   *
   * @throws BadSetup when the text is no JSON object or not what house rules may be
   */
  Rules read(String json) throws BadSetup;
}
