package org.lunartable.kiosk.assembly.hands;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lunartable.bridge.TestReport;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.State;

/** What people are told of a test of the sensor board. */
final class TestParts {

  private static final String TEST = "board-test";
  private static final String COUNTERS = "board-counters";
  private static final String LINE = "board-line";
  private static final String COLOUR = "colour-sensor";

  /** One broken message in so many is nothing to look after. */
  private static final int BROKEN_ONE_IN = 100;

  /** The largest board there is; its first columns are called as those of any smaller one. */
  private static final Lattice LARGEST = new Lattice(Lattice.MAX_SPACES, Lattice.MAX_SPACES);

  private TestParts() {}

  static List<PartState> of(TestReport report) {
    return List.of(
        result(report.result()),
        colour(report.result()),
        counters(report.board()),
        line(report.line()));
  }

  /** The board did not answer. */
  static List<PartState> unanswered() {
    return List.of(
        PartState.unwell(
            TEST, State.FAIL, Text.of("hands.test.silent"), Text.of("hands.test.silent.help")));
  }

  private static PartState result(Message.SelfTest result) {
    if (result.columnShorted()) {
      return PartState.unwell(
          TEST,
          State.FAIL,
          Text.of("hands.test.columns", "columns", columns(result.shortedColumns())),
          Text.of("hands.test.columns.help"));
    } else if (result.sensorStuck()) {
      return PartState.unwell(
          TEST,
          State.FAIL,
          Text.of("hands.test.stuck", "count", result.occupied()),
          Text.of("hands.test.stuck.help"));
    }
    return PartState.well(
        TEST, Text.of("hands.test.well", "count", result.occupied(), "muted", result.muted()));
  }

  private static String columns(int bits) {
    return IntStream.range(0, Integer.SIZE)
        .filter(column -> (bits >>> column & 1) == 1)
        .mapToObj(column -> LARGEST.place(column).name().replaceAll("\\d+$", ""))
        .collect(Collectors.joining(", "));
  }

  private static PartState colour(Message.SelfTest result) {
    return result.noColourSensor()
        ? PartState.unwell(
            COLOUR,
            State.ABSENT,
            Text.of("hands.test.no-colour"),
            Text.of("hands.test.no-colour.help"))
        : PartState.well(COLOUR, Text.of("hands.test.colour"));
  }

  private static PartState counters(Message.Counters counters) {
    Text said =
        new Text(
            "hands.test.counters",
            Map.of(
                "frames", counters.frames(),
                "broken", counters.badFrames(),
                "lost", counters.overruns(),
                "presses", counters.expiredButtons(),
                "muted", counters.muted(),
                "colour", counters.colourErrors(),
                "computer", counters.computerLost()));
    return counted(COUNTERS, said, counters.badFrames(), counters.frames());
  }

  private static PartState line(LinkCounters.Figures line) {
    Text said =
        new Text(
            "hands.test.line",
            Map.of(
                "opened", line.opened(),
                "frames", line.frames(),
                "broken", line.broken(),
                "gaps", line.gaps(),
                "healed", line.healed()));
    return counted(LINE, said, line.broken(), line.frames());
  }

  private static PartState counted(String name, Text said, long broken, long frames) {
    return broken * BROKEN_ONE_IN > frames
        ? PartState.unwell(name, State.WARN, said, Text.of("hands.test.broken.help"))
        : PartState.well(name, said);
  }
}
