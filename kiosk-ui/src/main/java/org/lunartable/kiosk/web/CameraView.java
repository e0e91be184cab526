package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;

/**
 * What the die's camera sees and how it is set, as a page gets it.
 *
 * @param source the camera itself
 * @param picture empty while no picture has come
 * @param state {@code absent}, {@code moving}, {@code held}, {@code still} or {@code cocked}
 * @param die the die that is read
 * @param reason why none is read
 * @param tray empty when the die is looked for everywhere
 * @param profile the colours in this light, when they were calibrated
 * @param calibration the one that is on
 * @param corrections how many corrected rolls are kept
 */
public record CameraView(
    SourceView source,
    Optional<Shot> picture,
    String state,
    Optional<DieView> die,
    Optional<String> reason,
    List<HealthLine> health,
    Optional<TrayArea> tray,
    Optional<ProfileView> profile,
    Optional<CalibrationView> calibration,
    int corrections) {

  /**
   * The camera.
   *
   * @param chosen the {@link CameraOffer#id} of what was chosen
   * @param name what to call the camera in use in sentences
   * @param state {@code connecting}, {@code running}, {@code stalled}, {@code lost} or {@code
   *     ended}
   * @param sentence how it is, and what to do if something is wrong
   */
  public record SourceView(String chosen, String name, String state, String sentence) {}

  /**
   * The newest picture.
   *
   * @param age seconds since it came
   */
  public record Shot(int width, int height, double age) {}

  /**
   * A die that is read.
   *
   * @param corners of the top face, in the picture's pixels, clockwise
   * @param sure whether the reader is
   */
  public record DieView(
      List<List<Double>> corners,
      DieFace quadrants,
      List<Integer> faces,
      double confidence,
      boolean sure) {}

  /**
   * A line of the health strip.
   *
   * @param level {@code good}, {@code fair}, {@code bad} or {@code unknown}
   * @param advice ends the key of the sentence, {@code health.KIND.ADVICE}
   */
  public record HealthLine(String kind, String level, String advice, double value) {}

  /**
   * The calibrated colours.
   *
   * @param alike pairs of colours that are hard to tell in this light
   * @param complete whether every tile of the die in use is known
   */
  public record ProfileView(
      List<String> colours, List<List<String>> alike, boolean complete, int samples) {}

  /**
   * A calibration on its way.
   *
   * @param done whether each face has been seen
   * @param at the face asked for; after the last, their number
   * @param other whether a die lies still that looks like another face than the one asked for
   * @param result what the colours seen so far would make
   */
  public record CalibrationView(
      List<DieFace> faces,
      List<Boolean> done,
      int at,
      boolean other,
      Optional<ProfileView> result) {}
}
