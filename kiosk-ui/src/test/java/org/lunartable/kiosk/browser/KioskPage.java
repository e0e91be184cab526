package org.lunartable.kiosk.browser;

import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Any page of the kiosk, used by touch and by the hooks that the page's README names. */
class KioskPage {

  /** The middle of what is to be touched; null when it is not there, a word when it is covered. */
  private static final String MIDDLE =
      """
      const element = document.querySelector(arguments[0]);
      if (!element) {
        return null;
      }
      const b = element.getBoundingClientRect();
      const x = b.x + b.width / 2;
      const y = b.y + b.height / 2;
      const top = document.elementFromPoint(x, y);
      const free = element.closest('svg.lattice') ? top?.closest('svg.lattice') : element.contains(top);
      return free && !element.disabled ? [x, y] : 'covered';
      """;

  final Browser browser;
  private final Kiosks kiosk;

  KioskPage(Browser browser, Kiosks kiosk) {
    this.browser = browser;
    this.kiosk = kiosk;
  }

  /** Opens the page, or loads it anew. */
  void open() {
    browser.go(kiosk.address());
    awaitScreen(kiosk.number());
  }

  /** Waits until the page shows the newest screen, at least this one, and nothing moves. */
  void awaitScreen(long number) {
    browser.await(
        "the page shows screen " + number,
        () -> number() >= number && number() == kiosk.number() && isCalm());
  }

  private boolean isCalm() {
    browser.frames();
    return browser
        .run("return !document.body.dataset.showing && !document.querySelector('.busy')")
        .equals(true);
  }

  long number() {
    return (Long) browser.run("return Number(document.body.dataset.number ?? -1)");
  }

  /** Whether nothing but a key of its own lies over what is shown. */
  boolean isFree(String hook) {
    return browser
        .run(
            """
            const shown = document.querySelector(arguments[0]);
            const b = shown.getBoundingClientRect();
            const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
            return shown.parentElement.contains(top);
            """,
            css(hook))
        .equals(true);
  }

  String headline() {
    return text("headline");
  }

  void awaitHeadline(String text) {
    browser.await("the headline is " + text, () -> shows("headline") && headline().equals(text));
  }

  String text(String hook) {
    return (String) browser.run("return document.querySelector(arguments[0]).innerText", css(hook));
  }

  boolean shows(String hook) {
    return isThere(css(hook));
  }

  void awaitShown(String hook) {
    browser.await(hook + " is on the page", () -> shows(hook));
  }

  /** Touches a key. */
  void touch(String hook) {
    touchAt(css(hook));
  }

  /** Touches a key that leads to another screen and waits for that. */
  void act(String hook) {
    long before = number();
    touch(hook);
    awaitScreen(before + 1);
  }

  /** Puts a finger on a key and leaves it there. */
  void press(String hook) {
    browser.await(
        hook + " can be touched",
        () -> {
          if (browser.run(MIDDLE, css(hook)) instanceof List<?> middle) {
            browser.press(
                ((Number) middle.get(0)).doubleValue(), ((Number) middle.get(1)).doubleValue());
            return true;
          }
          return false;
        });
  }

  void touchAt(String selector) {
    browser.await(
        selector + " can be touched",
        () -> browser.run(MIDDLE, selector) instanceof List<?> middle && touch(middle));
  }

  boolean touch(List<?> middle) {
    browser.touch(((Number) middle.get(0)).doubleValue(), ((Number) middle.get(1)).doubleValue());
    return true;
  }

  boolean isThere(String selector) {
    return browser
        .run("return Boolean(document.querySelector(arguments[0]))", selector)
        .equals(true);
  }

  WebElement find(String hook) {
    return browser.driver().findElement(By.cssSelector(css(hook)));
  }

  static String css(String hook) {
    return "[data-test='" + hook + "']";
  }
}
