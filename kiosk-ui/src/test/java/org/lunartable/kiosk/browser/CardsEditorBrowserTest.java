package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.kiosk.games.AllGames;

/** Catalogues of card games in the browser: single cards changed, whole tables brought. */
class CardsEditorBrowserTest extends BrowserCase {

  private static final String LAGRANGE = "home-on-lagrange";
  private static final String LAB = "space-lab";

  private void openCatalogue(String game, String group) {
    page.open();
    page.openSetUp(game);
    reveal("set-up-catalogue-edit");
    page.touch("set-up-catalogue-edit");
    page.awaitShown(group);
    page.touch(group);
  }

  @Test
  void aFigureOfTheCatalogueIsChangedByTouchAndKeptForTheNextGame() {
    openCatalogue(LAGRANGE, "editor-module-accommodation");
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
    assertThat(keptByTheKiosk(LAGRANGE))
        .contains(
            "module,Animal Shelter,accommodation,1,800,900,1100,1300,,,rulebook,rulebook,owner");
    page.open();
    page.openSetUp(LAGRANGE);
    page.awaitShown("set-up-catalogue-usual");
    reveal("set-up-catalogue-usual");
    page.touch("set-up-catalogue-usual");
    browser.await("it is forgotten", () -> keptByTheKiosk(LAGRANGE).isEmpty());
  }

  /** The owner's cards, as the kiosk has them on its disk. */
  private static String keptByTheKiosk(String game) {
    Path file = kiosk.data().resolve("documents").resolve(game + ".catalogue");
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
    openCatalogue(LAGRANGE, "editor-resource-white");
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
    assertThat(keptByTheKiosk(LAGRANGE))
        .containsPattern("(?m)^resource,[^,]+,black,.*,asteroid,.*owner$");
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
      page.openSetUp(LAGRANGE);
      bring(house.replace("Hotel,accommodation,1,1200", "Hotel,accommodation,1,x"));
      page.awaitShown("set-up-catalogue-trouble");
      assertThat(page.text("set-up-catalogue-trouble"))
          .isEqualTo("Zeile 5: price1 muss eine ganze Zahl von 1 bis 9999 sein, nicht „x“.");
      bring(house + "x".repeat(50_000 - house.length()));
      browser.await(
          "it is too long",
          () -> page.text("set-up-catalogue-trouble").startsWith("Dieser Text ist zu lang"));
      bring(house.replace("Hotel,accommodation,1,1200", "Hotel,accommodation,1,1250"));
      page.awaitShown("set-up-catalogue-usual");
      assertThat(keptByTheKiosk(LAGRANGE)).contains("Hotel,accommodation,1,1250");
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

  private void type(String... keys) {
    for (String key : keys) {
      browser.run(
          "document.body.dispatchEvent(new KeyboardEvent('keydown',"
              + " { key: arguments[0], bubbles: true }))",
          key);
      browser.frames();
    }
  }

  private static List<String> choicesOf(String hook) {
    String all =
        (String)
            browser.run(
                "return [...document.querySelectorAll(arguments[0])]"
                    + ".map((one) => one.innerText).join('\\n')",
                "[data-test=" + hook + "] option");
    return all.lines().toList();
  }

  @Test
  void nameAndConditionOfAProjectAreChangedInTheKioskAndKept() {
    openCatalogue(LAB, "editor-project");
    page.awaitShown("editor-line-60");
    page.touch("editor-line-60");
    page.awaitShown("editor-name");
    page.touch("editor-name");
    browser.frames();
    type("!", "2", "Enter");
    page.awaitShown("editor-condition-choice");
    page.touch("points+1");
    page.touch("editor-keep");
    page.awaitShown("set-up-catalogue-usual");
    assertThat(keptByTheKiosk(LAB)).contains("project,Sun Sail!2,,,,,each:yellow,,3,1,owner");
    kiosk.forgetGames();
  }

  /** Also one that no card of the house has: whatever can be written can be chosen. */
  @Test
  void everyConditionIsOfferedInWordsOfThePagesLanguage() {
    kiosk.speak("de");
    try {
      openCatalogue(LAB, "editor-project");
      page.awaitShown("editor-line-60");
      assertThat(page.text("editor-line-60")).contains("Sonnensegel", "Je Labor 2:");
      page.touch("editor-line-60");
      page.awaitShown("editor-condition-choice");
      assertThat(page.text("editor-name")).isEqualTo("Sonnensegel");
      assertThat(choicesOf("editor-condition-choice"))
          .hasSize(24)
          .allMatch(words -> words.contains("2"))
          .noneMatch(words -> words.contains("agency") || words.contains(":yellow"));
      choose("editor-condition-choice", "pairs:speciality+pair");
      page.touch("editor-keep");
      page.awaitShown("set-up-catalogue-usual");
      assertThat(keptByTheKiosk(LAB))
          .contains("project,Sun Sail,,,,,pairs:speciality+pair,,2,1,owner");
    } finally {
      kiosk.forgetGames();
      kiosk.speak("en");
    }
  }

  /** An objective may name any three agencies. */
  @Test
  void everyThreeAgenciesAreOfferedForAnObjective() {
    openCatalogue(LAB, "editor-objective");
    page.awaitShown("editor-line-84");
    page.touch("editor-line-84");
    page.awaitShown("editor-agencies-choice");
    assertThat(choicesOf("editor-agencies-choice"))
        .hasSize(20)
        .contains("Blue Future Blue Future Blue Future");
  }
}
