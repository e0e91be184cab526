package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spacelab.HouseCards;

@DisplayName("The score pad of Space Lab")
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

  private void lab(String slot, String agency, String speciality, int points) {
    tap("lab:" + slot, "agency:" + agency, "speciality:" + speciality, "points:" + points);
  }

  @Test
  void sl11CountsLabsBonusTilesAndProjectConditions() {
    tap("station:orange");
    lab("up-left", "red", "pilot", 4);
    lab("far-left", "red", "doctor", 2);
    tap("bonus:left", "tile:7");
    tap("project", "of-agency:each:red", "points:2");
    tap("project", "of-pair:pairs:agency+pair", "points:4", "back");
    tap("station:green");
    lab("up-left", "blue", "pilot", 6);
    tap("project", "counted-by-hand:3", "back", "counted");
    assertThat(sheets())
        .extracting(Block.Sheet::total)
        .containsExactly(4 + 2 + 7 + 2 * 2 + 4, 6 + 3);
    assertThat(sheets()).extracting(Block.Sheet::winner).containsExactly(true, false);
    assertThat(play.result()).contains("orange");
  }

  @Test
  void sl11CountsProjectCardsWhenTheTotalsAreEqual() {
    tap("station:orange");
    lab("up-left", "red", "pilot", 3);
    tap("back", "station:green", "project", "counted-by-hand:3", "back", "counted");
    assertThat(play.result()).contains("green");
  }

  @Test
  void takesAWrongLabOrTileOrTheProjectsBack() {
    tap("station:orange");
    lab("up-left", "red", "pilot", 3);
    tap("bonus:left", "tile:7", "project", "counted-by-hand:3");
    tap("clear:up-left", "bonus:left", "no-tile", "no-projects", "back", "counted");
    assertThat(sheets().get(0).total()).isZero();
  }
}
