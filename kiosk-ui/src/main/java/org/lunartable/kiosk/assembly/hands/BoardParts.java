package org.lunartable.kiosk.assembly.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.lunartable.bridge.BoardHealth;
import org.lunartable.bridge.Muted;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.web.HandsDesk;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.Sensors;
import org.lunartable.kiosk.web.HandsDesk.State;

/** What people are told of the sensor board: of the line to it, of its sensors, of a test. */
public final class BoardParts implements HandHealth {

  private static final String NAME = HandsDesk.SENSOR_BOARD;
  private static final String SENSORS = "sensors";

  /** The board itself gives up sooner. */
  private static final long LONGEST_SECONDS = 10;

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long GLANCE_MILLIS = 20;

  private final SensorBoard board;

  public BoardParts(SensorBoard board) {
    this.board = board;
  }

  @Override
  public List<PartState> parts() {
    return board.health().map(BoardParts::of).orElse(List.of());
  }

  @Override
  public Optional<List<PartState>> testBoard(boolean empty) {
    try {
      return Optional.of(
          TestParts.of(board.selfTest(empty).get(LONGEST_SECONDS, TimeUnit.SECONDS)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of(TestParts.unanswered());
    } catch (ExecutionException | TimeoutException e) {
      return Optional.of(TestParts.unanswered());
    }
  }

  @Override
  public Optional<Sensors> sensors() {
    return board.health().filter(health -> health.link().working()).flatMap(BoardParts::sensorsOf);
  }

  private static Optional<Sensors> sensorsOf(BoardHealth health) {
    return health
        .link()
        .hello()
        .map(hello -> new Sensors(hello.columns(), hello.rows(), health.muted().places()));
  }

  @Override
  public Optional<Sensors> ignore(String place, boolean ignored) {
    if (!board.ignore(place, ignored)) {
      return Optional.empty();
    }
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      while (isIgnored(place) != ignored && System.nanoTime() - end < 0) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return sensors();
  }

  private boolean isIgnored(String place) {
    return sensors().filter(sensors -> sensors.unbelieved().contains(place)).isPresent();
  }

  static List<PartState> of(BoardHealth health) {
    List<PartState> parts = new ArrayList<>();
    parts.add(line(health.link()));
    if (health.link().working()) {
      parts.add(sensors(health.muted()));
    }
    return parts;
  }

  private static PartState line(LinkHealth link) {
    Text said = said(link);
    return link.working()
        ? PartState.well(NAME, said)
        : PartState.unwell(NAME, State.FAIL, said, Text.of(key(link) + ".help"));
  }

  private static Text said(LinkHealth link) {
    return link.hello()
        .map(
            hello ->
                new Text(
                    key(link),
                    Map.of(
                        "columns", hello.columns(),
                        "rows", hello.rows(),
                        "firmware", hello.firmwareMajor() + "." + hello.firmwareMinor())))
        .orElseGet(() -> Text.of(key(link), "port", link.port().orElse("")));
  }

  private static String key(LinkHealth link) {
    return "hands.board." + link.state().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static PartState sensors(Muted muted) {
    if (muted.isEmpty()) {
      return PartState.well(SENSORS, Text.of("hands.sensors.well"));
    }
    Map<String, Object> args =
        Map.of(
            "places", String.join(", ", muted.places()),
            "columns", String.join(", ", muted.columns()));
    String kind =
        muted.columns().isEmpty() ? "places" : muted.places().isEmpty() ? "columns" : "both";
    return PartState.unwell(
        SENSORS,
        State.WARN,
        new Text("hands.sensors." + kind, args),
        Text.of("hands.sensors.help"));
  }
}
