package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lunartable.kiosk.assembly.CardPictures;

/** The score pad of Home on Lagrange in the browser. */
class LagrangePadBrowserTest extends CardBrowserCase {

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

  /** Four modules in rows, each with its cards: only names and values are tapped. */
  @Test
  void thePadReadsAWholeStationFromOnePicture() {
    kiosk.begin("home-on-lagrange", Map.of("mode", "score-pad", "players", 2));
    kiosk.play("station:green", "own:bar", "own:farm", "own:mine", "own:loft", "back");
    page.open();
    CardPage table = table();
    table.choose("station:orange");
    page.upload(CardPictures.file("station.jpg"));
    page.awaitShown("offer");
    assertThat(page.text("offer")).contains("4 modules and their cards, 10 in all");
    browser.picture("lagrange-station-offer", Viewport.SMALL);
    table.offered(
        "row:accommodation seen:multi seen:black row:education seen:education row:education"
            + " row:recreation seen:recreation seen:multi seen:recreation");
    page.awaitHeadline("Which module is it (accommodation)? Still to name: 4");
    browser.picture("lagrange-station-modules", Viewport.SMALL);
    for (String tap :
        List.of(
            "own:hotel",
            "card:civilian",
            "card:resource-scarcity",
            "own:museum",
            "card:thesis",
            "own:library",
            "own:gym",
            "value:300",
            "card:volunteers",
            "card:athlete")) {
      table.choose(tap);
    }
    page.awaitHeadline("The station of Orange");
    List.of("back", "counted").forEach(table::choose);
    page.awaitShown("sheets");
    assertThat(page.text("total-orange"))
        .isEqualTo(String.valueOf(1200 + 1100 + 600 + 1000 + 700 + 300 + 200 + 300 + 1000));
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

  private static void enter(CardPage table, String seat, String... modules) {
    table.choose("station:" + seat);
    for (String module : modules) {
      table.choose("own:" + module);
    }
    table.choose("back");
  }
}
