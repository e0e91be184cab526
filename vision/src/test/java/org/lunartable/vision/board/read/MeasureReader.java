package org.lunartable.vision.board.read;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.locate.BoardLocator;
import org.lunartable.vision.board.locate.FoundBoard;
import org.lunartable.vision.board.pose.BoardPlan;

/**
 * Measures the board reader on folders of labelled pictures, each picture for itself, and prints
 * what was read wrongly.
 *
 * <p>Arguments: a file of networks or {@code built-in}, sequences to read (separated by commas, or
 * {@code all}), then the folders.
 */
public final class MeasureReader {
  private final BoardPlan plan = new BoardPlan(new Lattice(9, 9));
  private final BoardLocator locator = new BoardLocator(plan.lattice());
  private final BoardReader reader;
  private final Map<String, int[]> counts = new TreeMap<>();
  private final List<Double> ratios = new ArrayList<>();
  private int hit;
  private int missed;
  private int invented;
  private int frames;
  private int exact;

  private MeasureReader(Knowledge knowledge) {
    reader = new BoardReader(plan.lattice(), knowledge);
  }

  public static void main(String[] args) throws Exception {
    MeasureReader measure = new MeasureReader(knowledge(args[0]));
    Set<String> wanted = Set.of(args[1].split(","));
    for (int i = 2; i < args.length; i++) {
      FoundBoard before = null;
      String sequence = "";
      for (LabelledBoard label : LabelledBoard.read(Path.of(args[i]))) {
        if (wanted.contains("all") || wanted.contains(label.sequence())) {
          before = measure.read(label, label.sequence().equals(sequence) ? before : null);
          sequence = label.sequence();
        }
      }
    }
    measure.print();
  }

  private static Knowledge knowledge(String file) throws IOException {
    if (file.equals("built-in")) {
      return Knowledge.builtIn();
    }
    try (DataInputStream in = new DataInputStream(Files.newInputStream(Path.of(file)))) {
      return Knowledge.read(in);
    }
  }

  private FoundBoard read(LabelledBoard label, FoundBoard before) throws Exception {
    try (Picture picture = Picture.load(label.file())) {
      long start = System.nanoTime();
      FoundBoard board =
          before == null
              ? locator.locate(picture).orElseThrow()
              : locator.follow(picture, before).orElseThrow();
      BoardReading reading = reader.read(picture, board.pose());
      ratios.add((System.nanoTime() - start) / 1e6 / picture.decodeMillis());
      compare(label, reading);
      return board;
    }
  }

  private void compare(LabelledBoard label, BoardReading reading) {
    String name = label.file().getFileName().toString();
    if (reading.covered() != label.occluded()) {
      System.out.println(
          name
              + (reading.covered() ? " seems covered: " : " does not seem covered ")
              + reading.coveredPlaces());
      count(reading.covered() ? "falsely covered" : "cover missed", 0);
    }
    BitSet underUfo = UfoCover.hidden(label.ufos(), plan, reading.pose());
    boolean right = true;
    for (Place place : plan.lattice().places()) {
      Sight sight = reading.sighting().at(place);
      Content is = label.at(place);
      if (label.hidden().contains(place)) {
        count("hidden place " + (sight.hidden() ? "hidden" : "read"), sight.hidden() ? 0 : 1);
      } else if (sight.hidden()) {
        count("visible place hidden", 0);
      } else {
        Content seen = sight.likeliest();
        boolean same = seen == is;
        if (!same) {
          right &= underUfo.get(plan.lattice().index(place));
          System.out.printf(
              "%s %s is %s, read %s, weights %s%s%n",
              name,
              place,
              is,
              seen,
              sight.weights(),
              underUfo.get(plan.lattice().index(place)) ? " (under a UFO)" : "");
        }
        if (!label.occluded()) {
          hit += same && is != Content.EMPTY ? 1 : 0;
          missed += !same && is != Content.EMPTY ? 1 : 0;
          invented += !same && seen != Content.EMPTY ? 1 : 0;
        }
        count(is + (place.kind() == Place.Kind.SPACE ? " space" : ""), same ? 0 : 1);
      }
    }
    if (!label.occluded()) {
      frames++;
      exact += right ? 1 : 0;
    }
  }

  private void count(String what, int wrong) {
    int[] count = counts.computeIfAbsent(what, key -> new int[2]);
    count[0]++;
    count[1] += wrong;
  }

  private void print() {
    counts.forEach(
        (what, count) -> System.out.printf("%-24s %6d wrong %d%n", what, count[0], count[1]));
    double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    System.out.printf(
        "F1 %.4f, exact clear frames %d of %d, reading / decoding median %.2f %s%n",
        2.0 * hit / (2.0 * hit + missed + invented),
        exact,
        frames,
        sorted[sorted.length / 2],
        Arrays.toString(new double[] {sorted[sorted.length / 10], sorted[sorted.length * 9 / 10]}));
  }
}
