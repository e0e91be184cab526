package org.lunartable.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.GoAsked;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RollPutRight;
import org.lunartable.engine.spi.TableEvent;

/** What people put right in a game, and how far back they can go. */
@DisplayName("A game that is put right by hand")
class CorrectionSessionTest {

  private static final LunarCommandGame GAME = new LunarCommandGame();
  private static final Shown SHOWN = new Shown(1, 1);
  private static final String BUILD = "r:white,white,orange,green";

  private final List<Entry> entries = new ArrayList<>();
  private Session session;

  @BeforeEach
  void start() throws Exception {
    session = Session.start(GAME, Map.of(), "touch");
    entries.add(session.started());
  }

  private Step step(Observation what) {
    Step step = session.step(TableEvent.certain("touch", 0, what), SHOWN);
    session = step.next();
    entries.addAll(step.entries());
    return step;
  }

  private Step take(String... moves) {
    return step(new OptionChosen(1, String.join(" ", moves)));
  }

  private String refusal(String move) {
    return ((Verdict.NotDone) take(move).verdict()).why().text().key();
  }

  private <T extends Block> T block(Class<T> kind) {
    return session.play().screen(Viewer.TABLE).blocks().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  private int score(int seat) {
    return block(Block.Tracks.class).tracks().get(seat).score();
  }

  private int stock(String what) {
    return block(Block.Tracks.class).tracks().get(0).stock().stream()
        .filter(count -> count.what().equals(what))
        .findFirst()
        .orElseThrow()
        .count();
  }

  private char at(int x, int y) {
    return block(Block.Lattice.class).rows().get(y).charAt(x);
  }

  private void replayIsTheSame() throws Exception {
    Session replayed = Session.replay(Games.of(GAME), entries);
    assertThat(replayed.play().screen(Viewer.TABLE)).isEqualTo(session.play().screen(Viewer.TABLE));
  }

  @Test
  void aScoreIsSetAndTheStorySaysSo() throws Exception {
    Step step = take("fix:green=4");

    assertThat(score(1)).isEqualTo(4);
    assertThat(step.happenings()).extracting(Happening::kind).containsExactly("corrected");
    assertThat(block(Block.Log.class).lines().get(0).points())
        .containsExactly(new Block.Count("green", 4));
    replayIsTheSame();
  }

  @Test
  void aRollIsPutRightAgainAndAgainAndTheStorySaysSo() throws Exception {
    take(BUILD);
    step(new RollPutRight(1, Die.CLASSIC.face(6)));
    Step step = step(new RollPutRight(1, Die.CLASSIC.face(4)));

    assertThat(step.entries())
        .containsExactly(
            new Entry.Undone("touch"), new Entry.MoveTaken("!r:white,white,grey,grey", "touch"));
    assertThat(step.happenings())
        .extracting(what -> what.kind() + " " + what.text().key())
        .containsExactly("rolled happened.roll-put-right");
    assertThat(block(Block.Log.class).lines()).hasSize(1);
    assertThat(take("w:b1").verdict()).isInstanceOf(Verdict.Changed.class);
    replayIsTheSame();
  }

  @Test
  void onlyTheLastMoveIsPutRightAndOnlyIfItIsARoll() {
    Step none = step(new RollPutRight(1, Die.CLASSIC.face(6)));
    take(BUILD, "w:b1");
    Step late = step(new RollPutRight(1, Die.CLASSIC.face(6)));

    assertThat(List.of(none, late))
        .extracting(step -> ((Verdict.NotDone) step.verdict()).why().text().key())
        .containsOnly("problem.no-roll");
  }

  @Test
  void aScoreCanBeSetAlsoInTheMiddleOfATurn() {
    take(BUILD);
    take("fix:orange=2");
    assertThat(take("w:b1").verdict()).isInstanceOf(Verdict.Changed.class);
    assertThat(score(0)).isEqualTo(2);
  }

  @Test
  void theTargetReachedByHandEndsTheGameAndLessReopensIt() throws Exception {
    assertThat(take("fix:orange=11").happenings())
        .extracting(Happening::kind)
        .containsExactly("corrected", "won");
    assertThat(session.play().result()).contains("orange");

    take("fix:orange=10");

    assertThat(session.play().result()).isEmpty();
    replayIsTheSame();
  }

  @Test
  void aPieceIsMovedAndTheStockStays() throws Exception {
    take(BUILD, "w:b1");
    int straight = stock("straight");

    take("fix:b1=.", "fix:r1=-");

    assertThat(at(1, 0)).isEqualTo('.');
    assertThat(at(17, 0)).isEqualTo('-');
    assertThat(stock("straight")).isEqualTo(straight);
    replayIsTheSame();
  }

  @Test
  void aDomeTakesItsSquareWallWithIt() {
    int square = stock("square");
    int domes = stock("dome");
    take("fix:c3=D");
    assertThat(stock("square")).isEqualTo(square - 1);
    assertThat(stock("dome")).isEqualTo(domes - 1);
    take("fix:c3=+");
    assertThat(stock("square")).isEqualTo(square - 1);
    assertThat(stock("dome")).isEqualTo(domes);
  }

  @Test
  void whatTheBoxOrTheRulesOfTheBoardDoNotHaveIsRefused() {
    assertThat(refusal("fix:a1=.")).isEqualTo("refused.LC-8.start");
    assertThat(refusal("fix:c1=.")).isEqualTo("refused.fix.same");
    assertThat(refusal("fix:c1=x")).isEqualTo("refused.LC-4.blocked");
    assertThat(refusal("fix:y25=+")).isEqualTo("refused.off-board");
    assertThat(refusal("fix:b1=D")).isEqualTo("refused.unreadable");
    assertThat(refusal("fix:blue=3")).isEqualTo("refused.unreadable");
    for (int i = 0; i < 4; i++) {
      take("fix:" + (char) ('c' + 2 * i) + "1=A");
    }
    assertThat(refusal("fix:k1=A")).isEqualTo("refused.LC-5.stock");
  }

  @Test
  void aStationThatStandsOpenAfterwardsIsNobodysAnyMore() {
    take("fix:b1=-", "fix:c1=A", "fix:a2=|", "fix:c2=|", "fix:a3=+", "fix:b3=-");
    take(BUILD, "w:c3");
    assertThat(block(Block.Lattice.class).stations().get(0).owner()).contains("orange");

    take("fix:c3=.");
    take("fix:c3=+");

    assertThat(block(Block.Lattice.class).stations().get(0).owner()).isEmpty();
  }

  @Test
  void goesBackToJustAfterALineAndForwardAgain() throws Exception {
    take(BUILD, "w:b1");
    Block.Log two = block(Block.Log.class);
    take(BUILD, "w:r1");
    take(BUILD, "a:c1");
    Block.Log all = block(Block.Log.class);

    step(new GoAsked(1, 2));
    assertThat(block(Block.Log.class)).isEqualTo(two);
    assertThat(session.furthest().orElseThrow().told()).isEqualTo(6);
    replayIsTheSame();

    step(new GoAsked(1, 5));
    assertThat(block(Block.Log.class).lines()).isEqualTo(all.lines().subList(0, 5));
    step(new GoAsked(1, 6));
    assertThat(block(Block.Log.class)).isEqualTo(all);
    step(new GoAsked(1, 0));
    assertThat(session.canUndo()).isFalse();
    replayIsTheSame();
  }

  @Test
  void whereItIsAlreadyNothingChanges() {
    take(BUILD, "w:b1");
    assertThat(step(new GoAsked(1, 2)).verdict()).isInstanceOf(Verdict.Nothing.class);
    assertThat(step(new GoAsked(1, 99)).verdict()).isInstanceOf(Verdict.Nothing.class);
  }

  @Test
  void goingOnAStaleScreenIsRefused() {
    take(BUILD);
    assertThat(step(new GoAsked(9, 0)).verdict()).isEqualTo(new Verdict.NotDone(Session.stale()));
  }
}
