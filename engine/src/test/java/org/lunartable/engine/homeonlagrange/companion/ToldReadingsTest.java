package org.lunartable.engine.homeonlagrange.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.screen.Block;

/** What the kiosk asks and works out beside printed cards when points are read in another way. */
@DisplayName("The companion of Home on Lagrange, with other readings,")
class ToldReadingsTest extends ToldGame {

  private static final Seating TWO = new Seating(2, 0, Map.of(), 0);

  ToldReadingsTest() {
    super(null);
  }

  private void beside(Map<String, String> readings) {
    play = CompanionPlay.beside("test", HouseCards.CATALOGUE, Readings.OPEN.with(readings), TWO);
    tell("new:hotel", "new:gym", "new:farm", "new:bar");
  }

  private void pad(Map<String, String> readings) {
    play = CompanionPlay.pad("test", HouseCards.CATALOGUE, Readings.OPEN.with(readings), TWO);
    tell("station:orange", "own:gym", "own:bar", "own:hotel", "own:loft");
  }

  private int total() {
    return block(Block.Tracks.class).tracks().get(0).score();
  }

  @Test
  void hl8AsksWhetherAnAthleteWasPaidWith() {
    pad(Map.of());
    tell("module:gym");
    assertThat(options()).contains("card:athlete").doesNotContain("paid:athlete");
    pad(Map.of("paid-cards", "value-alone"));
    int before = total();
    tell("module:gym", "card:athlete", "back", "module:bar", "paid:athlete", "back");
    assertThat(total()).as("no pair").isEqualTo(before + 300 + 300);
    tell("module:hotel", "paid:civilian");
    assertThat(total()).as("no bonus").isEqualTo(before + 600 + 300);
  }

  @Test
  void hl11RemindsOfBothDraws() {
    assertThat(drawing(Map.of())).isEqualTo("note.draw-pick");
    assertThat(drawing(Map.of("two-draws", "each-in-full"))).isEqualTo("note.draw-pick-and-two");
  }

  /** The reminder of the draw phase for who has both abilities. */
  private static String drawing(Map<String, String> readings) {
    List<Kept> both =
        Stream.of("gym", "bar", "school", "museum")
            .map(slug -> new Kept(HouseCards.CATALOGUE.module(slug).orElseThrow(), 0))
            .toList();
    Desk desk = Desk.begin(HouseCards.CATALOGUE, Readings.OPEN.with(readings), TWO);
    return desk.station(0, both).at(Desk.Stage.DRAW).reminders().get(0).key();
  }

  @Test
  void hl24CountsTwoAthletesAsTheyAreRead() {
    for (boolean same : new boolean[] {false, true}) {
      pad(same ? Map.of("athletes", "same-module") : Map.of());
      int before = total();
      tell("module:gym", "card:athlete", "back", "module:bar", "card:athlete");
      assertThat(total()).isEqualTo(before + (same ? 600 : 1200));
    }
  }

  @Test
  void hl28OffersDiscardedModulesForBuckminsterFuller() {
    beside(Map.of());
    tell("effect");
    assertThat(options()).contains("took:hotel").doesNotContain("took:loft");
    beside(Map.of("fuller-modules", "discard-pile-too"));
    tell("effect");
    assertThat(options()).contains("took:hotel", "took:loft").doesNotContain("took:gym");
    tell("took:loft");
    assertThat(block(Block.Cards.class).cards()).as("the row stays").hasSize(4);
  }
}
