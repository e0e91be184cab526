package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.Spot;

/** The search for dice in one picture. Not to be kept longer than it; confined to one thread. */
final class DieSearch {
  private static final int SPOTS = 40;

  /** The most likely spots, which nearly always hold the die; the others are a second try. */
  private static final int FIRST = 3;

  private static final int FITTED = 8;

  /** The same when nothing else was found. */
  private static final int MANY = 40;

  /** Of a pattern that fills the table, too. */
  private static final int ALL_SPOTS = 400;

  /** More spots alike than this are a pattern. */
  private static final int CROWD = 6;

  /** Spots that are looked at for a second die. */
  private static final int OTHERS = 10;

  /** Smaller dice than this, pixels a millimetre, are no large spots. */
  private static final double LARGE = 1.45;

  /** How much larger or smaller than the first the second die may look. */
  private static final double OTHER_SIZE = 1.5;

  /** Radius of the ring around the tiles, millimetres, and how far off that of a spot may be. */
  private static final double RING = 12.5;

  private static final double RING_SIZE = 1.5;

  /** A second die is as much like a die as the first, but for this share. */
  private static final double OTHER_PROMISE = 0.6;

  /** Its tiles stand out from the rubber like the first one's, but for this share. */
  private static final double OTHER_CONTRAST = 0.75;

  private final Picture picture;
  private final Lens lens;
  private final FaceLooks looks;
  private final List<Candidate> candidates = new ArrayList<>();
  private final Map<Candidate, FoundDie> fitted = new LinkedHashMap<>();
  private List<Spot> spots = List.of();
  private boolean searchedAll;

  DieSearch(Picture picture, Lens lens, FaceLooks looks) {
    this.picture = picture;
    this.lens = lens;
    this.looks = looks;
  }

  /**
   * What looks most like a die, or null when nothing does. Most dice are near enough to be found at
   * once among the large spots; only if not, everything is searched.
   */
  FoundDie best() {
    spots = picture.largeSpots(OTHERS);
    for (Spot spot : spots.subList(0, Math.min(FIRST, spots.size()))) {
      Candidate.at(picture, spot).forEach(candidates::add);
      Optional<FoundDie> clear = fitBest(1);
      if (clear.isPresent()) {
        return clear.get();
      }
    }
    spots = picture.spots(SPOTS);
    searchedAll = true;
    for (Spot spot : spots) {
      Candidate.at(picture, spot).forEach(candidates::add);
    }
    Optional<FoundDie> clear = fitBest(FITTED);
    FoundDie likeliest =
        fitted.values().stream().max(Comparator.comparingDouble(FoundDie::value)).orElse(null);
    return clear.or(this::beyondPattern).or(this::inPattern).orElse(likeliest);
  }

  /**
   * What is a die beyond doubt among all spots: a die can look much like the pattern it lies on,
   * and stand out less than it.
   */
  private Optional<FoundDie> inPattern() {
    candidates.clear();
    for (Spot spot : picture.spots(ALL_SPOTS)) {
      Candidate.at(picture, spot).forEach(candidates::add);
    }
    return fitBest(MANY);
  }

  /**
   * What is a die beyond doubt among the spots that were not looked at. A table full of dots has
   * hundreds of them, all alike: the others come first.
   */
  private Optional<FoundDie> beyondPattern() {
    List<Spot> all = picture.spots(ALL_SPOTS);
    if (all.size() <= SPOTS) {
      return Optional.empty();
    }
    candidates.clear(); // those are fitted, or hopeless
    all.stream()
        .skip(SPOTS)
        .filter(spot -> all.stream().filter(spot::looksLike).count() <= CROWD)
        .limit(SPOTS)
        .forEach(spot -> Candidate.at(picture, spot).forEach(candidates::add));
    return fitBest(FITTED);
  }

  /** Fits the most promising that are not fitted yet, until one is beyond doubt. */
  private Optional<FoundDie> fitBest(int most) {
    candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
    for (Candidate candidate : candidates.subList(0, Math.min(most, candidates.size()))) {
      if (!fitted.containsKey(candidate) && fit(candidate).beyondDoubt()) {
        return Optional.of(fitted.get(candidate));
      }
    }
    return Optional.empty();
  }

  /** Whether another die beyond doubt lies flat somewhere else, about as near to the camera. */
  boolean findsBeside(FoundDie die) {
    double contrast = OTHER_CONTRAST * die.candidate().contrast();
    if (die.pose().scale() < LARGE && !searchedAll) {
      spots = picture.spots(SPOTS);
    }
    return spots.stream()
        .limit(OTHERS)
        .filter(spot -> spot.contrast() >= contrast)
        .filter(spot -> apart(die, spot.u(), spot.v()))
        .filter(spot -> alike(spot.ringRadius(), RING * die.pose().scale(), RING_SIZE))
        .flatMap(spot -> Candidate.at(picture, spot).limit(2))
        .filter(c -> c.promise() >= OTHER_PROMISE * die.candidate().promise())
        .map(c -> fitted.containsKey(c) ? fitted.get(c) : fit(c))
        .anyMatch(other -> isAnother(die, other));
  }

  private boolean isAnother(FoundDie die, FoundDie other) {
    return other.beyondDoubt()
        && other.guess().clear()
        && apart(die, other.pose().u(), other.pose().v())
        && alike(other.pose().scale(), die.pose().scale(), OTHER_SIZE)
        && Flatness.of(picture, lens, other.score(), other.pose()).flat();
  }

  /** Whether a place lies beyond the die. */
  private static boolean apart(FoundDie die, double u, double v) {
    CubePose pose = die.pose();
    return Math.hypot(u - pose.u(), v - pose.v()) > 2 * CubePose.HALF * pose.scale();
  }

  private static boolean alike(double a, double b, double factor) {
    return a < factor * b && b < factor * a;
  }

  private FoundDie fit(Candidate candidate) {
    Pixels pixels = candidate.surroundings();
    CubeScore score = new CubeScore(new Brightness(pixels), candidate.body(), candidate.tiles());
    CubeFit.Fitted fit = CubeFit.fit(score, lens, candidate.area());
    CubePose pose = mostUpright(fit.pose());
    FaceGuess guess = FaceGuess.of(looks, FacePatches.of(pixels, pose));
    double sharpness = Seams.sharpness(pixels, pose);
    double shape = fit.score() * candidate.contrastShare();
    FoundDie found = new FoundDie(candidate, pixels, score, pose, guess, sharpness, shape);
    fitted.put(candidate, found);
    return found;
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
}
