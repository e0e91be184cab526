package org.lunartable.kiosk.table;

import org.lunartable.kiosk.journal.Keeper;

/**
 * Counts published screens. Numbers are reserved in blocks, so that a screen that only bears a
 * notice costs no write and a restart still never uses a number twice.
 */
final class Numbers {

  private static final int BLOCK = 1000;

  private final Keeper keeper;
  private long next;
  private long last;

  Numbers(Keeper keeper) {
    this.keeper = keeper;
    reserve();
  }

  long next() {
    if (next > last) {
      reserve();
    }
    return next++;
  }

  private void reserve() {
    next = keeper.reserveNumbers(BLOCK);
    last = next + BLOCK - 1;
  }
}
