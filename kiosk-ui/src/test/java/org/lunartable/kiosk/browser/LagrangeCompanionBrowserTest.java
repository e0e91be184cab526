package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.assembly.CardPictures;

/** Home on Lagrange beside printed cards in the browser. */
class LagrangeCompanionBrowserTest extends CardBrowserCase {

  private static final int LONGEST = 3000;

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
      table.choose(table.first("module:"));
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
}
