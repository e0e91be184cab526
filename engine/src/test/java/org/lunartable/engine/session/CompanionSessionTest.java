package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandCompanion;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

/** A game in which the companion plays green. */
@DisplayName("A game with the companion")
class CompanionSessionTest {

  private static final LunarCommandGame GAME = new LunarCommandGame();
  private static final Shown SHOWN = new Shown(1, 1);
  private static final String BUILD = "r:white,white,orange,green";
  private static final String WALK = "r:white,white,yellow,yellow";

  private final List<Entry> entries = new ArrayList<>();

  private static Map<String, Object> setup(Object level, int seed) {
    return Map.of("companion", Map.of("seat", "green", "level", level, "seed", seed));
  }

  private Session start() throws BadSetup {
    return start("steady", 7);
  }

  private Session start(String level, int seed) throws BadSetup {
    Session session = Session.start(GAME, setup(level, seed), "touch");
    entries.add(session.started());
    return session;
  }

  private Session see(Session session, Observation what) {
    Step step = session.step(TableEvent.certain("touch", 0, what), SHOWN);
    assertThat(step.verdict()).isInstanceOf(Verdict.Changed.class);
    entries.addAll(step.entries());
    return step.next();
  }

  private Session take(Session session, String... moves) {
    return see(session, new OptionChosen(1, String.join(" ", moves)));
  }

  private static Proposal turn(Session session) {
    return LunarCommandCompanion.turn(session.play(), () -> false, 1, Runnable::run).orElseThrow();
  }

  private static <T extends Block> T block(Session session, Class<T> kind) {
    return session.play().screen(Viewer.TABLE).blocks().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void offersPeopleNothingInItsTurn() throws BadSetup {
    Session session = take(start(), BUILD, "w:b1", BUILD);

    assertThat(session.play().awaitsCompanion()).isTrue();
    assertThat(block(session, Block.Options.class).groups()).isEmpty();
    assertThat(block(session, Block.Turn.class).companion()).isTrue();
    assertThat(block(session, Block.Tracks.class).tracks())
        .extracting(track -> track.companion().orElse("person"))
        .containsExactly("person", "steady");
  }

  @Test
  void itsTurnIsLegalAndTheSameForTheSameSeed() throws BadSetup {
    Session session = take(start(), BUILD, "w:b1", BUILD);
    Proposal proposal = turn(session);

    assertThat(turn(session)).isEqualTo(proposal);
    Session after = take(session, proposal.moves().toArray(String[]::new));
    assertThat(after.play().awaitsCompanion()).isFalse();
  }

  @Test
  void takingBackGoesToThePersonsChoiceAndDoingAgainBack() throws BadSetup {
    Session chosen = take(start(), BUILD);
    Session session = take(chosen, "w:b1");
    session = take(session, BUILD);
    session = take(session, turn(session).moves().toArray(String[]::new));

    Session back = see(session, new UndoAsked(1));
    assertThat(back.play().screen(Viewer.TABLE)).isEqualTo(chosen.play().screen(Viewer.TABLE));

    Session again = see(back, new RedoAsked(1));
    assertThat(again.play().screen(Viewer.TABLE)).isEqualTo(session.play().screen(Viewer.TABLE));
  }

  @Test
  void aRollOfItsThatWasReadWronglyGoesBackAlone() throws BadSetup {
    Session session = take(start(), BUILD, "w:b1", BUILD);

    Session back = see(session, new UndoAsked(1, true));

    assertThat(back.play().awaitsCompanion()).isTrue();
    assertThat(block(back, Block.Die.class).wanted()).isTrue();
  }

  @Test
  void goesOnFromTheRecordWithTheSameThought() throws Exception {
    Session session = take(start(), BUILD, "w:b1", BUILD);

    Session replayed = Session.replay(Games.of(GAME), entries);

    assertThat(turn(replayed)).isEqualTo(turn(session));
  }

  @Test
  void goesOnFromTheRecordInTheMiddleOfASpacewalk() throws Exception {
    int walks = 0;
    for (int seed = 0; seed < 8; seed++) {
      entries.clear();
      Session session = take(start("gentle", seed), BUILD, "w:b1", WALK);
      List<String> planned = turn(session).moves();
      for (int done = 1; done < planned.size(); done++) {
        session = take(session, planned.get(done - 1));
        Session replayed = Session.replay(Games.of(GAME), entries);
        assertThat(turn(replayed).moves()).isEqualTo(planned.subList(done, planned.size()));
        walks++;
      }
    }
    assertThat(walks).isGreaterThan(8);
  }

  @Test
  void goesOnFromWhatPeopleDidInsteadInASpacewalk() throws Exception {
    Session session = take(start("gentle", 1), BUILD, "w:b1", WALK);
    String planned = turn(session).moves().get(0);
    String other =
        session.play().options().stream()
            .map(Option::id)
            .filter(id -> id.startsWith("s:") && !id.equals(planned))
            .findFirst()
            .orElseThrow();

    session = take(session, other);

    session = take(session, turn(session).moves().toArray(String[]::new));
    assertThat(session.play().awaitsCompanion()).isFalse();
  }

  @Test
  void aRecordWithoutACompanionHasNone() throws Exception {
    Session old =
        Session.replay(
            Games.of(GAME), List.of(new Entry.GameStarted("lunar-command", Map.of(), "touch")));
    assertThat(old.play().awaitsCompanion()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "genius"})
  void aLevelThatPeopleCannotChooseIsRefused(String level) {
    assertThatThrownBy(() -> start(level, 7))
        .isInstanceOf(BadSetup.class)
        .hasMessage("companion.level must be one of gentle, steady, keen, strong");
  }
}
