package org.lunartable.engine.homeonlagrange.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.screen.Block;

@DisplayName("The score pad")
class ScorePadTest {

  private Play play =
      CompanionPlay.pad("test", HouseCards.CATALOGUE, new Seating(2, 0, Map.of(), 0));

  private void tap(String... moves) {
    for (String move : moves) {
      assertThat(options()).as("options before " + move).contains(move);
      play = ((Play.Taken) play.take(move)).next();
    }
  }

  private List<String> options() {
    return play.options().stream().map(Option::id).toList();
  }

  private List<Block.Sheet> sheets() {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(Block.Sheets.class::isInstance)
        .flatMap(block -> ((Block.Sheets) block).sheets().stream())
        .toList();
  }

  private void enter(String seat, String... modules) {
    tap("station:" + seat);
    for (String module : modules) {
      tap("own:" + module);
    }
  }

  @Test
  void countsTheManualsExampleToo() {
    enter("orange", "hotel", "loft", "museum", "water-works");
    tap("module:hotel", "card:roof-garden", "value:500", "card:civilian", "back");
    tap("module:loft", "card:night-porter", "value:500", "back");
    tap("module:museum", "value:600", "back", "module:water-works", "card:fusion-core", "back");
    tap("back");
    enter("green", "gym", "bar", "park", "arcade");
    tap("back", "counted");
    assertThat(sheets())
        .extracting(Block.Sheet::total)
        .containsExactly(8800, 700 + 700 + 1000 + 800 + 2200);
    assertThat(sheets()).extracting(Block.Sheet::winner).containsExactly(true, false);
    assertThat(sheets()).allMatch(sheet -> sheet.story().size() == 4);
    assertThat(play.result()).contains("orange");
  }

  @Test
  void countsOnlyWhenEveryStationHasFourModules() {
    enter("orange", "hotel", "loft", "museum", "water-works");
    tap("back");
    assertThat(options()).doesNotContain("counted");
  }

  @Test
  void offersEachCardAsOftenAsThereAreCopies() {
    enter("orange", "gym");
    tap("module:gym", "card:athlete", "card:athlete");
    assertThat(options()).doesNotContain("card:athlete").contains("card:civilian");
    tap("less");
    assertThat(options()).contains("card:athlete");
  }

  @Test
  void offersOnlyCardsThatCanLieThere() {
    enter("orange", "gym");
    tap("module:gym");
    assertThat(options())
        .contains("card:jukebox", "card:volunteers", "card:resource-scarcity")
        .doesNotContain("card:thesis", "card:asteroid", "card:buckminster-fuller");
  }

  @Test
  void takesAWrongModuleOut() {
    enter("orange", "gym", "bar");
    tap("out:gym");
    assertThat(options()).contains("own:gym", "module:bar").doesNotContain("module:gym");
  }
}
