package org.lunartable.engine.homeonlagrange.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;

/**
 * Whom or what a played card is meant for.
 *
 * @param seat the other player, where the card names one
 * @param module the module, where the card names one
 */
public record Target(OptionalInt seat, Optional<ModuleCard> module) {

  public static final Target NOBODY = new Target(OptionalInt.empty(), Optional.empty());

  public static Target seat(int seat) {
    return new Target(OptionalInt.of(seat), Optional.empty());
  }

  public static Target module(ModuleCard module) {
    return new Target(OptionalInt.empty(), Optional.of(module));
  }

  public static Target of(int seat, ModuleCard module) {
    return new Target(OptionalInt.of(seat), Optional.of(module));
  }
}
