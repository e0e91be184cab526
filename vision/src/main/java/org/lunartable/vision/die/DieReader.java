package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.Spot;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

/**
 * Reads the top face of the die from a picture, or says why it does not. It holds no state between
 * pictures, so several threads may share one.
 *
 * <p>Bright patches in dark rings are found, a cube with tiles is fitted to the best of them, and
 * the colours of its top face are weighed against every face of the die in use under every lamp
 * that may be. What is not clear is refused: a wrong face costs a family more than a second look.
 */
public final class DieReader {
  private static final int SPOTS = 40;

  /** The most likely spots, which nearly always hold the die; the others are a second try. */
  private static final int FIRST = 3;

  private static final int FITTED = 8;

  private static final double MIN_RIM = 0.6;
  private static final double MAX_RING = 0.25;
  private static final double MAX_MISFIT = 60;

  private final Die die;
  private final SecondOpinion opinion;
  private final FaceLooks looks;

  /** A reader for the die in use. */
  public DieReader(Die die) {
    this(die, SecondOpinion.NONE);
  }

  /** A reader for the die in use that asks somebody about the colours. */
  public DieReader(Die die, SecondOpinion opinion) {
    this.die = die;
    this.opinion = opinion;
    looks = FaceLooks.of(die);
  }

  /** Reads a picture. Never throws for what the picture shows. */
  public DieReading read(Picture picture) {
    Lens lens = Lens.typical(picture.width(), picture.height());
    FoundDie best = find(picture, lens);
    return best == null ? NotRead.because(Reason.NO_DIE) : judge(picture, lens, best);
  }

  /**
   * What looks most like a die, or null when nothing does. Most dice are near enough to be found at
   * once among the large spots; only if not, everything is searched.
   */
  FoundDie find(Picture picture, Lens lens) {
    Map<Candidate, FoundDie> fitted = new LinkedHashMap<>();
    List<Candidate> candidates = new ArrayList<>();
    for (Spot spot : picture.largeSpots(FIRST)) {
      Candidate.at(picture, spot).forEach(candidates::add);
      Optional<FoundDie> clear = fitBest(candidates, 1, lens, fitted);
      if (clear.isPresent()) {
        return clear.get();
      }
    }
    for (Spot spot : picture.spots(SPOTS)) {
      Candidate.at(picture, spot).forEach(candidates::add);
    }
    return fitBest(candidates, FITTED, lens, fitted)
        .or(() -> fitted.values().stream().max(Comparator.comparingDouble(FoundDie::value)))
        .orElse(null);
  }

  /** Fits the most promising that are not fitted yet, until one is beyond doubt. */
  private Optional<FoundDie> fitBest(
      List<Candidate> candidates, int most, Lens lens, Map<Candidate, FoundDie> fitted) {
    candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
    for (Candidate candidate : candidates.subList(0, Math.min(most, candidates.size()))) {
      if (!fitted.containsKey(candidate)) {
        FoundDie found = fit(candidate, lens);
        fitted.put(candidate, found);
        if (found.beyondDoubt()) {
          return Optional.of(found);
        }
      }
    }
    return Optional.empty();
  }

  FoundDie fit(Candidate candidate, Lens lens) {
    Pixels pixels = candidate.surroundings();
    CubeScore score = new CubeScore(new Brightness(pixels), candidate.body(), candidate.tiles());
    CubeFit.Fitted fitted = CubeFit.fit(score, lens, candidate.area());
    CubePose pose = mostUpright(fitted.pose());
    FaceGuess guess = FaceGuess.of(looks, FacePatches.of(pixels, pose));
    return new FoundDie(
        candidate,
        pixels,
        score,
        pose,
        guess,
        Seams.sharpness(pixels, pose),
        fitted.score() * candidate.contrastShare());
  }

  private static CubePose mostUpright(CubePose pose) {
    CubePose best = pose;
    for (int axis = 0; axis < 2; axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        CubePose other = pose.withTop(axis, sign);
        if (other.uprightness() > best.uprightness()) {
          best = other;
        }
      }
    }
    return best;
  }

  private DieReading judge(Picture picture, Lens lens, FoundDie found) {
    boolean coloured = found.guess().misfit() <= MAX_MISFIT;
    if (found.shape() < FoundDie.MIN_SHAPE) {
      return NotRead.because(coloured ? Reason.UNCLEAR : Reason.NO_DIE);
    }
    Flatness flatness = Flatness.of(picture, lens, found.score(), found.pose());
    CubePose pose = flatness.pose();
    if (!flatness.flat()) {
      return NotRead.because(coloured ? Reason.COCKED : Reason.UNCLEAR);
    }
    FacePatches patches = FacePatches.of(found.pixels(), pose);
    FaceGuess guess = pose.equals(found.pose()) ? found.guess() : FaceGuess.of(looks, patches);
    if (HandCheck.touched(found.pixels(), pose, guess.lamp())) {
      return NotRead.because(Reason.HIDDEN);
    }
    boolean shaped =
        found.tiled()
            && found.score().topRim(pose) >= MIN_RIM
            && found.score().topRing(pose) <= MAX_RING;
    if (!shaped) {
      return NotRead.because(Reason.UNCLEAR);
    }
    if (!guess.clear() || !found.convincing(guess)) {
      return found.shape() < FoundDie.CLEAR_SHAPE
          ? NotRead.because(Reason.UNCLEAR)
          : opinion.decide(patches.corners(), picture);
    }
    Read read =
        new Read(
            guess.face(),
            die.facesLike(guess.face()),
            guess.confidence() * flatness.probability(),
            patches.corners());
    return opinion.check(read, picture);
  }
}
