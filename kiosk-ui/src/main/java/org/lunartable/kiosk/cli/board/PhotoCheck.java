package org.lunartable.kiosk.cli.board;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.kiosk.assembly.board.BoardEye;
import org.lunartable.kiosk.protocol.Replies;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.read.BoardReading;

/** The board in a single photo, checked for enclosed stations. */
public final class PhotoCheck {

  private final Path file;
  private final BoardPose pose;
  private final BoardPlan plan;
  private final PhotoReading reading;

  private PhotoCheck(Path file, BoardPose pose, BoardPlan plan, PhotoReading reading) {
    this.file = file;
    this.pose = pose;
    this.plan = plan;
    this.reading = reading;
  }

  /**
   * Reads a photo.
   *
   * @return empty when it shows no board of the rules' size
   * @throws BadPicture when it cannot be used
   */
  public static Optional<PhotoCheck> of(Path file, Referee referee) throws BadPicture {
    Rules rules = referee.rules();
    try (Picture picture = Picture.load(file)) {
      return new BoardEye(rules.lattice())
          .look(picture, domes(rules))
          .map(seen -> of(file, seen, referee));
    }
  }

  private static PhotoCheck of(Path file, BoardReading seen, Referee referee) {
    BoardPlan plan = new BoardPlan(referee.rules().lattice());
    return new PhotoCheck(file, seen.pose(), plan, PhotoReading.of(seen, referee));
  }

  /** All that is known of the board in any photo: its starting domes. */
  private static Board domes(Rules rules) {
    Board board = Board.empty(rules.lattice());
    for (var dome : rules.setUp().start().entrySet()) {
      board = board.with(dome.getKey(), Content.dome(dome.getValue()));
    }
    return board;
  }

  /** The board as the photo shows it. */
  Board board() {
    return reading.position().board();
  }

  public List<StationView> stations() {
    return reading.stations();
  }

  public List<Place> unclear() {
    return reading.unclear();
  }

  /** The JSON object's keys and values: the engine's reply to {@code stations} and the photo's. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>(Replies.stations(null, reading.stations()));
    fields.put("position", PositionWriter.write(reading.position()));
    fields.put("unclear", reading.unclear().stream().map(Place::name).toList());
    fields.put(
        "corners",
        pose.corners(plan).stream().map(at -> List.of(rounded(at.u()), rounded(at.v()))).toList());
    return fields;
  }

  private static double rounded(double pixels) {
    return Math.round(100 * pixels) / 100.0;
  }

  /**
   * The photo with the stations drawn on it.
   *
   * @param format {@code png} or {@code jpg}
   * @return the picture's file
   * @throws BadPicture when the photo can no longer be read
   */
  public byte[] drawn(String format) throws BadPicture, IOException {
    try (Picture photo = Picture.load(file)) {
      return new StationDrawing(pose, plan)
          .draw(photo, reading.stations(), reading.unclear(), format);
    }
  }
}
