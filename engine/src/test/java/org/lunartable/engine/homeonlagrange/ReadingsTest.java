package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.homeonlagrange.rules.Event;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Readings;

/** Each point that the rules leave open, read in the usual way and in the other one. */
@DisplayName("A point that Home on Lagrange leaves open")
class ReadingsTest {

  private static final Map<String, String> USUAL = Map.of();

  @Test
  void hl8CardsPaidWithCountAsLaidOrHaveTheirValueAlone() {
    for (String reading : List.of("count-as-laid", "value-alone")) {
      CardTable table =
          CardTable.of(
              """
              orange gym[athlete!] : athlete low-gravity-pool season-ticket
              green  : alien-invasion
              driver arcade city-hall mall hostel
              deck   thesis film-night
              """,
              Map.of("paid-cards", reading));
      table.play("buy:arcade", "pay:athlete", "pay:low-gravity-pool", "pay:season-ticket", "paid");
      int athletes = reading.equals("value-alone") ? 600 : 1200;
      assertThat(table.score("orange").total())
          .as(reading)
          .isEqualTo(700 + 800 + 500 + 400 + athletes);
    }
  }

  @Test
  void hl8CardsPaidWithProtectOrDoNot() {
    for (String reading : List.of("count-as-laid", "value-alone")) {
      CardTable table =
          CardTable.of(
              """
              orange : laser-turret shield-generator
              green  : alien-invasion
              driver police-station city-hall mall hostel
              """,
              Map.of("paid-cards", reading));
      table.play("buy:police-station", "pay:laser-turret", "pay:shield-generator", "paid");
      table.play("play:alien-invasion@orange");
      String left = reading.equals("value-alone") ? "" : "police-station[shield-generator!]";
      assertThat(table.station("orange")).as(reading).isEqualTo(left);
    }
  }

  @Test
  void hl8MoreMayBePaidThanNeededOrNot() {
    String rich = ": fusion-core solar-dividend jukebox";
    CardTable usual = CardTable.two(USUAL, rich, ": jukebox");
    usual.play("buy:hostel", "pay:fusion-core", "pay:solar-dividend");
    assertThat(usual.options()).containsExactly("paid", "pay:jukebox");
    CardTable other = CardTable.two(Map.of("overpaying", "up-to-the-price"), rich, ": jukebox");
    other.play("buy:hostel", "pay:fusion-core");
    assertThat(other.options())
        .as("600 of 700")
        .containsExactly("pay:solar-dividend", "pay:jukebox");
    other.play("pay:solar-dividend");
    assertThat(other.options()).containsExactly("paid");
  }

  @Test
  void hl11EducationAndRecreationDrawTogetherOrOneAfterTheOther() {
    String both = "school museum gym bar : spare-parts power-cells";
    CardTable usual = CardTable.two(USUAL, both, ": jukebox");
    usual.play("swap:spare-parts");
    assertThat(usual.options()).containsExactlyInAnyOrder("drop:film-night", "drop:roof-garden");
    usual.play("drop:film-night");
    assertThat(usual.hand("orange")).containsExactly("power-cells", "thesis", "roof-garden");
    CardTable other = CardTable.two(Map.of("two-draws", "each-in-full"), both, ": jukebox");
    other.play("swap:spare-parts", "drop:film-night");
    assertThat(other.hand("orange"))
        .containsExactly("power-cells", "thesis", "roof-garden", "ice-tanker", "cargo-lift");
    assertThat(other.options())
        .as("four at most")
        .hasSize(5)
        .allMatch(id -> id.startsWith("drop:"));
  }

  @Test
  void hl19EqualTotalsShareTheWinOrTheMakeUpDecides() {
    String pairs = "animal-shelter apartment school museum";
    String alike = "arcade park nightclub bar[film-night,season-ticket]";
    int one = CardTable.two(USUAL, pairs + " :", ":").score("orange").total();
    int other = CardTable.two(USUAL, alike + " :", ":").score("orange").total();
    assertThat(one).as("two pairs").isEqualTo(700 + 800 + 700 + 1100 + 1800);
    assertThat(other).as("four of one").isEqualTo(800 + 1000 + 900 + 700 + 300 + 400 + 2200);
    String level =
        "animal-shelter[earthrise-window,hot-shower,night-porter] apartment school museum";
    assertThat(winners(USUAL, level, alike)).containsExactly(0, 1);
    assertThat(winners(Map.of("equal-totals", "make-up"), level, alike)).containsExactly(1);
    assertThat(winners(Map.of("equal-totals", "make-up"), "gym[jukebox]", "bar[jukebox]"))
        .as("that is equal, too")
        .containsExactly(0, 1);
  }

  private static List<Integer> winners(Map<String, String> readings, String orange, String green) {
    List<Admiral> admirals =
        CardTable.two(readings, orange + " :", green + " :").state().admirals();
    return Standing.of(
            admirals.stream().map(Admiral::station).toList(), Readings.OPEN.with(readings))
        .winners();
  }

  @Test
  void hl20AlEysiumLooksAtTheDeckOrAtTheDiscardPile() {
    String text =
        """
        orange : al-eysium
        green  : jukebox
        driver observatory city-hall mall hostel
        deck    thesis film-night roof-garden ice-tanker
        discard spare-keys night-porter hot-shower bunk-beds
        """;
    CardTable usual = CardTable.of(text);
    usual.play("play:al-eysium");
    assertThat(usual.options())
        .containsExactlyInAnyOrder("top:thesis", "top:film-night", "top:roof-garden");
    CardTable other = CardTable.of(text, Map.of("eysium-cards", "of-the-discard-pile"));
    other.play("play:al-eysium");
    assertThat(other.options())
        .containsExactlyInAnyOrder("top:night-porter", "top:hot-shower", "top:bunk-beds");
    other.play("top:bunk-beds", "top:night-porter", "top:hot-shower");
    assertThat(other.hand("orange")).as("the draw phase").containsExactly("bunk-beds");
    assertThat(other.deck(3)).containsExactly("night-porter", "hot-shower", "thesis");
    assertThat(other.discard()).containsExactly("spare-keys", "al-eysium");
  }

  @Test
  void hl20AlEysiumDoesNothingWithAnEmptyDiscardPile() {
    CardTable table =
        CardTable.two(Map.of("eysium-cards", "of-the-discard-pile"), ": al-eysium", ": jukebox");
    table.play("play:al-eysium");
    assertThat(table.happened()).contains(Event.Kind.NO_EFFECT);
  }

  @Test
  void hl24TwoAthletesAreTogetherInAStationOrOnAModule() {
    Map<String, String> other = Map.of("athletes", "same-module");
    String apart = "gym[athlete] bar[athlete] :";
    String together = "gym[athlete,athlete] bar :";
    assertThat(CardTable.two(USUAL, apart, ":").score("orange").total()).isEqualTo(1400 + 1200);
    assertThat(CardTable.two(other, apart, ":").score("orange").total()).isEqualTo(1400 + 600);
    assertThat(CardTable.two(other, together, ":").score("orange").total()).isEqualTo(1400 + 1200);
  }

  @Test
  void hl26ScarcityMakesTheCardsWorthlessOrTheModuleToo() {
    String scarce = "gym[jukebox,resource-scarcity!] bar[film-night] :";
    assertThat(CardTable.two(USUAL, scarce, ":").score("orange").total())
        .isEqualTo(700 + 700 + 300);
    assertThat(CardTable.two(Map.of("scarcity", "module-too"), scarce, ":").score("orange").total())
        .isEqualTo(700 + 300);
  }
}
