package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;

/** Home on Lagrange in the browser, dealt by the kiosk. */
class LagrangeBrowserTest extends CardBrowserCase {

  private static final int LONGEST = 3000;

  private static final Set<String> SINGLE = single();

  @Test
  void isChosenOnThePageAndPlayedOnOneScreen() {
    page.open();
    page.awaitShown("game-home-on-lagrange");
    page.touch("game-home-on-lagrange");
    page.awaitShown("set-up-mode-one-screen");
    page.touch("set-up-mode-one-screen");
    page.touch("set-up-players-3");
    browser.picture("lagrange-new", Viewport.SMALL);
    page.touch("start-game");
    page.awaitHeadline("Orange: choose an action");
    browser.picture("lagrange-play", Viewport.SMALL);
    CardPage table = table();
    table.choose(table.first("swap:"));
    page.awaitHeadline("Green: choose an action");
    assertThat(page.text("hand-orange")).isEqualTo("6");
  }

  /** Three phones play to the end; no page ever shows a card that only others hold. */
  @Test
  @Tag("bars")
  void threePhonesPlayAWholeGameAndTheTableShowsItsEnd() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "phones", "players", 3));
    page.open();
    String pin = kiosk.openToPhones();
    List<Browser> opened = new ArrayList<>();
    try {
      Map<String, CardPage> phones = new LinkedHashMap<>();
      for (String seat : List.of("orange", "green", "blue")) {
        Browser phone = Browser.open();
        opened.add(phone);
        phone.resize(Viewport.PHONE);
        PlayPage at = new PlayPage(phone, kiosk);
        phone.go(URI.create(kiosk.addressForPhones() + "#pin=" + pin));
        at.awaitShown("seat-" + seat);
        at.touch("seat-" + seat);
        at.awaitShown("cards-hand");
        phones.put(seat, new CardPage(phone, kiosk, Optional.of(seat)));
      }
      playToTheEnd(phones);
      opened.get(0).picture("lagrange-phone-end", Viewport.PHONE);
    } finally {
      opened.forEach(Browser::close);
    }
    page.awaitShown("sheets");
    assertThat(page.shows("total-orange") && page.shows("total-blue")).isTrue();
    browser.picture("lagrange-end", Viewport.SMALL);
  }

  private void playToTheEnd(Map<String, CardPage> phones) {
    int hidden = 0;
    for (int i = 0; kiosk.now().play().orElseThrow().result().isEmpty(); i++) {
      assertThat(i).isLessThan(LONGEST);
      CardPage phone =
          phones.values().stream()
              .filter(one -> !one.options().isEmpty())
              .findFirst()
              .orElseThrow();
      assertThat(page.shows("cards-hand")).as("a hand on the table's screen").isFalse();
      Set<String> all = held(phones.values(), Set.of());
      hidden += all.size();
      assertThat(table().cards()).as("the table").filteredOn(all::contains).isEmpty();
      for (CardPage one : phones.values()) {
        Set<String> others = held(phones.values(), Set.of(one));
        assertThat(one.cards()).as("a phone").filteredOn(others::contains).isEmpty();
      }
      phone.choose(hasty(phone.options(), i));
    }
    assertThat(hidden).as("hidden cards looked for").isPositive();
  }

  /** Cards of which there is one copy, and that is in a hand of these but for some. */
  private static Set<String> held(Collection<CardPage> phones, Set<CardPage> but) {
    return phones.stream()
        .filter(phone -> !but.contains(phone))
        .flatMap(phone -> phone.hand().stream())
        .filter(SINGLE::contains)
        .collect(Collectors.toSet());
  }

  /** The resource cards with one copy, as one word each. */
  private static Set<String> single() {
    String file = "/org/lunartable/engine/homeonlagrange/house-catalogue.csv";
    try (InputStream in = HomeOnLagrangeGame.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(",", -1))
          .filter(cells -> cells[0].equals("resource") && cells[3].equals("1"))
          .map(cells -> CardName.slug(cells[1]))
          .collect(Collectors.toSet());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Buys when it can, pays as little as it must, and attacks nobody. */
  private static String hasty(List<String> options, int i) {
    for (String wanted : List.of("paid", "buy:", "pay:", "put:", "swap:")) {
      Optional<String> found = options.stream().filter(id -> id.startsWith(wanted)).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
    }
    return options.get(i % options.size());
  }
}
