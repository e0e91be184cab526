package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.state.Readings;

@DisplayName("The score pad of Space Lab")
class ScorePadTest extends ToldGame {

  ScorePadTest() {
    super(
        CompanionPlay.pad(
            "test", HouseCards.CATALOGUE, Readings.USUAL, new Seating(2, 0, Map.of(), 0)));
  }

  private void lab(String slot, String agency, String speciality, int points) {
    tell("lab:" + slot, "agency:" + agency, "speciality:" + speciality, "points:" + points);
  }

  @Test
  void sl11CountsLabsBonusTilesAndProjectConditions() {
    tell("station:orange");
    lab("up-left", "red", "pilot", 4);
    lab("far-left", "red", "doctor", 2);
    tell("bonus:left", "tile:7");
    tell("project", "of-agency:each:red", "points:2");
    tell("project", "of-pair:pairs:agency+pair", "points:4", "back");
    tell("station:green");
    lab("up-left", "blue", "pilot", 6);
    tell("project", "counted-by-hand:3", "back", "counted");
    assertThat(sheets())
        .extracting(Block.Sheet::total)
        .containsExactly(4 + 2 + 7 + 2 * 2 + 4, 6 + 3);
    assertThat(sheets()).extracting(Block.Sheet::winner).containsExactly(true, false);
    assertThat(play.result()).contains("orange");
  }

  @Test
  void sl11CountsProjectCardsWhenTheTotalsAreEqual() {
    tell("station:orange");
    lab("up-left", "red", "pilot", 3);
    tell("back", "station:green", "project", "counted-by-hand:3", "back", "counted");
    assertThat(play.result()).contains("green");
  }

  /** Printed cards may have any figures; the house catalogue's are of no matter. */
  @Test
  void sl13TakesFiguresThatNoCardOfTheCatalogueHas() {
    tell("station:orange");
    lab("up-left", "red", "pilot", 20);
    tell("bonus:centre", "tile:20", "project", "of-agency:each:red", "points:20");
    tell("project", "counted-by-hand:60", "back", "counted");
    assertThat(sheets().get(0).total()).isEqualTo(20 + 20 + 20 + 60);
  }

  @Test
  void sl9TakesEqualTilesOfOnePlayerAndOfSeveral() {
    tell("station:orange", "bonus:left", "tile:5", "bonus:right", "tile:5", "back");
    tell("station:green", "bonus:left", "tile:5", "back", "counted");
    assertThat(sheets()).extracting(Block.Sheet::total).containsExactly(10, 5);
  }

  @Test
  void takesAWrongLabOrTileOrTheProjectsBack() {
    tell("station:orange");
    lab("up-left", "red", "pilot", 3);
    tell("bonus:left", "tile:7", "project", "counted-by-hand:3");
    tell("clear:up-left", "bonus:left", "no-tile", "no-projects", "back", "counted");
    assertThat(sheets().get(0).total()).isZero();
  }
}
