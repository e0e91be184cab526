package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.scoring.ScoreLine;
import org.lunartable.engine.homeonlagrange.scoring.ScoreLine.Kind;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Readings;

/** HL-15 to HL-17 and HL-19. */
@DisplayName("The score of a station")
class ScoreRulesTest {

  private static Score score(String station) {
    return table(station, "").score("orange");
  }

  private static CardTable table(String orange, String green) {
    return CardTable.of(
        "orange " + orange + " :\ngreen " + green + " : spare-keys\ndriver city-hall mall hostel");
  }

  @Test
  void hl15AddsTheLowestPricesAndTheMatchingCards() {
    assertThat(score("gym[jukebox,volunteers] farm[power-cells]").lines())
        .containsExactly(
            new ScoreLine(Kind.MODULE, "Gym", 700),
            new ScoreLine(Kind.CARD, "Jukebox", 200),
            new ScoreLine(Kind.CARD, "Volunteers", 200),
            new ScoreLine(Kind.MODULE, "Farm", 700),
            new ScoreLine(Kind.CARD, "Power Cells", 400));
  }

  @Test
  void hl15CardsThatDoNotMatchScoreNothing() {
    assertThat(score("gym[power-cells]").lines())
        .contains(new ScoreLine(Kind.NO_MATCH, "Power Cells", 0));
  }

  @Test
  void hl15CardsInHandScoreNothing() {
    assertThat(table("gym", "").play().score("green").total()).isZero();
  }

  @Test
  void hl16FourDifferentTypesBring3000() {
    assertThat(score("gym farm hotel school").of(Kind.MAKE_UP)).isEqualTo(3000);
  }

  @Test
  void hl16FourOfOneTypeBring2200() {
    assertThat(score("gym bar park arcade").of(Kind.MAKE_UP)).isEqualTo(2200);
  }

  @Test
  void hl16TwoPairsBring1800() {
    assertThat(score("gym farm mine arcade").of(Kind.MAKE_UP)).isEqualTo(1800);
  }

  @Test
  void hl16ThreeAndOneBring1400() {
    assertThat(score("gym farm park arcade").of(Kind.MAKE_UP)).isEqualTo(1400);
  }

  @Test
  void hl16OnePairAndTwoDifferentBring1000() {
    assertThat(score("gym farm park school").of(Kind.MAKE_UP)).isEqualTo(1000);
  }

  @Test
  void hl16AnIncompleteStationGetsNoBonus() {
    assertThat(score("gym farm park").of(Kind.MAKE_UP)).isZero();
  }

  @Test
  void hl17TheManualsExampleScores8800() {
    Score score =
        score(
            "hotel[roof-garden!,earthrise-window,civilian] loft[night-porter,earthrise-window]"
                + " museum[thesis] water-works[fusion-core]");
    assertThat(score.of(Kind.MODULE)).isEqualTo(4200);
    assertThat(score.of(Kind.CARD) + score.of(Kind.CIVILIAN)).isEqualTo(3600);
    assertThat(score.of(Kind.MAKE_UP)).isEqualTo(1000);
    assertThat(score.total()).isEqualTo(8800);
  }

  @Test
  void hl19TheHighestTotalWins() {
    assertThat(standing("gym[jukebox]", "bar").winners()).containsExactly(0);
    assertThat(standing("gym", "bar[jukebox]").winners()).containsExactly(1);
  }

  @Test
  void hl19EqualTotalsShareTheWin() {
    assertThat(standing("gym[jukebox]", "bar[volunteers]").winners()).containsExactly(0, 1);
  }

  private static Standing standing(String orange, String green) {
    List<Admiral> admirals = table(orange, green).state().admirals();
    return Standing.of(admirals.stream().map(Admiral::station).toList(), Readings.USUAL);
  }
}
