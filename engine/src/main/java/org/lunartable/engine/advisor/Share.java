package org.lunartable.engine.advisor;

/**
 * How often something happened in many games. The interval is Wilson's, which stays open where
 * something always or never happened; draws, which count half, make it a little too wide.
 *
 * @param games how many games there were
 * @param times in how many it happened; of results the sum, where a win counts 1 and a draw a half
 * @param independent as many games with dice of their own would say as much; at most {@code games}.
 *     The interval goes by it
 */
public record Share(int games, double times, double independent) {

  /** The quantile of the normal distribution that leaves 2.5 % on each side. */
  public static final double Z = 1.959964;

  public Share {
    if (games < 0 || times < 0 || times > games || independent < 0 || independent > games) {
      throw new IllegalArgumentException(times + " of " + games + ", " + independent + " alone");
    }
  }

  /** A share of games that each had their own dice. */
  public Share(int games, double times) {
    this(games, times, games);
  }

  /** The share, 0 to 1; a half when there were no games. */
  public double mean() {
    return games == 0 ? 0.5 : times / games;
  }

  /** The lower end of the 95 % confidence interval. */
  public double low() {
    return Math.max(0, centre() - margin());
  }

  /** The upper end of the 95 % confidence interval. */
  public double high() {
    return Math.min(1, centre() + margin());
  }

  private double centre() {
    return games == 0 ? 0.5 : (mean() * independent + Z * Z / 2) / (independent + Z * Z);
  }

  /** Half the width of the interval, whose middle is a little nearer to a half than the mean. */
  public double margin() {
    if (games == 0) {
      return 0.5;
    }
    double mean = mean();
    return Z / (independent + Z * Z) * Math.sqrt(independent * mean * (1 - mean) + Z * Z / 4);
  }
}
