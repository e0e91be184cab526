package org.lunartable.engine.advisor;

import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;

/** A position drawn as text, as the advisor sees it. */
record Sight(Bits bits, Field field) {

  static Sight of(String text) {
    return of(text, Rules.CLASSIC);
  }

  static Sight of(String text, Rules rules) {
    Position position = position(text, rules);
    Bits bits = new Bits(rules, position.board().lattice());
    return new Sight(bits, bits.field(position));
  }

  static Position position(String text, Rules rules) {
    try {
      return PositionReader.read(text, rules);
    } catch (NotationProblem e) {
      throw new AssertionError(e);
    }
  }

  FastRules rules() {
    return bits.rules();
  }

  Rings rings() {
    return new Rings(rules().layout());
  }
}
