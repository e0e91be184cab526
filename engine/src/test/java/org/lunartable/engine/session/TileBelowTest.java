package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Entry.MoveTaken;
import org.lunartable.engine.spi.Observation.TileBelow;
import org.lunartable.engine.spi.TableEvent;

/** A tile that lies face down: what it says about the face on top. */
class TileBelowTest {

  private static final List<Object> PLAIN =
      List.of(
          plain("white"),
          plain("orange"),
          plain("green"),
          plain("yellow"),
          plain("grey"),
          plain("white"));

  private static Object plain(String colour) {
    return List.of(List.of(colour, colour), List.of(colour, colour));
  }

  private static Session session(Map<String, Object> setup) throws Exception {
    return Session.start(new LunarCommandGame(), setup, "test");
  }

  private static Step see(Session session, TileColour below) {
    return session.step(
        TableEvent.certain("sensor-board", 1, new TileBelow(below)), new Shown(1, 1));
  }

  @Test
  void whereOneFaceCanBeOnTopItIsTheRoll() throws Exception {
    Session session = session(Map.of("rules", Map.of("die", PLAIN)));
    assertThat(see(session, TileColour.GREEN).entries())
        .containsExactly(new MoveTaken("r:yellow,yellow,yellow,yellow", "sensor-board"));
  }

  @Test
  void whereOneTileIsNotEnoughThatIsSaid() throws Exception {
    Step step = see(session(Map.of()), TileColour.GREY);
    assertThat(step.entries()).isEmpty();
    assertThat(step.verdict())
        .isEqualTo(
            new Verdict.Nothing(
                Optional.of(Text.of("notice.one-tile", "colour", "grey", "faces", 2))));
  }

  @Test
  void aTileThatTheDieDoesNotHaveChangesNothing() throws Exception {
    assertThat(see(session(Map.of()), TileColour.BLUE).verdict())
        .isEqualTo(new Verdict.Nothing(Optional.of(Text.of("notice.die-unknown"))));
  }

  @Test
  void whileNobodyHasToRollADieThatLiesThereSaysNothing() throws Exception {
    Session session = session(Map.of("rules", Map.of("die", PLAIN)));
    Session rolled = see(session, TileColour.GREEN).next();
    assertThat(see(rolled, TileColour.GREEN).verdict())
        .isEqualTo(new Verdict.Nothing(Optional.empty()));
  }

  @Test
  void facesThatLookAlikeAreOne() {
    DieFace white = DieFace.of(TileColour.WHITE, null, null, null);
    DieFace red = DieFace.of(TileColour.RED, null, null, null);
    Die die = new Die(List.of(red, red, white, white, white, white));
    assertThat(die.topsAbove(TileColour.RED)).containsExactly(white);
  }
}
