package org.lunartable.kiosk.fairness;

import java.util.List;
import org.lunartable.engine.die.DieFace;

/**
 * What one die rolled, as far as one source saw it.
 *
 * @param source who saw or made the rolls, as in the journal
 * @param faces the looks of the die's faces, those that look alike once
 * @param sides how many of the six faces look so
 * @param counts how often each look was rolled
 * @param rolls the sum of the counts
 * @param chiSquare Pearson's statistic against a fair die
 * @param p how likely a fair die is to differ at least so much
 * @param verdict what that means
 * @param enough so many rolls are needed before anything can be said
 */
public record DieRecord(
    String source,
    List<DieFace> faces,
    List<Integer> sides,
    List<Long> counts,
    long rolls,
    double chiSquare,
    double p,
    Verdict verdict,
    long enough) {

  /** The rarest look must be expected this often; the usual rule for Pearson's test. */
  private static final int LEAST_EXPECTED = 5;

  private static final double ODD = 0.05;
  private static final double UNFAIR = 0.001;

  /** In plain words. */
  public enum Verdict {
    /** Too few rolls to say anything. */
    FEW,
    /** Nothing speaks against a fair die. */
    FAIR,
    /** A fair die does so now and then, one in twenty at most. */
    ODD,
    /** A fair die hardly ever does so, one in a thousand at most. */
    UNFAIR
  }

  public DieRecord {
    faces = List.copyOf(faces);
    sides = List.copyOf(sides);
    counts = List.copyOf(counts);
  }

  /** Judges what was counted. */
  static DieRecord of(String source, List<DieFace> faces, List<Integer> sides, List<Long> counts) {
    long rolls = counts.stream().mapToLong(Long::longValue).sum();
    int all = sides.stream().mapToInt(Integer::intValue).sum();
    int rarest = sides.stream().mapToInt(Integer::intValue).min().orElseThrow();
    double[] expected = sides.stream().mapToDouble(n -> (double) n * rolls / all).toArray();
    long[] seen = counts.stream().mapToLong(Long::longValue).toArray();
    boolean oneLook = faces.size() == 1;
    double statistic = rolls == 0 || oneLook ? 0 : ChiSquare.statistic(seen, expected);
    double p = oneLook ? 1 : ChiSquare.upperTail(statistic, faces.size() - 1);
    long enough = (long) Math.ceil((double) LEAST_EXPECTED * all / rarest);
    Verdict verdict = rolls < enough ? Verdict.FEW : verdict(p);
    return new DieRecord(source, faces, sides, counts, rolls, statistic, p, verdict, enough);
  }

  private static Verdict verdict(double p) {
    return p < UNFAIR ? Verdict.UNFAIR : p < ODD ? Verdict.ODD : Verdict.FAIR;
  }
}
