package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.texts.Messages;

/** How the buttons, lamps and sensors of the table are. Safe to use from any thread. */
public interface HandsDesk {

  /** The name of the part that is the sensor board as a whole. */
  String SENSOR_BOARD = "sensor-board";

  /** A table without any. */
  HandsDesk NONE =
      new HandsDesk() {
        @Override
        public List<PartState> parts() {
          return List.of();
        }

        @Override
        public Optional<List<PartState>> testBoard(boolean empty) {
          return Optional.empty();
        }

        @Override
        public Optional<Sensors> sensors() {
          return Optional.empty();
        }

        @Override
        public Optional<Sensors> ignore(String place, boolean ignored) {
          return Optional.empty();
        }
      };

  /** What is known of each part; nothing of a device that the table does not use. */
  List<PartState> parts();

  /**
   * Lets the sensor board test itself; waits up to three seconds for its answer.
   *
   * @param empty whether nothing stands on the board: what a sensor sees then is its fault
   * @return what came of it; empty when the table uses no sensor board
   */
  Optional<List<PartState>> testBoard(boolean empty);

  /** The sensors of the board; empty when the table uses none, or it does not work just now. */
  Optional<Sensors> sensors();

  /**
   * Believes a sensor no more, until the kiosk starts again, or believes it again; waits up to
   * three seconds for that. One that never rests, or whose column has a short circuit, stays as it
   * is.
   *
   * @param place such as {@code e5}
   * @return as they are then; empty when there is no board, or no such place on it
   */
  Optional<Sensors> ignore(String place, boolean ignored);

  /**
   * The sensors of a board.
   *
   * @param unbelieved places whose sensors are not believed, but for those of a whole column
   */
  record Sensors(int columns, int rows, List<String> unbelieved) {
    public Sensors {
      unbelieved = List.copyOf(unbelieved);
    }
  }

  /** How a part is. */
  enum State {
    OK,
    /** It works, but not all of it. */
    WARN,
    FAIL,
    /** It is not there, and need not be. */
    ABSENT
  }

  /**
   * What is known of a part.
   *
   * @param name the same on every machine and in every language
   * @param said what was found, a few words
   * @param help what to do about it, a sentence; empty when there is nothing to do
   */
  record PartState(String name, State state, Text said, Optional<Text> help) {

    private static final Messages ENGLISH = Messages.english();

    /** A part that needs nobody. */
    public static PartState well(String name, Text said) {
      return new PartState(name, State.OK, said, Optional.empty());
    }

    /** A part that somebody has to look after. */
    public static PartState unwell(String name, State state, Text said, Text help) {
      return new PartState(name, state, said, Optional.of(help));
    }

    /** As programs get it, in English, with the texts for pages. */
    public Map<String, Object> fields() {
      return Map.of(
          "name", name,
          "state", state.name().toLowerCase(Locale.ROOT),
          "detail", ENGLISH.say(said),
          "remedy", help.map(ENGLISH::say).orElse(""),
          "texts",
              help.map(text -> Map.of("detail", said, "remedy", text))
                  .orElse(Map.of("detail", said)));
    }
  }
}
