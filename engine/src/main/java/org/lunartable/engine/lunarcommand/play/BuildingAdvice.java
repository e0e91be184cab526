package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.screen.Explanation.Allowance;
import org.lunartable.engine.screen.Explanation.Sentence;
import org.lunartable.engine.screen.Text;

/** What the player whose turn it is may build in a slot with this roll, and why not more. */
final class BuildingAdvice {

  private final LunarCommandPlay play;
  private final Position position;
  private final List<Action.Build> builds;

  BuildingAdvice(LunarCommandPlay play, Place at) {
    this.play = play;
    this.position = play.position();
    this.builds =
        position.roll().isRolled() && !position.roll().isWalking() && !play.awaitsCompanion()
            ? fitting(at)
            : List.of();
  }

  /** The pieces that are possible there with bricks. */
  private List<Action.Build> fitting(Place at) {
    Content content = position.board().at(at);
    List<Action.Build> found = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      Action.Build build = new Action.Build(piece, at);
      boolean dome = piece == Piece.DOME && content == Content.SQUARE_WALL;
      if ((dome || content == Content.EMPTY) && isPossible(build)) {
        found.add(build);
      }
    }
    return found;
  }

  private boolean isPossible(Action.Build build) {
    return play.referee().takeAgreed(position, build) instanceof Verdict.Accepted;
  }

  /** Whether each of them may be built, or the rule that forbids it; the same reason only once. */
  List<Sentence> sentences() {
    return builds.stream().map(this::sentence).distinct().toList();
  }

  private Sentence sentence(Action.Build build) {
    Optional<Refused> refusal = play.referee().refusal(position, build);
    return refusal
        .map(why -> new Sentence(why.rule(), why.text()))
        .orElseGet(() -> new Sentence("LC-14", Text.of("explain.may", "what", piece(build))));
  }

  /** Those that are forbidden. */
  List<Allowance> allows() {
    return builds.stream()
        .filter(build -> play.referee().refusal(position, build).isPresent())
        .map(
            build ->
                new Allowance(
                    LunarCommandPlay.AGREED + build.text(), build.piece().text(), piece(build)))
        .toList();
  }

  private static Text piece(Action.Build build) {
    if (build.piece() != Piece.WALL) {
      return Text.of("piece." + build.piece().text());
    }
    return Text.of(build.at().isEdge() ? "piece.straight" : "piece.square");
  }
}
