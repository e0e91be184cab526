package org.lunartable.kiosk.table;

import java.time.Duration;
import java.util.function.Predicate;

/** Waits for what a table shows. */
public final class Screens {

  private static final Duration SOON = Duration.ofSeconds(20);

  private Screens() {}

  /** The screen that is there, or the first one after it, of which this is true. */
  public static Published await(TableLoop table, Predicate<Published> what) {
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      Published screen = screens.next(SOON).orElseThrow();
      while (!what.test(screen)) {
        screen = screens.next(SOON).orElseThrow();
      }
      return screen;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
