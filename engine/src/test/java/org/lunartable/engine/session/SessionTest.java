package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;
import org.lunartable.engine.session.Entry.Redone;
import org.lunartable.engine.session.Entry.Undone;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardSeen;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

class SessionTest {

  private static final Shown SHOWN = new Shown(5, 7);
  private static final Games GAMES = Games.of(new CountingGame());

  @Test
  void aChosenOptionIsTakenToldAndRecorded() {
    Step step = choose(started(), "r:4");

    assertThat(step.verdict()).isEqualTo(new Verdict.Changed());
    assertThat(step.entries()).containsExactly(new MoveTaken("r:4", "touch"));
    assertThat(step.happenings()).extracting(Happening::kind).containsExactly("rolled");
    assertThat(step.next().play()).isNotEqualTo(started().play());
  }

  @Test
  void anIllegalOptionIsRefusedWithTheGamesReason() {
    Step step = choose(started(), "w:a1");

    assertThat(step.verdict()).isInstanceOf(Verdict.NotDone.class);
    assertThat(((Verdict.NotDone) step.verdict()).why().rule()).isEqualTo("CG-1");
    assertThat(step.entries()).isEmpty();
  }

  @Test
  void pressesOnScreensThatNoLongerHoldAreRefused() {
    for (long revision : new long[] {-1, 0, 4, 8, Long.MAX_VALUE}) {
      for (Observation press :
          List.of(
              new OptionChosen(revision, "r:1"),
              new UndoAsked(revision),
              new RedoAsked(revision))) {
        Step step = started().step(touch(press), SHOWN);
        assertThat(step.verdict()).isEqualTo(new Verdict.NotDone(Session.stale()));
      }
    }
  }

  @Test
  void aScreenThatDiffersOnlyInANoticeIsAsGood() {
    for (long revision = 5; revision <= 7; revision++) {
      Step step = started().step(touch(new OptionChosen(revision, "r:1")), SHOWN);
      assertThat(step.verdict()).isEqualTo(new Verdict.Changed());
    }
  }

  @Test
  void aSeenDieIsTakenHoweverItLies() {
    DieFace upsideDown = Die.CLASSIC.face(4).turned().turned();

    Step step = see(started(), new DieSeen(upsideDown));

    assertThat(step.entries()).containsExactly(new MoveTaken("r:4", "camera"));
  }

  @Test
  void facesThatLookAlikeAreOneRoll() {
    Step step = see(started(), new DieSeen(Die.CLASSIC.face(2)));

    assertThat(step.entries()).containsExactly(new MoveTaken("r:1", "camera"));
  }

  @Test
  void aDieThatIsNotWantedOrNotInUseChangesNothingAndSaysSo() {
    Session rolled = choose(started(), "r:1").next();
    TileColour red = TileColour.RED;

    assertThat(notice(see(rolled, new DieSeen(Die.CLASSIC.face(1)))))
        .isEqualTo("notice.die-not-wanted");
    assertThat(notice(see(started(), new DieSeen(DieFace.of(red, red, red, red)))))
        .isEqualTo("notice.die-unknown");
  }

  @Test
  void aSeenBoardIsMatchedToTheOneMoveThatExplainsIt() {
    Session rolled = choose(started(), "r:1").next();

    Step step = see(rolled, new BoardSeen(boardWith("c1")));

    assertThat(step.entries()).containsExactly(new MoveTaken("w:c1", "camera"));
  }

  @Test
  void aSeenBoardThatIsAsShownSaysNothing() {
    Step step = see(started(), new BoardSeen(Board.empty(new Lattice(3, 3))));

    assertThat(step.verdict()).isEqualTo(new Verdict.Nothing(Optional.empty()));
  }

  @Test
  void aSeenBoardThatSeveralMovesOrNoneExplainChangesNothing() {
    Session rolled = choose(started(), "r:1").next();

    assertThat(notice(see(rolled, new BoardSeen(boardWith("a1"))))).isEqualTo("notice.several");
    Step two = see(rolled, new BoardSeen(boardWith("c1", "e1")));
    assertThat(two.verdict())
        .isEqualTo(
            new Verdict.Nothing(
                Optional.of(Text.of("notice.board-differs", "n", 2, "places", "c1, e1"))));
    assertThat(notice(see(rolled, new BoardSeen(Board.empty(new Lattice(4, 4))))))
        .isEqualTo("notice.board-unknown");
  }

  @Test
  void undoTakesBackOneMoveAndRedoMakesItAgain() {
    Session rolled = choose(started(), "r:6").next();
    Session built = choose(rolled, "w:a1").next();

    Step undone = see(built, new UndoAsked(6));
    assertThat(undone.entries()).containsExactly(new Undone("camera"));
    assertThat(undone.next().play()).isEqualTo(rolled.play());
    assertThat(undone.next().canRedo()).isTrue();

    Session twice = see(undone.next(), new UndoAsked(6)).next();
    assertThat(twice.play()).isEqualTo(started().play());
    assertThat(twice.canUndo()).isFalse();

    Step redone = see(twice, new RedoAsked(6));
    assertThat(redone.entries()).containsExactly(new Redone("camera"));
    assertThat(redone.happenings()).extracting(Happening::kind).containsExactly("rolled");
    Session again = see(redone.next(), new RedoAsked(6)).next();
    assertThat(again.play()).isEqualTo(built.play());
    assertThat(again.canRedo()).isFalse();
  }

  @Test
  void anotherMoveForgetsWhatCouldBeRedone() {
    Session undone = see(choose(started(), "r:6").next(), new UndoAsked(6)).next();

    Session other = choose(undone, "r:3").next();

    assertThat(other.canRedo()).isFalse();
    assertThat(refusal(see(other, new RedoAsked(6)))).isEqualTo("refused.nothing-to-redo");
  }

  @Test
  void nothingToUndoOrRedoIsRefused() {
    assertThat(refusal(see(started(), new UndoAsked(6)))).isEqualTo("refused.nothing-to-undo");
    assertThat(refusal(see(started(), new RedoAsked(6)))).isEqualTo("refused.nothing-to-redo");
  }

  @Test
  void theHealthOfADeviceIsNoMatterOfTheGame() {
    Step step = see(started(), new SourceHealth(false, "unplugged"));

    assertThat(step.verdict()).isEqualTo(new Verdict.Nothing(Optional.empty()));
  }

  @Test
  void whatAnyRunRecordsReplaysToTheSameState() throws Exception {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Session session = Session.start(new CountingGame(), Map.of("turns", 20), "touch");
      List<Entry> entries = new ArrayList<>(List.of(session.started()));
      for (int i = 0; i < 100; i++) {
        Step step = session.step(touch(randomPress(session, random)), SHOWN);
        entries.addAll(step.entries());
        session = step.next();
      }
      Session replayed = Session.replay(GAMES, entries);
      assertThat(replayed.play()).isEqualTo(session.play());
      assertThat(replayed.canRedo()).isEqualTo(session.canRedo());
      assertThat(everything(replayed)).isEqualTo(everything(session));
    }
  }

  @Test
  void brokenRecordsAreToldApart() {
    GameStarted start = new GameStarted("counting", Map.of(), "touch");
    assertBroken(List.of(), "does not begin");
    assertBroken(List.of(new Undone("touch")), "does not begin");
    assertBroken(List.of(new GameStarted("chess", Map.of(), "touch")), "called chess");
    assertBroken(List.of(new GameStarted("counting", Map.of("x", 1), "touch")), "no setting x");
    assertBroken(List.of(start, start), "Entry 2");
    assertBroken(List.of(start, new MoveTaken("w:a1", "touch")), "Entry 2");
    assertBroken(List.of(start, new Redone("touch")), "Entry 2");
  }

  private static void assertBroken(List<Entry> entries, String words) {
    assertThatThrownBy(() -> Session.replay(GAMES, entries))
        .isInstanceOf(BrokenRecord.class)
        .hasMessageContaining(words);
  }

  /** Undoes all, then redoes all: every play on the way. */
  private static List<Object> everything(Session session) {
    List<Object> plays = new ArrayList<>();
    Session at = session;
    while (at.canRedo()) {
      at = see(at, new RedoAsked(6)).next();
    }
    for (; at.canUndo(); at = see(at, new UndoAsked(6)).next()) {
      plays.add(at.play());
    }
    return plays;
  }

  private static Observation randomPress(Session session, Random random) {
    List<Option> options = session.play().options();
    int die = random.nextInt(10);
    if (die < 2) {
      return new UndoAsked(6);
    } else if (die < 3) {
      return new RedoAsked(6);
    }
    return new OptionChosen(
        6, options.isEmpty() ? "none" : options.get(random.nextInt(options.size())).id());
  }

  private static Session started() {
    try {
      return Session.start(new CountingGame(), Map.of(), "touch");
    } catch (BadSetup bad) {
      throw new AssertionError(bad);
    }
  }

  private static Step choose(Session session, String option) {
    return session.step(touch(new OptionChosen(6, option)), SHOWN);
  }

  private static Step see(Session session, Observation observation) {
    return session.step(TableEvent.certain("camera", 0, observation), SHOWN);
  }

  private static TableEvent touch(Observation press) {
    return TableEvent.certain("touch", 0, press);
  }

  private static Board boardWith(String... corners) {
    Board board = Board.empty(new Lattice(3, 3));
    for (String corner : corners) {
      board = board.with(Place.of(corner), Content.SQUARE_WALL);
    }
    return board;
  }

  private static String notice(Step step) {
    assertThat(step.entries()).isEmpty();
    return ((Verdict.Nothing) step.verdict()).notice().orElseThrow().key();
  }

  private static String refusal(Step step) {
    return ((Verdict.NotDone) step.verdict()).why().text().key();
  }
}
