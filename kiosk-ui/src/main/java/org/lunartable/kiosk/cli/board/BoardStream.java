package org.lunartable.kiosk.cli.board;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.follow.Agreed;
import org.lunartable.engine.follow.FollowedGame;
import org.lunartable.engine.follow.FollowedGame.Status;
import org.lunartable.engine.follow.Manner;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.kiosk.assembly.board.BoardEye;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;

/** Follows one game through pictures of its settled board. For one thread. */
public final class BoardStream {

  private final BoardEye eye;
  private final FollowedGame game;
  private Optional<FollowedGame.Step> last = Optional.empty();

  /**
   * A game that stands so before the first picture.
   *
   * @param given whether somebody said so; else it is assumed, and a picture has to bear it out
   */
  public BoardStream(Referee referee, Manner manner, Position agreed, boolean given) {
    eye = new BoardEye(referee.rules().lattice());
    game = new FollowedGame(referee, manner, Agreed.on(agreed), given);
  }

  /** Reads the next picture; one that cannot be used changes nothing. */
  public BoardLine next(Path image) {
    try (Picture picture = Picture.load(image)) {
      long start = System.nanoTime();
      if (last.isPresent() && eye.quiet(picture)) {
        double millis = (System.nanoTime() - start) / 1e6;
        return line(image, picture, last, eye.sighting(), millis);
      }
      Optional<BoardSighting> sighting = eye.follow(picture, game.agreed().position().board());
      Optional<FollowedGame.Step> step = sighting.map(seen -> game.next(seen, eye::disturbed));
      if (step.filter(taken -> taken.status() == Status.CLEAR).isPresent()) {
        eye.agreed(game.agreed().position().board());
      }
      last = step.map(BoardStream::again);
      double millis = (System.nanoTime() - start) / 1e6;
      return line(image, picture, step, sighting, millis);
    } catch (BadPicture e) {
      return new BoardLine(image, waiting(), Optional.empty(), Optional.of(e.getMessage()), 0, 0);
    }
  }

  /** What a picture that shows the same once more leads to. */
  private static FollowedGame.Step again(FollowedGame.Step step) {
    return new FollowedGame.Step(
        step.status(), step.agreed(), List.of(), step.unclear(), List.of());
  }

  private BoardLine line(
      Path image,
      Picture picture,
      Optional<FollowedGame.Step> step,
      Optional<BoardSighting> sighting,
      double millis) {
    return new BoardLine(
        image,
        step.orElseGet(this::waiting),
        sighting,
        Optional.empty(),
        millis,
        picture.decodeMillis());
  }

  private FollowedGame.Step waiting() {
    return new FollowedGame.Step(Status.UNCLEAR, game.agreed(), List.of(), List.of(), List.of());
  }
}
