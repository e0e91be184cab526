package org.lunartable.kiosk.browser;

import java.util.Optional;

/** A card game in the browser. */
abstract class CardBrowserCase extends BrowserCase {

  /** The table's own page. */
  protected static CardPage table() {
    return new CardPage(browser, kiosk, Optional.empty());
  }
}
