package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Space Lab in the browser. */
class SpaceLabBrowserTest extends CardBrowserCase {

  private static final int LONGEST = 600;

  @Test
  void isChosenOnThePageAndShowsWhatACardWouldGiveInEachPlace() {
    page.open();
    page.awaitShown("game-space-lab");
    page.touch("game-space-lab");
    page.awaitShown("set-up-mode-one-screen");
    page.touch("set-up-mode-one-screen");
    page.touch("start-game");
    page.awaitHeadline("Orange: put an objective on a capsule");
    browser.picture("space-tiles", Viewport.SMALL);
    CardPage table = table();
    while (table.options().stream().noneMatch(id -> id.startsWith("place:"))) {
      table.choose(hasty(table.options()));
    }
    String card =
        table.options().stream().filter(id -> id.startsWith("place:")).findFirst().orElseThrow();
    String slug = card.substring("place:".length(), card.indexOf('@'));
    String key = "[data-card='" + slug + "'].live";
    browser.await(
        "the card is a key",
        () ->
            browser.run("return Boolean(document.querySelector(arguments[0]))", key).equals(true));
    browser.run("document.querySelector(arguments[0]).click()", key);
    browser.await("places are lit", () -> count(".slot.free.lit") > 0);
    assertThat(count(".slot.free.lit .gain")).isPositive();
    assertThat(isSeenWhole(".station.active")).as("the station without scrolling").isTrue();
    for (Viewport viewport : List.of(Viewport.SMALL, Viewport.LARGE, Viewport.PHONE)) {
      browser.resize(viewport);
      browser.frames();
      browser.picture("space-play", viewport);
      assertThat(overflowing(".slot.capsule > .card")).as(viewport.text()).isZero();
    }
  }

  /** A card that is too dear now shows in every free place what it would give, marked so. */
  @Test
  void aCardThatIsTooDearNowShowsWhatItWouldGive() {
    kiosk.begin("space-lab", Map.of("mode", "one-screen", "players", 2));
    page.open();
    CardPage table = table();
    while (count(".cards-hand .card.later") == 0) {
      String next = table.options().contains("draw") ? "draw" : hasty(table.options());
      table.choose(next);
      browser.frames();
    }
    browser.run("document.querySelector('.cards-hand .card.later').click()");
    browser.await("places are lit", () -> count(".slot.free.lit.later") > 0);
    assertThat(page.text("doing")).contains("Too dear now, cards missing: ");
    browser.picture("space-dear", Viewport.SMALL);
    long before = kiosk.number();
    browser.run("document.querySelector('.slot.free.lit.later').click()");
    browser.frames();
    browser.run("document.querySelector('.slot.free.lit.later').click()");
    browser.frames();
    assertThat(kiosk.number()).as("nothing is done").isEqualTo(before);
  }

  @Test
  void theBulbSaysWhatTheComputerWouldDoAndDoesIt() {
    kiosk.begin("space-lab", Map.of("mode", "one-screen", "players", 2));
    page.open();
    page.awaitHeadline("Orange: put an objective on a capsule");
    page.touch("ask-hint");
    page.awaitShown("hint-do");
    assertThat(page.text("plan")).contains("capsule: ");
    long before = kiosk.number();
    page.touch("hint-do");
    browser.await("it is done", () -> kiosk.number() > before);
  }

  @Test
  void theComputerPlaysItsSeatAndIsTakenBackWithThePersonsDecision() {
    kiosk.begin("space-lab", Map.of("mode", "one-screen", "players", 2, "computers", 1));
    page.open();
    CardPage table = table();
    List<String> decided = List.of();
    while (!kiosk.now().play().orElseThrow().awaitsCompanion()) {
      decided = table.options();
      table.choose(hasty(decided));
    }
    page.awaitHeadline("Green plays");
    browser.await("it has played", () -> !kiosk.now().play().orElseThrow().awaitsCompanion());
    page.touch("story");
    browser.await("its move is told", () -> table.words().contains("Green put an objective"));
    page.touch("undo");
    List<String> before = decided;
    browser.await("the person's decision", () -> table.options().equals(before));
  }

  @Test
  void theRulesAreLookedUpByTheirNumbers() {
    kiosk.begin("space-lab", Map.of("mode", "one-screen", "players", 2));
    page.open();
    page.awaitShown("ask");
    page.touch("ask");
    browser.await(
        "the rules are told",
        () -> page.shows("rules-card") && page.text("rules-card").contains("SL-9"));
    browser.picture("space-rules", Viewport.SMALL);
    page.touch("rules-close");
    browser.await("they are gone", () -> !page.shows("rules-card"));
  }

  private static boolean isSeenWhole(String selector) {
    return isInside(selector, ".cloth");
  }

  /** How many of these hold more than there is room for. */
  private static long overflowing(String selector) {
    return (Long)
        browser.run(
            """
            return [...document.querySelectorAll(arguments[0])].filter((one) =>
              one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length;
            """,
            selector);
  }

  private static long count(String selector) {
    return (Long) browser.run("return document.querySelectorAll(arguments[0]).length", selector);
  }

  @Test
  void theScorePadCountsLabsTilesAndProjects() {
    kiosk.begin("space-lab", Map.of("mode", "score-pad", "players", 2));
    page.open();
    CardPage table = table();
    for (String tap :
        List.of(
            "station:orange",
            "lab:up-left",
            "agency:red",
            "speciality:pilot",
            "points:4",
            "bonus:left",
            "tile:7",
            "project",
            "of-agency:each:red",
            "points:2",
            "back",
            "counted")) {
      table.choose(tap);
    }
    page.awaitHeadline("Orange wins!");
    assertThat(page.text("total-orange")).isEqualTo(String.valueOf(4 + 7 + 2));
    browser.picture("space-score", Viewport.SMALL);
  }

  @Test
  void aFinishedGameIsReplayedAndTakenAlong() {
    kiosk.begin("space-lab", Map.of("mode", "score-pad", "players", 2));
    kiosk.play("station:orange", "lab:up-left", "agency:red", "speciality:pilot", "points:4");
    kiosk.play("back", "counted");
    page.open();
    page.awaitHeadline("Orange wins!");
    page.touch("new-game");
    page.touch("to-history");
    page.awaitShown("game-1");
    page.touch("game-1");
    page.awaitShown("total-orange");
    browser.picture("space-replay", Viewport.SMALL);
    page.touch("replay-previous");
    browser.await("before the count", () -> !page.shows("sheets") && page.shows("stations"));
    page.touch("share");
    page.awaitShown("share-file");
    assertThat(page.text("share-words")).as("short enough for a picture").contains("Scan");
    browser.picture("space-share", Viewport.SMALL);
  }

  /** Printed cards have other figures than the house catalogue: all are keys at once. */
  @Test
  void allFiguresThatACardMayHaveAreKeysWithoutScrolling() {
    kiosk.begin("space-lab", Map.of("mode", "score-pad", "players", 2));
    kiosk.play("station:orange", "lab:up-left", "agency:red", "speciality:pilot");
    page.open();
    page.awaitHeadline("Orange: the points on the lab card?");
    for (Viewport viewport : List.of(Viewport.SMALL, Viewport.LARGE, Viewport.PHONE)) {
      browser.resize(viewport);
      browser.frames();
      browser.picture("space-points", viewport);
      assertThat(isInside("[data-option='points:20']", "[data-test=doing]"))
          .as(viewport.text())
          .isTrue();
    }
    browser.resize(Viewport.SMALL);
    table().choose("points:20");
    page.awaitHeadline("Orange: projects entered: 0");
  }

  @Test
  void theCompanionSaysWhatALabBrings() {
    kiosk.begin("space-lab", Map.of("mode", "companion", "players", 2));
    page.open();
    CardPage table = table();
    for (int i = 0; i < 6; i++) {
      kiosk.play("agency:red", "agency:red", "agency:blue", "speciality:doctor");
      kiosk.play("tile-effect:take-lab");
    }
    page.awaitHeadline("Orange: what did you do?");
    for (String tap :
        List.of("draw", "took:3", "recruit", "took:1", "place:red", "speciality:pilot")) {
      table.choose(tap);
    }
    List.of("cost:1", "points:3").forEach(table::choose);
    browser.picture("space-companion", Viewport.SMALL);
    table.choose("slot:up-left");
    page.awaitHeadline("Orange: draw project cards, keep one: 1");
    assertThat(page.text("notes")).contains("Discard cards for it: 1");
  }

  /**
   * The game is told to its end on the table's page, evenly drawn, then the projects are counted.
   */
  @Test
  @Tag("bars")
  void theCompanionKeepsAWholeGameUpToTheScorePad() {
    kiosk.begin("space-lab", Map.of("mode", "companion", "players", 2));
    page.open();
    CardPage table = table();
    Random random = new Random(4);
    boolean reminded = false;
    while (table.options().stream().noneMatch(id -> id.equals("counted"))) {
      List<String> options = table.options();
      table.choose(told(options, random));
      reminded |= page.headline().contains("5 cards or more");
    }
    assertThat(reminded).as("reminded of placing with five cards").isTrue();
    for (String seat : List.of("orange", "green")) {
      table.choose("station:" + seat);
      List.of("project", "of-agency:each:red", "points:2", "back").forEach(table::choose);
    }
    table.choose("counted");
    page.awaitShown("sheets");
    assertThat(page.text("sheet-orange")).contains("Red Rocket");
    browser.picture("space-companion-end", Viewport.SMALL);
  }

  /** Goes on rather than back, and places when it can. */
  private static String told(List<String> options, Random random) {
    List<String> onwards =
        options.stream()
            .filter(id -> !id.equals("again") && !id.startsWith("fix-"))
            .filter(id -> !id.startsWith("not-over"))
            .toList();
    return onwards.get(random.nextInt(onwards.size()));
  }

  /** Two phones play to the end; each shows its own hand, the table shows none. */
  @Test
  @Tag("bars")
  void twoPhonesPlayAWholeGameAndTheTableShowsItsEnd() {
    kiosk.begin("space-lab", Map.of("mode", "phones", "players", 2));
    page.open();
    String pin = kiosk.openToPhones();
    List<Browser> opened = new ArrayList<>();
    try {
      Map<String, CardPage> phones = new LinkedHashMap<>();
      for (String seat : List.of("orange", "green")) {
        Browser phone = Browser.open();
        opened.add(phone);
        phone.resize(Viewport.PHONE);
        PlayPage at = new PlayPage(phone, kiosk);
        phone.go(URI.create(kiosk.addressForPhones() + "#pin=" + pin));
        at.awaitShown("seat-" + seat);
        at.touch("seat-" + seat);
        at.awaitShown("stations");
        phones.put(seat, new CardPage(phone, kiosk, Optional.of(seat)));
      }
      playToTheEnd(phones, opened.get(0));
    } finally {
      opened.forEach(Browser::close);
    }
    page.awaitShown("sheets");
    assertThat(page.shows("total-orange") && page.shows("total-green")).isTrue();
    browser.picture("space-end", Viewport.SMALL);
  }

  private void playToTheEnd(Map<String, CardPage> phones, Browser first) {
    for (int i = 0; kiosk.now().play().orElseThrow().result().isEmpty(); i++) {
      assertThat(i).isLessThan(LONGEST);
      CardPage phone =
          phones.values().stream()
              .filter(one -> !one.options().isEmpty())
              .findFirst()
              .orElseThrow();
      assertThat(page.shows("cards-hand")).as("a hand on the table's screen").isFalse();
      phone.choose(hasty(phone.options()));
      if (i == LONGEST / 20) {
        first.picture("space-phone", Viewport.PHONE);
      }
    }
  }

  /** Places when it can, and goes on at once when asked. */
  private static String hasty(List<String> options) {
    for (String wanted : List.of("put:", "place:", "pay:", "keep:", "draw", "take:", "end")) {
      Optional<String> found = options.stream().filter(id -> id.startsWith(wanted)).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
    }
    return options.get(0);
  }
}
