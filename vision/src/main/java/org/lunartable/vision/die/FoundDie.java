package org.lunartable.vision.die;

import org.lunartable.vision.Pixels;

/**
 * A cube fitted to a candidate.
 *
 * @param candidate what it was fitted to
 * @param pixels the picture around it
 * @param score the picture, for judging other poses
 * @param pose the fitted pose, its most upright face on top
 * @param guess the face by its colours
 * @param sharpness of the seams between its top tiles
 * @param shape how well a cube explains the picture there, contrast counted in
 */
record FoundDie(
    Candidate candidate,
    Pixels pixels,
    CubeScore score,
    CubePose pose,
    FaceGuess guess,
    double sharpness,
    double shape) {
  /** Less than this is no cube with tiles. */
  static final double MIN_SHAPE = 1;

  /** A face less clear than this (natural logarithm of the odds) is not told. */
  static final double MIN_MARGIN = 2;

  /** Nor is what has wider gaps in the rim of its tiles. */
  static final double MIN_RIM = 0.84;

  private static final double DOUBT = 12;
  private static final double GAPS = 20;
  private static final double GOOD_MISFIT = 24;
  private static final double CLEAR_MARGIN = 4;

  /** Dice smaller than this, pixels a millimetre, are hardly ever dice. */
  private static final double SMALLEST = 0.9;

  /** What one plain thing is less worth. */
  private static final double PLAIN = 0.5;

  /** The rim of the tiles of a die that is fitted well, and what one with gaps is less worth. */
  private static final double WHOLE_RIM = 0.97;

  private static final double BROKEN_RIM = 2;
  private static final double BROKEN_MOST = 0.5;

  /** This much is one beyond doubt. */
  static final double CLEAR_SHAPE = 1.25;

  /** So much like a die that nothing else need be looked at. */
  boolean beyondDoubt() {
    return shape >= CLEAR_SHAPE
        && guess.misfit() < GOOD_MISFIT
        && guess.margin() > CLEAR_MARGIN
        && tiled()
        && rim() >= MIN_RIM;
  }

  /** Whether tiles of different colours meet on its top; else it is one plain thing. */
  boolean tiled() {
    return sharpness >= Seams.BARELY_SHARP;
  }

  /** A doubtful shape asks for clear colours, and so does a rim with gaps. */
  boolean convincing(FaceGuess colours) {
    double doubt = DOUBT * Math.max(0, CLEAR_SHAPE - shape) + GAPS * Math.max(0, WHOLE_RIM - rim());
    return colours.margin() >= MIN_MARGIN + doubt;
  }

  private double rim() {
    return score.topRim(pose);
  }

  /** Shape and colours together tell the die from its single tiles and from other things. */
  double value() {
    double strange = Math.max(0, guess.misfit() - 15);
    double vague = Math.max(0, MIN_MARGIN - guess.margin());
    return Math.min(shape, 2)
        - 0.02 * Math.min(90, strange)
        + 0.03 * Math.min(15, guess.margin())
        - 0.1 * Math.min(5, vague)
        - Math.max(0, 1 - pose.scale() / SMALLEST)
        - Math.min(BROKEN_MOST, BROKEN_RIM * Math.max(0, WHOLE_RIM - rim()))
        - (tiled() ? 0 : PLAIN);
  }
}
