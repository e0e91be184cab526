package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

/** Somebody who knows nothing but what the page shows, and touches the first thing that is lit. */
final class Newcomer {

  private static final int MOST_TOUCHES = 30;

  /** The first key of a group of options that is not chosen yet, or null. */
  private static final String FIRST_GROUP =
      """
      const chosen = document.querySelector('[data-test^=group-][aria-pressed=true]');
      return (chosen ?? document.querySelector('[data-test^=group-]'))?.dataset.test ?? null;
      """;

  private static final String FIRST_LIT =
      "return document.querySelector('.lit [data-place]:not(.on)')?.dataset.place ?? null";

  private static final String READY =
      "return document.querySelector('[data-test=do-it]')?.disabled === false";

  private final Browser browser;
  private final PlayPage page;

  Newcomer(Browser browser, PlayPage page) {
    this.browser = browser;
    this.page = page;
  }

  /** Does what can be done until the die is to be rolled again, or the game is over. */
  void takesATurn() {
    for (int touches = 0; !isOver(); touches++) {
      assertThat(touches).as("touches in one turn").isLessThan(MOST_TOUCHES);
      String group = (String) browser.run(FIRST_GROUP);
      if (page.shows("group-end")) {
        page.act("group-end");
      } else if (group.equals("group-pass")) {
        page.act(group);
      } else {
        takesTheFirstOf(group.substring("group-".length()));
      }
    }
  }

  private boolean isOver() {
    return page.shows("game-over") || page.shows("face-1");
  }

  private void takesTheFirstOf(String group) {
    page.pickGroup(group);
    for (int touches = 0; !browser.run(READY).equals(true); touches++) {
      assertThat(touches).as("places to touch for " + group).isLessThan(4);
      page.touchPlace((String) browser.run(FIRST_LIT));
      browser.frames();
    }
    page.act("do-it");
  }
}
