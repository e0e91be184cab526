package org.lunartable.engine.lunarcommand.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Explanation;
import org.lunartable.engine.screen.Happening;

@DisplayName("Whoever asks about the board")
class TeachTest {

  private static final String BUILD = "r:white,white,orange,green";

  private static Play play(String... moves) throws Exception {
    Play play = new LunarCommandGame().start(Map.of());
    for (String move : moves) {
      play = ((Play.Taken) play.take(move)).next();
    }
    return play;
  }

  private static Explanation about(Play play, String at) {
    return LunarCommandTeacher.about(play, Place.of(at)).orElseThrow();
  }

  private static List<String> rules(Explanation told) {
    return told.sentences().stream().map(Explanation.Sentence::rule).toList();
  }

  private static List<String> keys(Explanation told) {
    return told.sentences().stream().map(sentence -> sentence.text().key()).toList();
  }

  @Test
  @DisplayName("is told what stands there, with its rule")
  void whatStandsThere() throws Exception {
    Play play = play();
    assertThat(keys(about(play, "a1"))).containsExactly("explain.start-dome");
    assertThat(keys(about(play, "j8"))).startsWith("explain.ufo");
    assertThat(rules(about(play, "f6"))).startsWith("LC-31");
  }

  @Test
  @DisplayName("is told what may be built there, and the rule that forbids the rest")
  void whatMayBeBuilt() throws Exception {
    Explanation told = about(play(BUILD), "c1");

    assertThat(keys(told)).contains("refused.LC-14.no-network");
    assertThat(told.allows()).extracting(Explanation.Allowance::id).contains("!w:c1", "!a:c1");
    assertThat(keys(about(play(BUILD), "b1"))).contains("explain.may");
  }

  @Test
  @DisplayName("can agree on what the rules forbid")
  void whatPeopleAllow() throws Exception {
    Play play = play(BUILD);
    for (Explanation.Allowance one : about(play, "k11").allows()) {
      assertThat(play.take(one.id())).isInstanceOf(Play.Taken.class);
    }
  }

  @Test
  @DisplayName("gets only changes that are possible")
  void whatCouldBeThereInstead() throws Exception {
    Play play = play(BUILD, "w:b1");
    Explanation told = about(play, "b1");
    assertThat(told.changes())
        .extracting(Explanation.Change::letter)
        .containsExactly(".", "L", "l");
    for (Explanation.Change change : told.changes()) {
      assertThat(play.take(change.id())).isInstanceOf(Play.Taken.class);
    }
    assertThat(about(play, "a1").changes()).isEmpty();
  }

  @Test
  @DisplayName("sees the gap around an area, and the wall once it is closed")
  void gapAndWall() throws Exception {
    List<String> ring = List.of("b1=-", "c1=+", "a2=|", "c2=|", "a3=+", "b3=-");
    List<String> moves = new ArrayList<>(ring.stream().map(fix -> "fix:" + fix).toList());
    Explanation open = about(play(moves.toArray(String[]::new)), "b2");
    moves.addAll(List.of(BUILD, "w:c3"));
    Explanation closed = about(play(moves.toArray(String[]::new)), "b2");

    assertThat(open.missing()).containsExactly(Place.of("c3"));
    assertThat(open.spaces()).containsExactly(Place.of("b2"));
    assertThat(closed.missing()).isEmpty();
    assertThat(closed.wall()).hasSize(8);
    assertThat(keys(closed)).containsExactly("explain.space", "explain.enclosed", "explain.owned");
  }

  @Test
  @DisplayName("learns from a tour that keeps the rules and ends with the rocket")
  void tour() {
    List<LunarCommandTour.Scene> scenes = LunarCommandTour.scenes();
    LunarCommandTour.Scene last = scenes.get(scenes.size() - 1);

    assertThat(last.blocks().stream().filter(Block.Turn.class::isInstance))
        .allMatch(turn -> ((Block.Turn) turn).result().equals(java.util.Optional.of("orange")));
    assertThat(scenes)
        .flatExtracting(LunarCommandTour.Scene::happenings)
        .extracting(Happening::kind)
        .contains("built", "moved", "station", "walk-in", "won");
    assertThat(scenes.stream().filter(scene -> !scene.toDo().isEmpty()).count())
        .isBetween(10L, 16L);
  }

  @Test
  @DisplayName("reads the rules with the numbers of this house")
  void topics() throws Exception {
    Map<String, Object> rules =
        Map.of("points", Map.of("target", 7), "variants", Map.of("abduction", true));
    Play play = new LunarCommandGame().start(Map.of("rules", rules));
    assertThat(play.topics())
        .anyMatch(topic -> topic.id().equals("abduct"))
        .anyMatch(topic -> topic.text().args().equals(Map.of("n", 7)));
  }
}
