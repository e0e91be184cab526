package org.lunartable.vision.calibration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.TileColour;

/**
 * How this camera sees the die's tiles in this light. It is made of samples, and remade whenever
 * some are added. Immutable.
 *
 * @param samples what it is made of
 * @param lamp the light, as a white tile shows it; where there is none, the tiles' mean
 * @param tiles every colour that was seen, the lamp taken away
 */
public record CameraProfile(List<FaceSample> samples, LogRgb lamp, Map<TileColour, Tile> tiles) {

  /** Tiles of one colour differ by about this, in shadow and sheen, however few were seen. */
  private static final double USUAL_SPREAD = 0.12;

  /** The usual spread counts as much as so many tiles. */
  private static final double USUAL_COUNT = 2;

  private static final int ROUNDS = 12;

  /** Colours nearer than so many spreads are easily taken for each other. */
  private static final double NEAR = 4;

  public CameraProfile {
    samples = List.copyOf(samples);
    tiles = Collections.unmodifiableMap(new EnumMap<>(tiles));
  }

  /**
   * A colour.
   *
   * @param mean its mean, the lamp taken away
   * @param spread how far single tiles were from it, a channel
   * @param count how many quarters were seen
   */
  public record Tile(LogRgb mean, double spread, int count) {}

  /** Two colours that look much the same in this light. */
  public record Pair(TileColour one, TileColour other) {}

  /**
   * The profile these samples give.
   *
   * @throws IllegalArgumentException when there is no tile in them
   */
  public static CameraProfile of(List<FaceSample> samples) {
    double[] exposures = new double[samples.size()];
    Map<TileColour, LogRgb> means = means(samples, exposures);
    if (means.isEmpty()) {
      throw new IllegalArgumentException("no tile was seen");
    }
    // A face nearer to the lamp is brighter as a whole: that is no spread of its colours.
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < exposures.length; i++) {
        exposures[i] = exposure(samples.get(i), means);
      }
      means = means(samples, exposures);
    }
    LogRgb lamp = lamp(means);
    Map<TileColour, Tile> tiles = new EnumMap<>(TileColour.class);
    for (Map.Entry<TileColour, LogRgb> mean : means.entrySet()) {
      tiles.put(mean.getKey(), tile(mean.getKey(), mean.getValue(), lamp, samples, exposures));
    }
    return new CameraProfile(samples, lamp, tiles);
  }

  /** The profile with more samples. */
  public CameraProfile with(List<FaceSample> more) {
    List<FaceSample> all = new ArrayList<>(samples);
    all.addAll(more);
    return of(all);
  }

  private static Map<TileColour, LogRgb> means(List<FaceSample> samples, double[] exposures) {
    Map<TileColour, LogRgb> means = new EnumMap<>(TileColour.class);
    for (TileColour colour : TileColour.values()) {
      List<LogRgb> seen = seen(colour, samples, exposures);
      seen.stream().reduce(LogRgb::plus).ifPresent(sum -> means.put(colour, sum.over(seen.size())));
    }
    return means;
  }

  private static List<LogRgb> seen(
      TileColour colour, List<FaceSample> samples, double[] exposures) {
    List<LogRgb> seen = new ArrayList<>();
    for (int i = 0; i < exposures.length; i++) {
      FaceSample sample = samples.get(i);
      for (int quarter = 0; quarter < 4; quarter++) {
        if (sample.face().quarters().get(quarter) == colour) {
          seen.add(sample.patches().get(quarter).minus(exposures[i]));
        }
      }
    }
    return seen;
  }

  /** How much brighter a face is than its colours' means, one part in five held back. */
  private static double exposure(FaceSample sample, Map<TileColour, LogRgb> means) {
    double sum = 0;
    int count = 0;
    for (int quarter = 0; quarter < 4; quarter++) {
      LogRgb mean = means.get(sample.face().quarters().get(quarter));
      if (mean != null) {
        sum += sample.patches().get(quarter).minus(mean).level();
        count++;
      }
    }
    return sum / (count + 1);
  }

  private static LogRgb lamp(Map<TileColour, LogRgb> means) {
    LogRgb white = means.get(TileColour.WHITE);
    return white != null
        ? white
        : means.values().stream().reduce(LogRgb::plus).orElseThrow().over(means.size());
  }

  private static Tile tile(
      TileColour colour, LogRgb mean, LogRgb lamp, List<FaceSample> samples, double[] exposures) {
    List<LogRgb> seen = seen(colour, samples, exposures);
    double squares = seen.stream().mapToDouble(patch -> patch.minus(mean).squared()).sum() / 3;
    double variance =
        (squares + USUAL_COUNT * USUAL_SPREAD * USUAL_SPREAD) / (seen.size() + USUAL_COUNT);
    return new Tile(mean.minus(lamp), Math.sqrt(variance), seen.size());
  }

  /** Whether it knows every tile of a die, and the die has no bare quarter. */
  public boolean covers(Die die) {
    return die.faces().stream()
        .flatMap(face -> face.quarters().stream())
        .allMatch(colour -> colour != null && tiles.containsKey(colour));
  }

  /** The pairs of colours that are hard to tell apart in this light. */
  public List<Pair> hardToTell() {
    List<TileColour> colours = new ArrayList<>(tiles.keySet());
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < colours.size(); i++) {
      for (int j = i + 1; j < colours.size(); j++) {
        Tile one = Objects.requireNonNull(tiles.get(colours.get(i)));
        Tile other = Objects.requireNonNull(tiles.get(colours.get(j)));
        double spread = Math.hypot(one.spread(), other.spread());
        if (Math.sqrt(one.mean().minus(other.mean()).squared()) < NEAR * spread) {
          pairs.add(new Pair(colours.get(i), colours.get(j)));
        }
      }
    }
    return List.copyOf(pairs);
  }
}
