package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.assembly.CardPictures;
import org.lunartable.kiosk.games.AllGames;

/** Home on Lagrange in the browser. */
class LagrangeBrowserTest extends BrowserCase {

  private static final int LONGEST = 3000;

  private static final Set<String> SINGLE = single();

  private CardPage table() {
    return new CardPage(browser, kiosk, Optional.empty());
  }

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
    table.choose(first(table.options(), "swap:"));
    page.awaitHeadline("Green: choose an action");
    assertThat(page.text("hand-orange")).isEqualTo("6");
  }

  @Test
  void theScorePadCountsAndTellsTheStory() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "score-pad", "players", 2));
    page.open();
    CardPage table = table();
    enter(table, "orange", "hotel", "loft", "museum", "water-works");
    enter(table, "green", "gym", "bar", "park", "arcade");
    for (String tap :
        List.of(
            "station:orange", "module:hotel", "card:roof-garden", "value:400", "back", "back")) {
      table.choose(tap);
    }
    table.choose("counted");
    page.awaitHeadline("Orange wins!");
    assertThat(page.text("total-orange")).isEqualTo(String.valueOf(4200 + 600 + 400 + 1000));
    assertThat(page.text("sheet-orange")).contains("Roof Garden", "One pair and two different");
    browser.picture("lagrange-score", Viewport.SMALL);
  }

  @Test
  void thePadReadsTheColoursOfCardsFromAPictureAndAsksForEach() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "score-pad", "players", 2));
    page.open();
    CardPage table = table();
    List.of("station:orange", "own:hotel", "module:hotel").forEach(table::choose);
    page.upload(CardPictures.file("hotel.jpg"));
    page.awaitShown("offer");
    browser.picture("lagrange-offer", Viewport.SMALL);
    assertThat(page.text("offer")).contains("orange, several colours, black, orange");
    table.offered("seen:accommodation seen:multi seen:black seen:accommodation");
    page.awaitHeadline("Hotel: which card is it (accommodation)? Still to name: 4");
    browser.picture("lagrange-unnamed", Viewport.SMALL);
    for (String tap :
        List.of("card:roof-garden", "card:civilian", "card:resource-scarcity", "value:300")) {
      table.choose(tap);
    }
    page.awaitHeadline("Which cards lie on Hotel?");
    List.of("back", "own:loft", "own:museum", "own:water-works", "back").forEach(table::choose);
    enter(table, "green", "gym", "bar", "farm", "mine");
    table.choose("counted");
    page.awaitHeadline("Orange wins!");
    assertThat(page.text("sheet-orange")).contains("Roof Garden");
    assertThat(page.shows("total-green")).isTrue();
  }

  /** Also values above those of our own cards: all are keys at once. */
  @Test
  void allValuesThatACardMayHaveAreKeysWithoutScrolling() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "score-pad", "players", 2));
    kiosk.play("station:orange", "own:hotel", "module:hotel");
    page.open();
    page.awaitHeadline("Which cards lie on Hotel?");
    browser.resize(Viewport.SMALL);
    page.touch("group-value");
    browser.frames();
    browser.picture("lagrange-values", Viewport.SMALL);
    assertThat(isInside("[data-option='value:50']", "[data-test=doing]")).isTrue();
    assertThat(isInside("[data-option='value:750']", "[data-test=doing]")).isTrue();
    page.touch("doing-back");
    page.touch("group-high-value");
    browser.frames();
    assertThat(isInside("[data-option='value:800']", "[data-test=doing]")).isTrue();
    assertThat(isInside("[data-option='value:1500']", "[data-test=doing]")).isTrue();
  }

  private void openCatalogue(String group) {
    page.open();
    page.awaitShown("game-home-on-lagrange");
    page.touch("game-home-on-lagrange");
    page.awaitShown("set-up-catalogue-edit");
    reveal("set-up-catalogue-edit");
    page.touch("set-up-catalogue-edit");
    page.awaitShown(group);
    page.touch(group);
  }

  @Test
  void aFigureOfTheCatalogueIsChangedByTouchAndKeptForTheNextGame() {
    openCatalogue("editor-module-accommodation");
    page.awaitShown("editor-line-0");
    browser.picture("lagrange-editor", Viewport.SMALL);
    page.touch("editor-line-0");
    page.awaitShown("figure-price1");
    page.touch("price1+100");
    page.touch("price1+100");
    assertThat(page.text("figure-price1")).isEqualTo("900");
    page.touch("editor-keep");
    page.awaitShown("editor-trouble");
    assertThat(page.text("editor-trouble")).contains("rise");
    page.touch("price1-100");
    page.touch("editor-keep");
    page.awaitShown("set-up-catalogue-usual");
    assertThat(keptByTheKiosk())
        .contains(
            "module,Animal Shelter,accommodation,1,800,900,1100,1300,,,rulebook,rulebook,owner");
    page.open();
    page.awaitShown("game-home-on-lagrange");
    page.touch("game-home-on-lagrange");
    page.awaitShown("set-up-catalogue-usual");
    reveal("set-up-catalogue-usual");
    page.touch("set-up-catalogue-usual");
    browser.await("it is forgotten", () -> keptByTheKiosk().isEmpty());
  }

  /** The owner's cards, as the kiosk has them on its disk. */
  private static String keptByTheKiosk() {
    Path file = kiosk.data().resolve("documents").resolve("home-on-lagrange.catalogue");
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes a table of cards in, as from a stick. */
  private static void bring(String csv) {
    browser.run(
        """
        const input = document.querySelector("[data-test='set-up-catalogue-import'] input");
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'cards.csv', { type: 'text/csv' }));
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        """,
        csv);
  }

  @Test
  void nameColourCopiesAndMechanismOfACardAreChangedInTheKiosk() {
    openCatalogue("editor-resource-white");
    page.awaitShown("editor-line-81");
    page.touch("editor-line-81");
    page.awaitShown("editor-mechanism-choice");
    browser.picture("lagrange-editor-card", Viewport.SMALL);
    choose("editor-mechanism-choice", "asteroid");
    choose("editor-colour-choice", "black");
    page.touch("copies+1");
    page.touch("copies-1");
    page.touch("editor-keep");
    page.awaitShown("set-up-catalogue-usual");
    assertThat(keptByTheKiosk()).containsPattern("(?m)^resource,[^,]+,black,.*,asteroid,.*owner$");
    reveal("set-up-catalogue-usual");
    page.touch("set-up-catalogue-usual");
  }

  private static void choose(String hook, String value) {
    browser.run(
        """
        const select = document.querySelector(`[data-test='${arguments[0]}']`);
        select.value = arguments[1];
        select.dispatchEvent(new Event('change', { bubbles: true }));
        """,
        hook,
        value);
    browser.frames();
  }

  @Test
  void aTableOfCardsIsTakenInAndRefusedInThePagesLanguage() {
    String house =
        AllGames.GAMES.find("home-on-lagrange").orElseThrow().fields().stream()
            .filter(SetUpField.Document.class::isInstance)
            .map(field -> ((SetUpField.Document) field).usual())
            .findFirst()
            .orElseThrow();
    kiosk.speak("de");
    try {
      page.open();
      page.awaitShown("game-home-on-lagrange");
      page.touch("game-home-on-lagrange");
      page.awaitShown("set-up-catalogue-import");
      bring(house.replace("Hotel,accommodation,1,1200", "Hotel,accommodation,1,x"));
      page.awaitShown("set-up-catalogue-trouble");
      assertThat(page.text("set-up-catalogue-trouble"))
          .isEqualTo("Zeile 5: price1 muss eine ganze Zahl von 1 bis 9999 sein, nicht „x“.");
      bring(house.replace("Hotel,accommodation,1,1200", "Hotel,accommodation,1,1250"));
      page.awaitShown("set-up-catalogue-usual");
      assertThat(keptByTheKiosk()).contains("Hotel,accommodation,1,1250");
      browser.run(
          """
          window.given = null;
          URL.createObjectURL = (blob) => { blob.text().then((text) => { window.given = text; }); return 'blob:x'; };
          URL.revokeObjectURL = () => {};
          HTMLAnchorElement.prototype.click = () => {};
          """);
      reveal("set-up-catalogue-export");
      page.touch("set-up-catalogue-export");
      browser.await("it is given out", () -> browser.run("return window.given") != null);
      assertThat((String) browser.run("return window.given"))
          .contains("Hotel,accommodation,1,1250");
    } finally {
      kiosk.forgetGames();
      kiosk.speak("en");
    }
  }

  private static void reveal(String hook) {
    String key = "[data-test='" + hook + "']";
    browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", key);
  }

  @Test
  void aModuleOnAPictureIsBoughtWithOneTouch() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "companion", "players", 2));
    kiosk.play("new:hotel", "new:gym", "new:farm", "new:mine");
    page.open();
    page.awaitHeadline("Orange: what did you do?");
    page.upload(CardPictures.file("module.jpg"));
    page.awaitShown("offer");
    table().offered("buy:gym");
    page.awaitHeadline("Orange: draw phase");
    assertThat(page.text("notes")).contains("Cards on Gym: 1");
    table().choose("onto:2");
    browser.await("another number", () -> !page.text("notes").contains("Cards on Gym"));
    assertThat(kiosk.now().screen().orElseThrow().blocks(Block.Stations.class))
        .allMatch(all -> all.stations().get(0).slots().get(0).on().size() == 2);
  }

  private static void enter(CardPage table, String seat, String... modules) {
    table.choose("station:" + seat);
    for (String module : modules) {
      table.choose("own:" + module);
    }
    table.choose("back");
  }

  @Test
  void theCompanionKeepsAGameOfTwo() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "companion", "players", 2));
    page.open();
    CardPage table = table();
    List.of("new:hotel", "new:gym", "new:farm", "new:bar").forEach(table::choose);
    page.awaitHeadline("Orange: what did you do?");
    List.of("buy:gym", "onto:2", "drawn", "new:mine", "new:loft").forEach(table::choose);
    page.awaitHeadline("Green: what did you do?");
    assertThat(page.text("station-orange")).contains("Gym");
    browser.picture("lagrange-companion", Viewport.SMALL);
  }

  /** The game is told to its end on the table's page, then its stations are counted. */
  @Test
  @Tag("bars")
  void theCompanionKeepsAWholeGameOfTwoUpToTheScorePad() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "companion", "players", 2));
    page.open();
    CardPage table = table();
    for (int i = 0; !table.options().contains("counted"); i++) {
      assertThat(i).isLessThan(LONGEST);
      table.choose(told(table.options()));
    }
    for (String seat : List.of("orange", "green")) {
      table.choose("station:" + seat);
      table.choose(first(table.options(), "module:"));
      List.of("value:400", "back", "back").forEach(table::choose);
    }
    table.choose("counted");
    page.awaitShown("sheets");
    assertThat(Integer.parseInt(page.text("total-orange"))).isGreaterThan(4000);
    assertThat(Integer.parseInt(page.text("total-green"))).isGreaterThan(3000);
    browser.picture("lagrange-companion-end", Viewport.SMALL);
  }

  /** Buys in every turn, with one card on each module. */
  private static String told(List<String> options) {
    return Stream.of("new:", "buy:", "onto:1", "drawn", "kept")
        .flatMap(wanted -> options.stream().filter(id -> id.startsWith(wanted)).limit(1))
        .findFirst()
        .orElse(options.get(0));
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

  private static String first(List<String> options, String start) {
    return options.stream().filter(id -> id.startsWith(start)).findFirst().orElseThrow();
  }
}
