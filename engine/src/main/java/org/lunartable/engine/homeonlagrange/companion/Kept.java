package org.lunartable.engine.homeonlagrange.companion;

import org.lunartable.engine.homeonlagrange.cards.ModuleCard;

/** A module on the table and how many printed cards lie on it. */
record Kept(ModuleCard module, int cards) {

  Kept plus(int more) {
    return new Kept(module, cards + more);
  }
}
