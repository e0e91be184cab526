package org.lunartable.kiosk.browser;

import java.nio.file.Path;
import java.util.List;

/** The kiosk's page as a player uses it: first start, set-up, rolls and the board. */
final class PlayPage extends KioskPage {

  private static final int MOST_THROWS = 12;

  PlayPage(Browser browser, Kiosks kiosk) {
    super(browser, kiosk);
  }

  int score(String seat) {
    return Integer.parseInt(text("score-" + seat));
  }

  /** What the die shows, in words. */
  String die() {
    awaitShown("die");
    return find("die").getDomAttribute("aria-label");
  }

  /** The pieces and figures on the board: place and what stands there. */
  List<?> pieces() {
    return (List<?>)
        browser.run(
            "return [...document.querySelectorAll('[data-at]')]"
                + ".map((e) => e.dataset.at + ' ' + e.innerHTML)");
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

  private static String lit(String place) {
    return ".lit [data-place='" + place + "']";
  }
}
