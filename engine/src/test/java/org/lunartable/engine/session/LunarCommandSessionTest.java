package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

/** The real game, played at random with undo and redo, replays to the same screens. */
class LunarCommandSessionTest {

  private static final Shown SHOWN = new Shown(1, 1);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void whatARunRecordsReplaysToTheSameScreens(long seed) throws Exception {
    Random random = new Random(seed);
    LunarCommandGame game = new LunarCommandGame();
    Session session = Session.start(game, Map.of("names", Map.of("orange", "Ada")), "touch");
    List<Entry> entries = new ArrayList<>(List.of(session.started()));
    for (int i = 0; i < 300 && session.play().result().isEmpty(); i++) {
      Step step = step(session, press(session, random));
      entries.addAll(step.entries());
      session = step.next();
    }

    Session replayed = Session.replay(Games.of(game), entries);

    assertThat(screen(replayed)).isEqualTo(screen(session));
    assertThat(replayed.canRedo()).isEqualTo(session.canRedo());
    assertThat(ids(replayed)).isEqualTo(ids(session));
    while (session.canUndo()) {
      session = step(session, new UndoAsked(1)).next();
      replayed = step(replayed, new UndoAsked(1)).next();
    }
    assertThat(screen(replayed)).isEqualTo(screen(session));
  }

  private static Observation press(Session session, Random random) {
    int kind = random.nextInt(10);
    if (kind == 0) {
      return new UndoAsked(1);
    } else if (kind == 1) {
      return new RedoAsked(1);
    }
    List<String> ids = ids(session);
    return new OptionChosen(1, ids.get(random.nextInt(ids.size())));
  }

  private static List<String> ids(Session session) {
    return session.play().options().stream().map(Option::id).toList();
  }

  private static Step step(Session session, Observation press) {
    return session.step(TableEvent.certain("touch", 0, press), SHOWN);
  }

  private static Screen screen(Session session) {
    return session.play().screen(Viewer.TABLE);
  }

  @Test
  void movesThatWereSeenAreTakenTogether() throws Exception {
    Session session = Session.start(new LunarCommandGame(), Map.of(), "touch");

    Step step = step(session, new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));

    assertThat(step.verdict()).isInstanceOf(Verdict.Changed.class);
    assertThat(step.entries()).hasSize(2);
    assertThat(step.happenings()).extracting(Happening::kind).containsExactly("rolled", "built");
  }

  @Test
  void movesOfWhichOneIsNotLegalChangeNothing() throws Exception {
    Session session = Session.start(new LunarCommandGame(), Map.of(), "touch");

    Step step = step(session, new MovesSeen(1, List.of("r:white,white,orange,green", "w:j10")));

    assertThat(step.verdict()).isInstanceOf(Verdict.NotDone.class);
    assertThat(step.next()).isSameAs(session);
    assertThat(step.entries()).isEmpty();
  }

  @Test
  void movesSeenBeforeTheGameMovedOnMeanNothing() throws Exception {
    Session session = Session.start(new LunarCommandGame(), Map.of(), "touch");

    Step step = step(session, new MovesSeen(0, List.of("r:white,white,orange,green", "w:b1")));

    assertThat(step.verdict()).isEqualTo(new Verdict.Nothing(Optional.empty()));
    assertThat(step.next()).isSameAs(session);
  }

  @Test
  void anAgreedExceptionIsFlaggedAndReplays() throws Exception {
    LunarCommandGame game = new LunarCommandGame();
    Session session = Session.start(game, Map.of(), "touch");

    Step step = step(session, new OptionChosen(1, "r:white,white,orange,green !w:e5"));

    assertThat(step.happenings().get(1).text().key()).isEqualTo("happened.agreed");
    List<Entry> entries = new ArrayList<>(List.of(session.started()));
    entries.addAll(step.entries());
    assertThat(screen(Session.replay(Games.of(game), entries))).isEqualTo(screen(step.next()));
  }
}
