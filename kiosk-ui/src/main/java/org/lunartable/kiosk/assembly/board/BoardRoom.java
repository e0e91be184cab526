package org.lunartable.kiosk.assembly.board;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.lunartable.kiosk.web.BoardDesk;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/**
 * What goes on between the camera that follows the board and those who look after it: outlives the
 * camera's thread. Safe to use from any thread.
 */
public final class BoardRoom implements BoardDesk {

  private final BoardLog log = new BoardLog();
  private final Optional<CornerFile> kept;
  private final AtomicLong pointings = new AtomicLong();
  private final boolean follows;
  private volatile Optional<List<At>> pointed;
  private volatile BoardView view;

  /**
   * A room nobody is in yet, that forgets everything at the end.
   *
   * @param follows whether a camera will follow the board
   */
  public BoardRoom(boolean follows) {
    this(follows, Optional.empty());
  }

  /** The same, where the corners that somebody points at are kept in the data folder. */
  public BoardRoom(boolean follows, Path data) {
    this(follows, Optional.of(CornerFile.in(data)));
  }

  private BoardRoom(boolean follows, Optional<CornerFile> kept) {
    this.follows = follows;
    this.kept = kept;
    this.pointed = kept.flatMap(CornerFile::read);
    this.pointings.set(pointed.isPresent() ? 1 : 0);
    this.view = new BoardView(follows, 0, 0, List.of(), false);
  }

  BoardLog log() {
    return log;
  }

  /** Where the board was found in a picture; no corners when it was not. */
  void found(Picture picture, List<PixelPoint> corners) {
    List<At> at = corners.stream().map(corner -> new At(corner.u(), corner.v())).toList();
    view = new BoardView(follows, picture.width(), picture.height(), at, pointed.isPresent());
  }

  /** How often somebody has pointed so far; what was kept counts once. */
  long pointings() {
    return pointings.get();
  }

  /** The corners somebody pointed at, in a picture's pixels. */
  Optional<List<PixelPoint>> pointedIn(Picture picture) {
    return pointed.map(
        shares ->
            shares.stream()
                .map(at -> new PixelPoint(at.u() * picture.width(), at.v() * picture.height()))
                .toList());
  }

  @Override
  public BoardView board() {
    BoardView now = view;
    return new BoardView(follows, now.width(), now.height(), now.corners(), pointed.isPresent());
  }

  @Override
  public synchronized void point(Optional<List<At>> shares) throws IOException {
    if (shares.filter(corners -> corners.size() != 4).isPresent()) {
      throw new IllegalArgumentException("a board has four corners");
    }
    if (kept.isPresent()) {
      kept.get().save(shares);
    }
    pointed = shares.map(List::copyOf);
    pointings.incrementAndGet();
  }

  @Override
  public byte[] recent() {
    return log.zip();
  }
}
