package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.spacelab.SpaceLabGame;

/** How points that the rules leave open are chosen, recorded and written: alike in both games. */
@DisplayName("A point that the rules leave open")
class OpenRulesTest {

  private static final SpaceLabGame LAB =
      new SpaceLabGame(org.lunartable.engine.spacelab.HouseCards.CATALOGUE);
  private static final HomeOnLagrangeGame LAGRANGE =
      new HomeOnLagrangeGame(org.lunartable.engine.homeonlagrange.HouseCards.CATALOGUE);
  private static final Map<String, Object> OTHER =
      Map.of("draw-from", "centre-too", "pass", "any-time");

  private static Map<String, Object> setUp(Object rules) {
    return Map.of("players", 2, "seed", "7", "rules", rules);
  }

  private static List<SetUpField.Open> points(CardGame game) {
    return game.fields().stream()
        .filter(SetUpField.Readings.class::isInstance)
        .flatMap(field -> ((SetUpField.Readings) field).points().stream())
        .toList();
  }

  @Test
  void isAskedForWithItsRuleAndTheUsualReadingFirst() {
    assertThat(points(LAB))
        .extracting(SetUpField.Open::rule)
        .containsExactly("SL-4", "SL-5", "SL-6", "SL-10", "SL-12");
    assertThat(points(LAGRANGE))
        .extracting(SetUpField.Open::rule)
        .containsExactly(
            "HL-8", "HL-8", "HL-11", "HL-19", "HL-20", "HL-21", "HL-22", "HL-24", "HL-26", "HL-27",
            "HL-27", "HL-28", "HL-30", "HL-30");
    assertThat(points(LAB))
        .contains(
            new SetUpField.Open(
                "cannot-pay", "SL-6", List.of("discards-to-four", "passes", "acts-otherwise")));
  }

  @Test
  void isReadInTheUsualWayWhereTheSetUpSaysNothing() throws Exception {
    assertThat(LAB.start(Map.of("players", 2, "seed", "7")).screen(Viewer.TABLE))
        .isEqualTo(LAB.start(setUp(Map.of("pass", "when-stuck"))).screen(Viewer.TABLE));
    assertThat(LAB.rules()).isEqualTo(LAB.rules(Map.of("draw-from", "the-three")));
    assertThat(LAB.rules(OTHER)).isNotEqualTo(LAB.rules());
  }

  @Test
  void isRefusedInOneSentenceWhenThereIsNoSuchPointOrReading() {
    assertThatThrownBy(() -> LAB.start(setUp(Map.of("pass", "never"))))
        .isInstanceOf(BadSetup.class)
        .hasMessage("rules.pass must be one of when-stuck, any-time");
    assertThatThrownBy(() -> LAGRANGE.start(setUp(Map.of("pass", "any-time"))))
        .hasMessageStartingWith("rules.pass is not known here; known are athletes, ");
    assertThatThrownBy(() -> LAB.start(setUp("classic"))).hasMessage("rules must be an object");
    assertThatThrownBy(() -> LAB.start(setUp(Map.of("pass", 1))))
        .hasMessage("rules.pass must be one of when-stuck, any-time");
    assertThatThrownBy(() -> LAB.rules(Map.of("passing", "never")))
        .hasMessageStartingWith("passing is not known here");
  }

  @Test
  void isToldAmongTheRulesAsItIsRead() throws Exception {
    for (String mode : List.of("phones", "companion", "score-pad")) {
      Play play = LAB.start(Map.of("mode", mode, "rules", OTHER));
      assertThat(play.topics())
          .filteredOn(topic -> topic.text().key().equals("reading.in-force"))
          .extracting(Topic::rule, topic -> topic.text().args().get("how").toString())
          .hasSize(5)
          .anyMatch(
              one ->
                  one.toList().get(0).equals("SL-4")
                      && one.toList().get(1).toString().contains("draw-from.centre-too"))
          .anyMatch(one -> one.toList().get(1).toString().contains("made-anew"));
    }
  }

  @Test
  void isWrittenOnlyWhereItIsNotReadInTheUsualWay() throws Exception {
    WrittenGame written = new WrittenGame(LAB);
    Map<String, Object> setup = new LinkedHashMap<>(WrittenGame.setUp("phones", 2, 3));
    assertThat(written.text(setup, written.played(setup, 3))).doesNotContain("[Rules");
    setup.put("rules", Map.of("draw-from", "centre-too", "pass", "when-stuck"));
    assertThat(written.text(setup, written.played(setup, 3)))
        .contains("[Rules \"draw-from=centre-too\"]");
  }

  /** Whatever is chosen, a written game is played again to the same end. */
  @Test
  void isReadBackFromAWrittenGame() throws Exception {
    for (CardGame game : List.of(LAB, LAGRANGE)) {
      for (int seed = 0; seed < 6; seed++) {
        String mode = seed == 0 ? "companion" : seed == 1 ? "score-pad" : "phones";
        Map<String, Object> setup =
            new LinkedHashMap<>(WrittenGame.setUp(mode, 2 + seed % 3, seed));
        setup.put("rules", RandomGame.drawnWords(game.rules().open(), seed));
        new WrittenGame(game).hold(setup, seed);
      }
    }
  }

  private static void replay(String rules) throws NotAGame {
    LAB.notation()
        .orElseThrow()
        .replay(
            "[Game \"space-lab\"]\n[Players \"2\"]\n[Seed \"7\"]\n[Rules \"" + rules + "\"]\n",
            Optional.empty());
  }

  @Test
  void isRefusedInAWrittenGameWithOneSentence() {
    assertThatThrownBy(() -> replay("pass"))
        .isInstanceOf(NotAGame.class)
        .hasMessage("The tag Rules must hold points and their readings, each as point=reading.");
    assertThatThrownBy(() -> replay("pass=never"))
        .hasMessage("The tags make no game: rules.pass must be one of when-stuck, any-time.");
  }
}
