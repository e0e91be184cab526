package org.lunartable.kiosk.assembly.camera;

import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.web.CameraView.DieView;
import org.lunartable.kiosk.web.CameraView.HealthLine;
import org.lunartable.kiosk.web.CameraView.Shot;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.frame.Frame;
import org.lunartable.vision.health.HealthChecks;

/**
 * What the camera saw last and how well it sees. Told by the camera's thread, asked from any
 * thread.
 */
final class Sight {

  /** What was seen longer ago than this is not what is there. */
  private static final double STALE_SECONDS = 3;

  private final HealthWatch health = new HealthWatch();
  private final RecentFrames recent = new RecentFrames();
  private volatile Optional<Seen> seen = Optional.empty();
  private volatile Optional<HealthWatch.Measured> measured = Optional.empty();
  private volatile boolean learnPlace;

  /**
   * The newest picture, without the picture.
   *
   * @param since when it came for the first time
   * @param nanos when it came last
   */
  private record Seen(
      int width, int height, DieReading reading, DieState state, long since, long nanos) {}

  void looked(Picture picture, DieReading reading, DieState state, long nanos) {
    if (learnPlace) {
      learnPlace = false;
      health.placed();
    }
    List<PixelPoint> corners = reading.match(Read::corners, none -> List.of());
    health.look(picture, corners, state, nanos).ifPresent(now -> measured = Optional.of(now));
    seen = Optional.of(new Seen(picture.width(), picture.height(), reading, state, nanos, nanos));
  }

  /** The very same picture came again. */
  void again(long nanos) {
    seen =
        seen.map(
            old ->
                new Seen(
                    old.width(), old.height(), old.reading(), old.state(), old.since(), nanos));
  }

  /** The frame of the picture that was told of last. */
  void keep(Frame frame) {
    seen.ifPresent(now -> recent.add(frame, now.reading(), now.state()));
  }

  /** From now on the camera hangs right as it hangs now. */
  void placed() {
    learnPlace = true;
  }

  /** The last minutes as a ZIP file. */
  byte[] recent() {
    return recent.zip();
  }

  Optional<Shot> picture() {
    return seen.map(one -> new Shot(one.width(), one.height(), Math.round(age(one) * 100) / 100.0));
  }

  /** Seconds. */
  private static double age(Seen one) {
    return (System.nanoTime() - one.nanos()) / 1e9;
  }

  /** The newest picture, unless the camera has shown none for long. */
  private Optional<Seen> fresh() {
    return seen.filter(one -> age(one) < STALE_SECONDS);
  }

  String state() {
    return fresh().map(Seen::state).orElse(DieState.ABSENT).text();
  }

  Optional<DieView> die() {
    return fresh()
        .flatMap(
            one ->
                one.reading()
                    .match(read -> Optional.of(Views.die(read)), none -> Optional.empty()));
  }

  Optional<String> reason() {
    return fresh()
        .flatMap(
            one ->
                one.reading()
                    .match(read -> Optional.empty(), none -> Optional.of(none.reason().text())));
  }

  /**
   * How well the camera sees.
   *
   * @param sensor whether its pictures come from a sensor, which never gives the same one twice
   */
  List<HealthLine> health(boolean sensor) {
    double age = seen.map(Sight::age).orElse(0.0);
    double same =
        seen.filter(one -> sensor).map(one -> (one.nanos() - one.since()) / 1e9).orElse(0.0);
    return measured
        .map(one -> HealthChecks.of(one.health(), one.shift(), age, same))
        .map(checks -> checks.stream().map(Views::line).toList())
        .orElse(List.of());
  }
}
