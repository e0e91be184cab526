package org.lunartable.kiosk.browser;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;

/** A page of a game with cards, driven through its keys. */
final class CardPage {

  private final Browser browser;
  private final Kiosks kiosk;
  private final Viewer viewer;

  /** What is at this seat's phone, or at the table when there is no seat. */
  CardPage(Browser browser, Kiosks kiosk, Optional<String> seat) {
    this.browser = browser;
    this.kiosk = kiosk;
    this.viewer = new Viewer(seat);
  }

  private Screen screen() {
    return viewer.seat().isPresent()
        ? kiosk.now().screenFor(viewer).orElseThrow()
        : kiosk.now().screen().orElseThrow();
  }

  private List<Block.Group> groups() {
    return screen().groups().toList();
  }

  /** The ids of all that can be chosen on it. */
  List<String> options() {
    return groups().stream()
        .flatMap(group -> group.options().stream())
        .map(Block.Choice::id)
        .toList();
  }

  /** The first of them that begins so. */
  String first(String start) {
    return options().stream().filter(id -> id.startsWith(start)).findFirst().orElseThrow();
  }

  /** Presses the key of this option, and before it that of its group where one hides it. */
  void choose(String id) {
    long before = kiosk.number();
    awaitNumber(before);
    String group =
        groups().stream()
            .filter(one -> one.options().stream().anyMatch(option -> option.id().equals(id)))
            .map(Block.Group::id)
            .findFirst()
            .orElseThrow(() -> new AssertionError(id + " is none of " + options()));
    String key = "[data-option=\"" + id + "\"]";
    if (!isThere(key)) {
      press("[data-test=\"group-" + group + "\"]");
    }
    press(key);
    browser.await("an answer to " + id, () -> kiosk.number() > before);
  }

  private void awaitNumber(long number) {
    browser.await(
        "the page shows screen " + number,
        () ->
            browser
                .run(
                    "return Number(document.body.dataset.number ?? -1) >= arguments[0]"
                        + " && !document.querySelector('.doing .key:disabled')",
                    number)
                .equals(true));
  }

  private boolean isThere(String selector) {
    return browser
        .run("return Boolean(document.querySelector(arguments[0]))", selector)
        .equals(true);
  }

  /** Presses a key that is offered beside the groups. */
  void offered(String id) {
    press("[data-test=offer] [data-option=\"" + id + "\"]");
  }

  private void press(String selector) {
    browser.await(selector + " is on the page", () -> isThere(selector));
    browser.run("document.querySelector(arguments[0]).click()", selector);
  }

  /** The names, as one word each, of the cards on the page once it shows the newest screen. */
  @SuppressWarnings("unchecked")
  Set<String> cards() {
    awaitNumber(kiosk.number());
    String all =
        "return [...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)";
    return new HashSet<>((List<String>) browser.run(all));
  }

  /** The cards in the hand of this seat, as the kiosk has them. */
  Set<String> hand() {
    return screen()
        .blocks(Block.Cards.class)
        .filter(row -> row.id().equals("hand"))
        .flatMap(row -> row.cards().stream())
        .map(Block.Card::id)
        .collect(Collectors.toSet());
  }

  /** All words on the page. */
  String words() {
    return (String) browser.run("return document.body.innerText");
  }
}
