package org.lunartable.engine.lunarcommand;

import java.util.Random;

/** Random house rules for the tests of other packages. */
public final class Houses {

  private Houses() {}

  public static Rules random(Random random) {
    return RandomHouse.rules(random);
  }
}
