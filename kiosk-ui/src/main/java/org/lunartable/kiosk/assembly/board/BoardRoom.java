package org.lunartable.kiosk.assembly.board;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.lunartable.kiosk.web.BoardDesk;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/**
 * What goes on between the camera that follows the board and those who look after it: outlives the
 * camera's thread. Safe to use from any thread.
 */
public final class BoardRoom implements BoardDesk {
  /** So near to a corner, as a share of the picture's width, a touch means it. */
  private static final double NEAR = 1.0 / 16;

  private final BoardLog log = new BoardLog();
  private final Optional<Path> data;
  private final AtomicLong pointings = new AtomicLong();
  private final boolean follows;
  private final Outlook outlook;
  private volatile Optional<List<At>> pointed;
  private volatile Optional<Double> upright;
  private volatile Found found = new Found(0, 0, List.of(), false, List.of());

  /** Where the board was found last, in pixels. */
  private record Found(
      int width, int height, List<At> corners, boolean sideOpen, List<Integer> firsts) {}

  /**
   * A room nobody is in yet, that forgets everything at the end.
   *
   * @param follows whether a camera will follow the board
   */
  public BoardRoom(boolean follows) {
    this(follows, Optional.empty(), System::nanoTime);
  }

  /** The same, where what somebody says of the board is kept in the data folder. */
  public BoardRoom(boolean follows, Path data) {
    this(follows, Optional.of(data), System::nanoTime);
  }

  BoardRoom(boolean follows, Optional<Path> data, LongSupplier nanos) {
    this.follows = follows;
    this.data = data;
    this.outlook = new Outlook(nanos);
    this.pointed = data.flatMap(folder -> CornerFile.in(folder).read());
    this.upright = data.flatMap(folder -> UprightFile.in(folder).read());
    this.pointings.set(pointed.isPresent() ? 1 : 0);
  }

  BoardLog log() {
    return log;
  }

  /** What keeps the camera from seeing the board. */
  Outlook outlook() {
    return outlook;
  }

  /** Where the board was found in a picture. */
  void found(Picture picture, BoardEye eye) {
    List<At> at = eye.corners().stream().map(corner -> new At(corner.u(), corner.v())).toList();
    found = new Found(picture.width(), picture.height(), at, eye.isSideOpen(), eye.firsts());
  }

  /** There was no board in a picture. */
  void notFound(Picture picture) {
    found = new Found(picture.width(), picture.height(), List.of(), false, List.of());
  }

  /** Which side somebody said is up, as {@link BoardEye#upright} takes it. */
  Optional<Double> upright() {
    return upright;
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
    Found now = found;
    Upright side =
        !now.sideOpen() || now.firsts().size() == 1
            ? Upright.KNOWN
            : upright.isPresent() ? Upright.CHOSEN : Upright.OPEN;
    return new BoardView(
        follows,
        now.width(),
        now.height(),
        now.corners(),
        pointed.isPresent(),
        side,
        now.firsts(),
        follows ? outlook.told() : Sight.SEEN);
  }

  @Override
  public synchronized boolean first(At corner) throws IOException {
    Found now = found;
    At pixels = new At(corner.u() * now.width(), corner.v() * now.height());
    Optional<Integer> meant =
        now.firsts().stream()
            .filter(i -> distance(now.corners().get(i), pixels) < NEAR * now.width())
            .findFirst();
    if (meant.isEmpty()) {
      return false;
    }
    double direction = direction(now.corners(), meant.get());
    if (data.isPresent()) {
      UprightFile.in(data.get()).save(direction);
    }
    upright = Optional.of(direction);
    return true;
  }

  private static double distance(At one, At other) {
    return Math.hypot(one.u() - other.u(), one.v() - other.v());
  }

  private static double direction(List<At> corners, int corner) {
    At at = corners.get(corner);
    double u = corners.stream().mapToDouble(At::u).average().orElseThrow();
    double v = corners.stream().mapToDouble(At::v).average().orElseThrow();
    return Math.atan2(at.v() - v, at.u() - u);
  }

  @Override
  public synchronized void point(Optional<List<At>> shares) throws IOException {
    if (shares.filter(corners -> corners.size() != 4).isPresent()) {
      throw new IllegalArgumentException("a board has four corners");
    }
    if (data.isPresent()) {
      CornerFile.in(data.get()).save(shares);
    }
    pointed = shares.map(List::copyOf);
    pointings.incrementAndGet();
  }

  @Override
  public byte[] recent() {
    return log.zip();
  }
}
