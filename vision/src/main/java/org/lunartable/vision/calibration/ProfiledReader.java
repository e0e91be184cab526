package org.lunartable.vision.calibration;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.Reason;
import org.lunartable.vision.die.SecondOpinion;

/**
 * Checks readings against a profile of the camera. The plain reader must reckon with every lamp
 * there is; the profile knows this one. It is heard only where it fits what is seen: when the light
 * has changed since it was made, no face fits and the plain reading stands. Holds no state.
 */
public final class ProfiledReader implements SecondOpinion {
  /** Another face must be so much more likely (natural logarithm) to put a reading in doubt. */
  private static final double CONTRADICTED = 6;

  /** A face must lead by so much to be told when the plain reader would not. */
  private static final double DECISIVE = 9;

  /** Twelve is usual; more than this happens to one right face in two hundred. */
  private static final double FITS = 28;

  private static final double DOUBTFUL = 0.5;

  /** Never as sure as when both agree. */
  private static final double MOST = 0.9;

  private final Die die;
  private final CameraProfile profile;

  public ProfiledReader(Die die, CameraProfile profile) {
    this.die = die;
    this.profile = profile;
  }

  /** Whether the profile knows every tile of the die; else readings are left as they are. */
  public boolean applies() {
    return profile.covers(die);
  }

  /**
   * A reading as it is to be taken: as it was, less sure, or no reading when the profile clearly
   * says another face.
   */
  @Override
  public DieReading check(Read read, Picture picture) {
    if (!applies()) {
      return read;
    }
    List<FaceOdds.Odds> odds =
        FaceOdds.of(profile, die, TileSampler.sample(picture, read.corners()));
    FaceOdds.Odds own = first(odds, read.quadrants()::looksLike).orElse(null);
    FaceOdds.Odds other = first(odds, face -> !read.quadrants().looksLike(face)).orElse(null);
    if (other == null || other.misfit() > FITS) {
      return read;
    }
    double lead = own == null ? -CONTRADICTED : own.logLikelihood() - other.logLikelihood();
    if (lead <= -CONTRADICTED) {
      return unclear();
    }
    return lead >= 0
        ? read
        : new Read(
            read.quadrants(), read.faces(), Math.min(DOUBTFUL, read.confidence()), read.corners());
  }

  /**
   * Tells the face where the plain reader said unclear, if the profile leaves no doubt.
   *
   * @param corners where the top face of the flat, still die is
   */
  @Override
  public DieReading decide(List<PixelPoint> corners, Picture picture) {
    if (!applies()) {
      return unclear();
    }
    List<FaceOdds.Odds> odds = FaceOdds.of(profile, die, TileSampler.sample(picture, corners));
    FaceOdds.Odds best = odds.get(0);
    double lead =
        first(odds, face -> !best.face().looksLike(face))
            .map(next -> best.logLikelihood() - next.logLikelihood())
            .orElse(0.0);
    if (best.misfit() > FITS || lead < DECISIVE) {
      return unclear();
    }
    double confidence = Math.min(MOST, 1 - Math.exp(-lead / 6));
    return new Read(best.face(), die.facesLike(best.face()), confidence, corners);
  }

  private static Optional<FaceOdds.Odds> first(
      List<FaceOdds.Odds> odds, Predicate<DieFace> wanted) {
    return odds.stream().filter(one -> wanted.test(one.face())).findFirst();
  }

  private static NotRead unclear() {
    Reason reason = Reason.UNCLEAR;
    return new NotRead(reason, "die." + reason.text(), reason.sentence());
  }
}
