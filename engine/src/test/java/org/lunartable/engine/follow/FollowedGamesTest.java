package org.lunartable.engine.follow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Verdict;

@Label("Random games, seen through a noisy eye")
class FollowedGamesTest {

  private static final int TURNS = 12;
  private static final double NOISE = 1.2;

  private final Referee referee = new Referee(Rules.CLASSIC);

  /** A turn as it was played, and the board as people leave it. */
  private record Turn(Position after, List<Action> actions) {}

  private List<Turn> game(Random random) {
    List<Turn> turns = new ArrayList<>();
    Position position = Rules.CLASSIC.start(Side.ORANGE);
    while (turns.size() < TURNS && referee.ending(position).isEmpty()) {
      List<DieFace> faces = Rules.CLASSIC.die().faces();
      position = referee.roll(position, faces.get(random.nextInt(faces.size())).colours());
      List<Action> actions = new ArrayList<>();
      while (position.roll().isRolled()) {
        List<Action> options = referee.options(position);
        Action action = options.get(random.nextInt(options.size()));
        actions.add(action);
        position = ((Verdict.Accepted) referee.take(position, action)).position();
      }
      turns.add(new Turn(position, actions));
    }
    return turns;
  }

  private static Board board(Finding finding, Board before) {
    return finding.match(
        clear -> clear.explanation().after().position().board(),
        rivals -> before,
        unexplained -> before,
        hidden -> before);
  }

  @Label("Turn by turn the game and its score are followed exactly")
  @Property(tries = 5, seed = "7", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void everyTurnIsFollowed(@ForAll long seed) {
    Random random = new Random(seed);
    Follower follower = new Follower(referee, Manner.GAME);
    Agreed agreed = Agreed.on(Rules.CLASSIC.start(Side.ORANGE));
    for (Turn turn : game(random)) {
      Finding finding =
          follower.follow(agreed, Eye.of(turn.after().board()).noisy(random, NOISE).sighting());
      if (turn.after().board().equals(agreed.position().board())) {
        agreed = Agreed.on(turn.after());
        continue;
      }
      assertThat(finding).as(turn.actions().toString()).isInstanceOf(Finding.Clear.class);
      Position after = ((Finding.Clear) finding).explanation().after().position();
      assertThat(after.board()).isEqualTo(turn.after().board());
      assertThat(after.score()).isEqualTo(turn.after().score());
      agreed = Agreed.on(turn.after());
    }
  }

  @Label("Several turns at once are followed, or left alone, but never wrongly")
  @Property(tries = 4, seed = "8", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void severalTurnsAtOnce(@ForAll long seed) {
    Random random = new Random(seed);
    Follower follower = new Follower(referee, new Manner(true, false, Prior.PICTURES));
    Position start = Rules.CLASSIC.start(Side.ORANGE);
    Agreed agreed = Agreed.on(start);
    List<Turn> turns = game(random);
    int followed = 0;
    for (int i = 1; i < turns.size(); i += 2) {
      Board truth = turns.get(i).after().board();
      Finding finding = follower.follow(agreed, Eye.of(truth).noisy(random, NOISE).sighting());
      Board then = board(finding, agreed.position().board());
      if (finding instanceof Finding.Clear clear) {
        assertThat(then).isEqualTo(truth);
        agreed = clear.explanation().after();
        followed++;
      }
    }
    assertThat(followed).isPositive();
  }

  @Label("A piece that nobody can have built, or that is gone, is never accepted")
  @Property(tries = 15, seed = "9", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void inventedPiecesAreNotTaken(@ForAll long seed) {
    Random random = new Random(seed);
    List<Turn> turns = game(random);
    Position position = turns.get(random.nextInt(turns.size())).after();
    Board board = position.board();
    List<Place> lone =
        board.lattice().places().stream()
            .filter(at -> !at.isSpace() && board.isEmpty(at) && isFarFromPieces(at, board))
            .toList();
    Place at = lone.get(random.nextInt(lone.size()));
    Content piece = at.isEdge() ? Content.STRAIGHT_WALL : Content.GREEN_ANTENNA;
    Finding finding =
        new Follower(referee, new Manner(true, false, Prior.PICTURES))
            .follow(
                Agreed.on(position),
                Eye.of(board).noisy(random, NOISE).seen(at.name(), piece).sighting());
    assertThat(finding).isInstanceOf(Finding.Unexplained.class);
    assertThat(((Finding.Unexplained) finding).misfits()).extracting(Misfit::at).contains(at);
  }

  private static boolean isFarFromPieces(Place at, Board board) {
    return board.lattice().neighbours(at).stream().noneMatch(near -> board.at(near).isPiece());
  }
}
