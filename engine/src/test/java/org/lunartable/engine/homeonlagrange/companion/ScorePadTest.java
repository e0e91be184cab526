package org.lunartable.engine.homeonlagrange.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

@DisplayName("The score pad")
class ScorePadTest extends ToldGame {

  ScorePadTest() {
    super(
        CompanionPlay.pad(
            "test", HouseCards.CATALOGUE, Readings.USUAL, new Seating(2, 0, Map.of(), 0)));
  }

  private void enter(String seat, String... modules) {
    tell("station:" + seat);
    for (String module : modules) {
      tell("own:" + module);
    }
  }

  @Test
  void countsTheManualsExampleToo() {
    enter("orange", "hotel", "loft", "museum", "water-works");
    tell("module:hotel", "card:roof-garden", "value:500", "card:civilian", "back");
    tell("module:loft", "card:night-porter", "value:500", "back");
    tell("module:museum", "value:600", "back", "module:water-works", "card:fusion-core", "back");
    tell("back");
    enter("green", "gym", "bar", "park", "arcade");
    tell("back", "counted");
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
    tell("back");
    assertThat(options()).doesNotContain("counted");
  }

  @Test
  void offersEachCardAsOftenAsThereAreCopies() {
    enter("orange", "gym");
    tell("module:gym", "card:athlete", "card:athlete");
    assertThat(options()).doesNotContain("card:athlete").contains("card:civilian");
    tell("less");
    assertThat(options()).contains("card:athlete");
  }

  @Test
  void offersOnlyCardsThatCanLieThere() {
    enter("orange", "gym");
    tell("module:gym");
    assertThat(options())
        .contains("card:jukebox", "card:volunteers", "card:resource-scarcity")
        .doesNotContain("card:thesis", "card:asteroid", "card:buckminster-fuller");
  }

  @Test
  void takesValuesInFiftiesAndEachOneOfTheCatalogue() throws CatalogueProblem {
    Catalogue own =
        CatalogueCsv.read(
            HouseCards.CSV.replace(
                "Jukebox,recreation,2,,,,,200", "Jukebox,recreation,2,,,,,1625"));
    play = CompanionPlay.pad("test", own, Readings.USUAL, new Seating(2, 0, Map.of(), 0));
    enter("orange", "gym");
    tell("module:gym");
    assertThat(options())
        .contains("value:50", "value:100", "value:1450", "value:1500", "value:1625")
        .doesNotContain("value:0", "value:1550");
  }

  @Test
  void hl18TellsOfNoCardThatIsCalledByItsValue() {
    enter("orange", "hotel", "loft", "museum", "water-works");
    tell("module:hotel", "value:400", "back", "back");
    enter("green", "gym", "bar", "park", "arcade");
    tell("back", "counted");
    List<Text> story = sheets().get(0).story();
    assertThat(story).extracting(Text::key).contains("story.card.unnamed");
    assertThat(story).noneMatch(text -> text.args().containsValue("400"));
  }

  @Test
  void takesAWrongModuleOut() {
    enter("orange", "gym", "bar");
    tell("out:gym");
    assertThat(options()).contains("own:gym", "module:bar").doesNotContain("module:gym");
  }

  @Test
  void namesCardsOneAfterTheOtherThatWereSeenByTheirColours() {
    enter("orange", "hotel");
    tell("module:hotel", "seen:accommodation", "seen:black", "seen:defence", "seen:multi");
    assertThat(headline()).isEqualTo("turn.pad-unnamed");
    assertThat(options()).contains("card:roof-garden", "value:300").doesNotContain("card:civilian");
    tell("card:roof-garden");
    assertThat(options()).contains("card:resource-scarcity").doesNotContain("value:300");
    tell("card:resource-scarcity");
    assertThat(options())
        .as("a card that does not match")
        .contains("worthless")
        .doesNotContain("value:300");
    tell("worthless");
    assertThat(options()).contains("card:civilian").doesNotContain("card:roof-garden");
    tell("card:civilian");
    assertThat(headline()).isEqualTo("turn.pad-cards");
  }

  @Test
  void showsTheColoursOfCardsThatAreStillToBeNamed() {
    enter("orange", "hotel");
    tell("module:hotel", "value:300", "seen:multi", "seen:black");
    Block.Slot hotel = block(Block.Stations.class).stations().get(0).slots().get(0);
    assertThat(hotel.on())
        .extracting(Block.Card::colour)
        .containsExactly("accommodation", "multi", "black");
  }
}
