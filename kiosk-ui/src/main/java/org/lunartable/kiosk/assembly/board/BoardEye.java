package org.lunartable.kiosk.assembly.board;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.locate.BoardLocator;
import org.lunartable.vision.board.locate.FoundBoard;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.read.BoardReader;
import org.lunartable.vision.board.read.BoardReading;
import org.lunartable.vision.board.read.QuietGate;

/**
 * Finds and reads the board in the pictures of one camera. The board is looked for where it was
 * last, and everywhere when it is not there; each picture is compared with the last one in which
 * board and game agreed. For one thread.
 */
public final class BoardEye {

  /** From this fit on a board found elsewhere is believed more than corners without a lattice. */
  private static final double GOOD_FIT = 0.6;

  private final BoardPlan plan;
  private final BoardLocator locator;
  private final BoardReader reader;
  private final QuietGate gate;
  private final Sides sides;
  private List<Integer> firsts = List.of();
  private Optional<Double> said = Optional.empty();
  private Optional<FoundBoard> last = Optional.empty();
  private Optional<Pointed> pointed = Optional.empty();
  private Optional<BoardReading> reading = Optional.empty();
  private Optional<BoardReading> before = Optional.empty();
  private Optional<Agreement> agreement = Optional.empty();

  /** Corners that somebody pointed at, and the board as it was found there then. */
  private record Pointed(List<PixelPoint> corners, FoundBoard board) {
    Pointed {
      corners = List.copyOf(corners);
    }
  }

  /** An eye for boards of this size that has seen nothing yet. */
  public BoardEye(Lattice lattice) {
    plan = new BoardPlan(lattice);
    locator = new BoardLocator(lattice);
    reader = new BoardReader(lattice);
    gate = new QuietGate(lattice);
    sides = new Sides(plan);
  }

  /**
   * Reads the board in a picture. Where no marker says which side is up, that is decided anew with
   * each picture until board and game have agreed on it.
   *
   * @param expected about what should stand there: the side that fits it best is up
   * @return empty when no board is found
   */
  public Optional<BoardReading> look(Picture picture, Board expected) {
    return find(picture).map(board -> look(picture, board, expected));
  }

  private BoardReading look(Picture picture, FoundBoard board, Board expected) {
    Sides.Taken taken =
        board.orientationKnown()
            ? new Sides.Taken(again(picture, board.pose()), List.of(0))
            : sides.take(
                board.pose(),
                pose -> reader.read(picture, pose),
                expected,
                said.or(() -> pose().map(sides::direction)));
    firsts = taken.firsts();
    BoardReading seen = taken.reading();
    if (isSideOpen() && sides.differ(pose().orElseThrow(), seen.pose())) {
      turned();
    }
    last = Optional.of(new FoundBoard(seen.pose(), board.fit(), board.orientationKnown()));
    return seen;
  }

  private BoardReading again(Picture picture, BoardPose pose) {
    // What was read of places that were taken for others says nothing.
    boolean same = !isSideOpen() || !sides.differ(pose().orElseThrow(), pose);
    return same
        ? reader.read(picture, pose, agreement.map(Agreement::reading).or(() -> reading))
        : reader.read(picture, pose);
  }

  /** What was seen before was seen of other places than it was taken for. */
  private void turned() {
    reading = Optional.empty();
    before = Optional.empty();
    agreement = Optional.empty();
  }

  /** The same, made sharper by what earlier pictures showed. */
  public Optional<BoardSighting> follow(Picture picture, Board expected) {
    before = reading;
    Optional<BoardReading> now = look(picture, expected);
    if (now.isPresent()) {
      reading = now;
      gate.keep(picture, now.get().pose());
    }
    return now.flatMap(seen -> sighting());
  }

  /** Whether the board looks as in the picture last followed, which costs little to tell. */
  public boolean quiet(Picture picture) {
    return reading.isPresent() && gate.quiet(picture);
  }

  /** What the picture last followed shows, in the light of what was agreed since. */
  public Optional<BoardSighting> sighting() {
    return reading.map(
        seen ->
            agreement
                .map(agreed -> Sharpening.of(seen, agreed.reading(), before, agreed.board()))
                .orElseGet(() -> Sharpening.of(seen, before)));
  }

  /** Board and game agree in the last picture: the board is this one, and its side is up. */
  public void agreed(Board board) {
    if (firsts.size() == 1) {
      last = last.map(found -> new FoundBoard(found.pose(), found.fit(), true));
    }
    agreement =
        reading.map(
            seen ->
                agreement
                    .filter(last -> last.board().lattice().equals(board.lattice()))
                    .map(last -> last.next(seen, board))
                    .orElseGet(() -> new Agreement(seen, board)));
  }

  /** The places of the last picture that something disturbs, if the board were this one. */
  public List<Place> disturbed(Board after) {
    return agreement
        .flatMap(
            agreed ->
                reading.map(
                    now -> new Changes(now, agreed.reading(), agreed.board()).disturbed(after)))
        .orElse(List.of());
  }

  /**
   * Somebody has pointed at the outer corners of the board, which is looked for there from now, and
   * again there whenever it was out of sight.
   */
  public void pointed(Picture picture, List<PixelPoint> corners) {
    last = Optional.of(locator.fromCorners(picture, corners));
    pointed = last.map(board -> new Pointed(corners, board));
  }

  /** The board is somewhere else now: it is looked for everywhere. */
  public void lost() {
    last = Optional.empty();
    pointed = Optional.empty();
  }

  /**
   * Somebody has said which side is up, which counts where the pieces leave it open.
   *
   * @param direction in the picture from the board's middle to its corner next to the first place,
   *     radians, clockwise from the right
   */
  public void upright(Optional<Double> direction) {
    said = direction;
  }

  /** Whether it is not certain yet which side of the board that was found last is up. */
  public boolean isSideOpen() {
    return last.filter(found -> !found.orientationKnown()).isPresent();
  }

  /** The numbers of the {@link #corners} that may be the one next to the first place. */
  public List<Integer> firsts() {
    return firsts;
  }

  /** The pose in which the board was found last. */
  public Optional<BoardPose> pose() {
    return last.map(FoundBoard::pose);
  }

  /** Pixels of the board's outer corners, the one next to the first place first, clockwise. */
  public List<PixelPoint> corners() {
    return pose().map(pose -> pose.corners(plan)).orElse(List.of());
  }

  private Optional<FoundBoard> find(Picture picture) {
    return last.flatMap(before -> locator.follow(picture, before))
        .or(() -> pointed.map(corners -> found(picture, corners)))
        .or(() -> locator.locate(picture));
  }

  /** Where the lattice is not seen at the corners, they hold unless it is well seen elsewhere. */
  private FoundBoard found(Picture picture, Pointed corners) {
    FoundBoard again = locator.fromCorners(picture, corners.corners());
    return again.fit() >= BoardLocator.LEAST_FIT
        ? again
        : locator.locate(picture).filter(board -> board.fit() >= GOOD_FIT).orElse(corners.board());
  }
}
