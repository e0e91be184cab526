package org.lunartable.kiosk.browser;

import java.nio.file.Path;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** The kiosk's page as a player uses it: by touch, and by the hooks its README names. */
final class PlayPage {

  private static final int MOST_THROWS = 12;

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

  private final Browser browser;
  private final Kiosks kiosk;

  PlayPage(Browser browser, Kiosks kiosk) {
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

  int score(String seat) {
    return Integer.parseInt(text("score-" + seat));
  }

  String text(String hook) {
    return (String) browser.run("return document.querySelector(arguments[0]).innerText", css(hook));
  }

  /** What the die shows, in words. */
  String die() {
    awaitShown("die");
    return find("die").getDomAttribute("aria-label");
  }

  boolean shows(String hook) {
    return isThere(css(hook));
  }

  void awaitShown(String hook) {
    browser.await(hook + " is on the page", () -> shows(hook));
  }

  /** The pieces and figures on the board: place and what stands there. */
  List<?> pieces() {
    return (List<?>)
        browser.run(
            "return [...document.querySelectorAll('[data-at]')]"
                + ".map((e) => e.dataset.at + ' ' + e.innerHTML)");
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

  /** Throws a die that never falls, so that the camera sees no roll, and waits to be told. */
  void missAThrow() {
    browser.run(
        "const real = window.fetch; window.fetch = (path, ...rest) =>"
            + " path === '/api/throw' ? Promise.resolve(new Response('{}')) : real(path, ...rest)");
    touch("throw");
    awaitShown("roll-missed");
  }

  /**
   * Throws the simulated die until the camera has read it: a busy machine sees too few pictures of
   * some throws, and the page then says so.
   */
  void throwUntilItIsRead() {
    long before = number();
    for (int i = 0; i < MOST_THROWS && number() == before; i++) {
      String key = i == 0 ? "throw" : "throw-again";
      touch(key);
      browser.await("the throw is watched", () -> number() > before || !shows(key));
      browser.await(
          "the die is read, or the page says that it was not",
          () -> number() > before || shows("roll-missed"));
    }
    awaitScreen(before + 1);
  }

  /** A new table speaks this language; what else its first start asks can wait. */
  void leaveFirstStart(String language) {
    awaitShown("language-" + language);
    touch("language-" + language);
    awaitShown("first-later");
    touch("first-later");
    awaitShown("start-game");
  }

  /**
   * Waits for a page of the first start: {@code language}, {@code table}, {@code die} or {@code
   * sound}.
   */
  void awaitFirstStart(String part) {
    browser.await(part, () -> isThere(css("first-start") + "[data-page=" + part + "]"));
  }

  /** Chooses a card game for the next game, with all there is to set for it. */
  void openSetUp(String game) {
    awaitShown("game-" + game);
    touch("game-" + game);
    awaitShown("set-up-more");
    if (!isThere(css("set-up-more") + "[aria-expanded=true]")) {
      touch("set-up-more");
    }
    awaitShown("set-up-catalogue-edit");
  }

  /** Touches the face that was rolled by hand; the faces that differ are numbered from 1. */
  void roll(int face) {
    act("face-" + face);
  }

  /** Chooses an option place by place and does it. */
  void choose(String group, String... path) {
    select(group, path);
    act("do-it");
  }

  /** Chooses an option place by place, up to the key that does it. */
  void select(String group, String... path) {
    pickGroup(group);
    for (String place : path) {
      // The page walks on by itself where there is only one way to go.
      if (isThere(lit(place)) && !isThere(lit(place) + ".on")) {
        touchAt(lit(place));
        browser.frames();
      }
    }
    browser.await("selected", () -> isThere(lit(path[path.length - 1]) + ".on"));
  }

  void pickGroup(String group) {
    awaitShown("group-" + group);
    if (!isThere(css("group-" + group) + "[aria-pressed=true]")) {
      touch("group-" + group);
      browser.await("picked", () -> isThere(css("group-" + group) + "[aria-pressed=true]"));
    }
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

  /** Touches a lit place of the board. */
  void touchPlace(String place) {
    touchAt(lit(place));
  }

  /** Touches a place of the board, lit or not. */
  void touchBoard(String place) {
    touch(
        (List<?>)
            browser.run(
                """
                const place = arguments[0];
                return import('/js/grid.js').then(({ box }) => {
                  const { cx, cy } = box(place);
                  const svg = document.querySelector('svg.lattice');
                  const at = new DOMPoint(cx, cy).matrixTransform(svg.getScreenCTM());
                  return [at.x, at.y];
                });
                """,
                place));
  }

  /** Clicks a piece onto a place of the simulated sensor board, or off it. */
  void clickSimulated(String place) {
    touchAt("[data-sim='" + place + "']");
  }

  void awaitLit(String place) {
    browser.await(place + " is lit", () -> isThere(lit(place)));
  }

  void upload(Path picture) {
    find("picture").sendKeys(picture.toAbsolutePath().toString());
  }

  private void touchAt(String selector) {
    browser.await(
        selector + " can be touched",
        () -> browser.run(MIDDLE, selector) instanceof List<?> middle && touch(middle));
  }

  private boolean touch(List<?> middle) {
    browser.touch(((Number) middle.get(0)).doubleValue(), ((Number) middle.get(1)).doubleValue());
    return true;
  }

  private boolean isThere(String selector) {
    return browser
        .run("return Boolean(document.querySelector(arguments[0]))", selector)
        .equals(true);
  }

  private WebElement find(String hook) {
    return browser.driver().findElement(By.cssSelector(css(hook)));
  }

  private static String css(String hook) {
    return "[data-test='" + hook + "']";
  }

  private static String lit(String place) {
    return ".lit [data-place='" + place + "']";
  }
}
