package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.story.AdmiralsLog;
import org.lunartable.engine.screen.Text;

/** HL-18. */
@DisplayName("The story of a station")
class StoryRulesTest {

  private static Station station(String text) {
    return CardTable.of("orange " + text + " :\ngreen :\ndriver city-hall mall hostel observatory")
        .admiral("orange")
        .station();
  }

  private static List<Text> story(Station station) {
    return AdmiralsLog.of(station, Score.of(station, Readings.USUAL));
  }

  /** The same modules and cards, come in another order. */
  private static Station shuffled(Station station, Random random) {
    List<Built> modules = new ArrayList<>();
    for (Built built : station.modules()) {
      List<Laid> laid = new ArrayList<>(built.laid());
      Collections.shuffle(laid, random);
      modules.add(new Built(built.module(), List.copyOf(laid)));
    }
    Collections.shuffle(modules, random);
    return new Station(List.copyOf(modules));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gym[jukebox,volunteers] farm[power-cells] hotel school",
        "gym[jukebox] bar[volunteers] park arcade",
        "gym farm[power-cells,cargo-lift] mine arcade",
        "gym[athlete] bar[athlete] farm park",
        "gym bar farm school[thesis,guest-lecture]"
      })
  void hl18IsTheSameInWhateverOrderTheStationIsTold(String text) {
    Station station = station(text);
    Random random = new Random(9);
    for (int i = 0; i < 30; i++) {
      assertThat(story(shuffled(station, random))).isEqualTo(story(station));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "school gym farm hotel,all-different,Hotel,School,Farm,Gym",
    "park gym bar arcade,all-alike,Arcade,Bar,Gym,Park",
    "gym farm arcade mine,two-pairs,Farm,Mine,Arcade,Gym",
    "farm gym park arcade,three-and-one,Arcade,Gym,Park,Farm",
    "school gym farm park,one-pair,Gym,Park,School,Farm"
  })
  void hl18NamesTheModulesThatGoTogetherFirst(
      String text, String makeUp, String m1, String m2, String m3, String m4) {
    Text begun = story(station(text)).get(0);
    assertThat(begun.key()).startsWith("story.begun." + makeUp + ".");
    assertThat(begun.args())
        .containsEntry("m1", name(m1))
        .containsEntry("m2", name(m2))
        .containsEntry("m3", name(m3))
        .containsEntry("m4", name(m4));
  }

  private static Text name(String card) {
    return Text.card(CardName.slug(card), card);
  }

  private static Text ofCard(String text, int... nameless) {
    Station station = station(text);
    Built first = station.modules().get(0);
    for (int value : nameless) {
      first = first.with(ResourceCard.nameless(value, Colour.of(first.module().type())), true);
    }
    return story(station.changed(first)).get(2);
  }

  @Test
  void hl18TellsOfTheDearestCard() {
    Text told = ofCard("gym[jukebox] farm[power-cells] hotel school", 100);
    assertThat(told.key()).isEqualTo("story.card.dearest");
    assertThat(told.args()).containsEntry("card", name("Power Cells"));
  }

  @Test
  void hl18NamesNoCardThatIsKnownByItsValueAlone() {
    Text told = ofCard("gym[jukebox] farm hotel school", 300);
    assertThat(told.key()).isEqualTo("story.card.unnamed");
    assertThat(told.args()).doesNotContainKey("card");
    assertThat(ofCard("gym farm hotel school", 300).key()).isEqualTo("story.card.unnamed");
  }

  @Test
  void hl18TellsOfANamedCardWithAMechanismBeforeAllOthers() {
    assertThat(ofCard("gym[athlete] farm hotel school", 900).key()).isEqualTo("story.card.athlete");
  }

  @Test
  void hl18TellsOfBareWallsWithoutCards() {
    assertThat(ofCard("gym farm hotel school").key()).isEqualTo("story.card.nothing");
  }
}
