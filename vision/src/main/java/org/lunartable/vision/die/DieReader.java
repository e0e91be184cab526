package org.lunartable.vision.die;

import org.lunartable.engine.die.Die;
import org.lunartable.vision.Picture;
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
  private static final double MAX_RING = 0.25;

  /** In the dark, noise brightens the rubber of what is a die beyond doubt. */
  private static final double MAX_RING_OF_CLEAR = 0.55;

  private static final double MAX_MISFIT = 60;

  /** What is less sure than this, colours and flatness together, is not told. */
  private static final double MIN_CONFIDENCE = 0.6;

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
    DieSearch search = new DieSearch(picture, lens, looks);
    FoundDie best = search.best();
    if (best == null) {
      return NotRead.because(Reason.NO_DIE);
    }
    DieReading reading = judge(picture, lens, best);
    boolean several = reading.match(read -> search.findsBeside(best), none -> false);
    return several ? NotRead.because(Reason.SEVERAL) : reading;
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
            && found.score().topRim(pose) >= FoundDie.MIN_RIM
            && found.score().topRing(pose) <= (found.beyondDoubt() ? MAX_RING_OF_CLEAR : MAX_RING);
    if (!shaped) {
      return NotRead.because(Reason.UNCLEAR);
    }
    FaceGuess weighed = guess.clear() ? WeakColours.weighed(guess, looks, patches) : guess;
    if (found.pixels().colourless() || !weighed.clear() || !found.convincing(weighed)) {
      return found.shape() < FoundDie.CLEAR_SHAPE
          ? NotRead.because(Reason.UNCLEAR)
          : opinion.decide(patches.corners(), picture);
    }
    double confidence = weighed.confidence() * flatness.probability();
    if (confidence < MIN_CONFIDENCE) {
      return opinion.decide(patches.corners(), picture);
    }
    Read read = new Read(guess.face(), die.facesLike(guess.face()), confidence, patches.corners());
    return opinion.check(read, picture);
  }
}
