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

/** What the kiosk asks and works out beside printed cards when points are read in another way. */
@DisplayName("The companion of Space Lab, with other readings,")
class ToldReadingsTest extends ToldGame {

  ToldReadingsTest() {
    super(null);
  }

  private void begin(String point, String reading) {
    play =
        CompanionPlay.beside(
            "test",
            HouseCards.CATALOGUE,
            Readings.OPEN.with(Map.of(point, reading)),
            new Seating(2, 0, Map.of(), 0),
            true);
    for (int i = 0; i < 6; i++) {
      tell("agency:red", "agency:red", "agency:blue", "speciality:doctor", "tile-effect:take-lab");
    }
  }

  @Test
  void sl4LetsMoreThanThreeCardsBeTaken() {
    begin("draw-from", "the-three");
    tell("draw");
    assertThat(options()).contains("took:3").doesNotContain("took:4");
    begin("draw-from", "centre-too");
    tell("draw", "took:9");
    assertThat(mover()).isEqualTo("green");
  }

  @Test
  void sl6AsksWhatBecomesOfWhoCannotPay() {
    begin("cannot-pay", "discards-to-four");
    tell("fix-hand", "hand:5");
    assertThat(options()).contains("cannot-pay").doesNotContain("pass", "draw");
    begin("cannot-pay", "passes");
    tell("fix-hand", "hand:5");
    assertThat(options()).contains("pass").doesNotContain("cannot-pay", "draw");
    begin("cannot-pay", "acts-otherwise");
    tell("fix-hand", "hand:5");
    assertThat(options()).contains("draw", "recruit", "pass").doesNotContain("cannot-pay");
  }

  @Test
  void sl10GivesTheLastLabsTheirPointsAlone() {
    begin("last-placement", "labs-alone");
    tell("fix-hand", "hand:10");
    for (String slot :
        new String[] {
          "up-left",
          "up-centre",
          "up-right",
          "far-left",
          "mid-left",
          "mid-right",
          "far-right",
          "down-left",
          "down-centre",
          "down-right"
        }) {
      String question = headline().equals("turn.must-place") ? "place:" : "agency:";
      tell(question + "green", "speciality:pilot", "cost:0", "points:1", "slot:" + slot);
    }
    assertThat(headline()).as("green has no card, as far as known").isEqualTo("turn.told-empty");
    tell("fix-hand", "hand:3", "agency:red", "speciality:doctor", "cost:0", "points:2");
    tell("slot:down-left");
    assertThat(headline()).as("no lab card for the doctor").isEqualTo("turn.told-lab-agency");
    assertThat(block(Block.Tracks.class).tracks().get(1).score()).isEqualTo(2);
  }

  @Test
  void sl12IsToldThatTheDeckIsUsedUp() {
    begin("empty-deck", "made-anew");
    assertThat(options()).doesNotContain("deck-empty");
    begin("empty-deck", "ends-the-game");
    tell("draw", "took:2", "deck-empty");
    assertThat(headline()).as("green's last placement").isEqualTo("turn.told-empty");
    assertThat(reminders()).contains("note.last-round");
    tell("skip");
    assertThat(headline()).isEqualTo("turn.pad-projects");
  }
}
