package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.state.Readings;

/** People miscount: what the kiosk believes of hands and projects is put right at any time. */
@DisplayName("A number of cards that was told wrong in Space Lab")
class RecountTest extends ToldGame {

  RecountTest() {
    super(
        CompanionPlay.beside(
            "test", HouseCards.CATALOGUE, Readings.USUAL, new Seating(2, 0, Map.of(), 0), true));
  }

  @BeforeEach
  void begin() {
    for (int i = 0; i < 6; i++) {
      tell("agency:red", "agency:red", "agency:blue", "speciality:doctor", "tile-effect:take-lab");
    }
  }

  private int stock(int seat, String what) {
    return block(Block.Stations.class).stations().get(seat).stock().stream()
        .filter(count -> count.what().equals(what))
        .mapToInt(Block.Count::count)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void sl6IsPutRightWhileALabIsToldAndItsCostCanThenBePaid() {
    tell("draw", "took:1", "draw", "took:1", "place:green", "speciality:pilot");
    assertThat(options()).contains("cost:0").doesNotContain("cost:2");
    tell("fix-hand", "hand:4");
    assertThat(headline()).as("what was told of the lab is kept").isEqualTo("turn.told-lab-cost");
    tell("cost:2", "points:3", "fix-hand", "hand:5", "slot:far-left");
    assertThat(stock(0, "hand")).isEqualTo(5 - 1 - 2);
  }

  @Test
  void sl6IsPutRightBetweenTwoLabs() {
    tell("draw", "took:2", "draw", "took:1", "place:green", "speciality:pilot", "cost:0");
    tell("points:1", "slot:far-left", "fix-hand", "hand:3");
    assertThat(mover()).isEqualTo("orange");
    assertThat(options()).contains("enough", "agency:red");
  }

  /** A turn that the kiosk took for over goes on: no card was left only as far as it knew. */
  @Test
  void sl6LetsAPlayerGoOnWhoHasCardsLeftAfterAll() {
    tell("draw", "took:1", "draw", "took:1", "place:green", "speciality:pilot", "cost:0");
    tell("points:1", "slot:far-left");
    assertThat(mover()).isEqualTo("green");
    tell("not-over:orange", "hand:2");
    assertThat(mover()).isEqualTo("orange");
    tell("agency:red", "speciality:pilot", "cost:1", "points:1", "slot:far-right");
    assertThat(mover()).isEqualTo("green");
    assertThat(stock(0, "hand")).isZero();
    tell("draw", "took:1");
    assertThat(options()).as("only at once").noneMatch(id -> id.startsWith("not-over"));
  }

  @Test
  void sl3IsPutRightForAnotherPlayerToo() {
    tell("draw", "took:3", "fix-hand", "count-of:orange", "hand:1");
    assertThat(stock(0, "hand")).isEqualTo(1);
    assertThat(headline()).isEqualTo("turn.desk-act");
    assertThat(mover()).isEqualTo("green");
  }

  @Test
  void sl7LowersTheNumberOfProjectsThatWereKept() {
    tell("draw", "took:3", "draw", "took:1", "place:green", "speciality:pilot", "cost:1");
    tell("points:1", "slot:up-left", "did");
    assertThat(stock(0, "projects")).isEqualTo(1);
    tell("fix-projects", "project-count:0");
    assertThat(stock(0, "projects")).isZero();
  }

  @Test
  void sl11TakesOneProjectBackThatWasEnteredWrong() {
    play =
        CompanionPlay.pad(
            "test", HouseCards.CATALOGUE, Readings.USUAL, new Seating(2, 0, Map.of(), 0));
    tell("station:orange", "project", "of-agency:each:red", "points:2");
    tell("project", "of-agency:each:red", "points:3", "project", "counted-by-hand:9");
    assertThat(stock(0, "projects")).isEqualTo(3);
    tell("forget:1");
    assertThat(stock(0, "projects")).isEqualTo(2);
    tell("project", "of-agency:each:blue", "points:4", "forget:by-hand-9", "forget:2");
    assertThat(stock(0, "projects")).isEqualTo(1);
    assertThat(options()).contains("forget:1").doesNotContain("forget:2");
    tell("fix-projects", "project-count:2", "back", "counted");
    assertThat(sheets().get(0).story().get(0).args()).containsEntry("cards", 2);
  }
}
