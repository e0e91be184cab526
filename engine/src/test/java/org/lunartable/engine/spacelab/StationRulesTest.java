package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.rules.SetUp;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;

@DisplayName("A station of Space Lab")
class StationRulesTest {

  private static State deal(int players) {
    return SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, players, 1, 99);
  }

  private static List<Slot> around(Capsule capsule) {
    return Slot.ALL.stream().filter(slot -> slot.capsules().contains(capsule)).toList();
  }

  @Test
  void sl1HasTenSlotsAroundThreeCapsules() {
    assertThat(Slot.ALL).hasSize(10);
    assertThat(around(Capsule.LEFT))
        .containsExactly(Slot.UP_LEFT, Slot.FAR_LEFT, Slot.MID_LEFT, Slot.DOWN_LEFT);
    assertThat(around(Capsule.CENTRE))
        .containsExactly(Slot.UP_CENTRE, Slot.MID_LEFT, Slot.MID_RIGHT, Slot.DOWN_CENTRE);
    assertThat(around(Capsule.RIGHT))
        .containsExactly(Slot.UP_RIGHT, Slot.MID_RIGHT, Slot.FAR_RIGHT, Slot.DOWN_RIGHT);
  }

  @Test
  void sl1SharesTheTwoSlotsBetween() {
    assertThat(Slot.ALL)
        .filteredOn(slot -> slot.capsules().size() == 2)
        .containsExactly(Slot.MID_LEFT, Slot.MID_RIGHT);
  }

  @Test
  void sl1HasOneSlotAboveAndOneBelowEachCapsuleOnTheGrid() {
    for (Capsule capsule : Capsule.ALL) {
      assertThat(around(capsule))
          .filteredOn(slot -> slot.isUpper() && slot.column() == Slot.column(capsule))
          .hasSize(1);
      assertThat(around(capsule))
          .filteredOn(slot -> slot.isLower() && slot.column() == Slot.column(capsule))
          .hasSize(1);
      assertThat(around(capsule))
          .filteredOn(slot -> Math.abs(slot.column() - Slot.column(capsule)) == 1)
          .hasSize(2);
    }
  }

  @Test
  void sl2DealsThreeObjectivesToEachAndNoCards() {
    for (int players = 2; players <= 4; players++) {
      State state = deal(players);
      assertThat(state.players()).extracting(Player::tiles).allMatch(tiles -> tiles.size() == 3);
      assertThat(state.players()).extracting(Player::hand).allMatch(List::isEmpty);
      assertThat(state.stock().labs().deck()).hasSize(60);
      assertThat(state.stock().projects()).hasSize(24);
    }
  }

  @Test
  void sl2LetsEachPlayerPutOneOnEachCapsuleAndTheThirdFollows() {
    GameSteps game = new GameSteps(HouseCards.RULES, deal(2));
    List<Objective> tiles = game.state().player(1).tiles();
    assertThat(game.options()).hasSize(9);
    game.play("put:" + tiles.get(1).slug() + "@right");
    assertThat(game.options())
        .hasSize(4)
        .noneMatch(move -> move.endsWith("@right"))
        .noneMatch(move -> move.contains(tiles.get(1).slug()));
    game.play("put:" + tiles.get(0).slug() + "@left");
    Player player = game.state().player(1);
    assertThat(player.tiles()).isEmpty();
    assertThat(player.station().objective(Capsule.CENTRE)).contains(tiles.get(2));
    assertThat(game.state().turn().seat()).isZero();
  }

  @Test
  void sl2LetsTheFirstPlayerActOnceAllObjectivesLie() {
    GameSteps game = new GameSteps(HouseCards.RULES, deal(3));
    for (int i = 0; i < 6; i++) {
      game.play(game.options().get(0));
    }
    assertThat(game.state().turn().seat()).isEqualTo(1);
    assertThat(game.options()).containsExactly("draw");
  }

  @Test
  void sl2NamesThreeAgenciesOfWhichOneMayStandTwice() {
    Objective tile = Objective.parse("red-yellow-red-pilot-discount").orElseThrow();
    assertThat(tile.slug()).isEqualTo("yellow-red-red-pilot-discount");
    assertThat(Objective.parse("red-red-pilot-discount")).isEmpty();
  }

  @Test
  void sl2ShufflesBySeed() {
    assertThat(deal(2)).isEqualTo(deal(2));
    assertThat(SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 2, 1, 7)).isNotEqualTo(deal(2));
  }
}
