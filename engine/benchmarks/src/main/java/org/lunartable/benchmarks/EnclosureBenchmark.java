package org.lunartable.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Lattice;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * "Does this piece close anything, and which spaces?", asked of the same placements in the middle
 * of random games. Each contestant puts the piece, answers, and takes it away again. Answers are
 * the number of spaces enclosed anew; {@link #check} makes sure that all agree.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xms512m", "-Xmx512m"})
public class EnclosureBenchmark {

  /** All placements of a game's middle, or only those that close something. */
  @Param({"any", "closing"})
  public String placements;

  private final Layout layout = new Layout(new Lattice(9, 9));
  private final Enclosures enclosures = new Enclosures(layout);
  private List<Corpus.Placement> corpus;
  private int next;
  private ArrayFlood arrayFlood;
  private OpenCvComponents openCv;
  private JtsPolygons jts;
  private StepGraph stepGraph;
  private CellGraph cellGraph;

  @Setup
  public void prepare() {
    corpus = Corpus.placements("closing".equals(placements));
    arrayFlood = new ArrayFlood(layout, corpus);
    openCv = new OpenCvComponents(layout, corpus);
    jts = new JtsPolygons(layout, corpus);
    stepGraph = new StepGraph(layout, corpus);
    cellGraph = new CellGraph(layout, corpus);
    check();
  }

  private void check() {
    for (int i = 0; i < corpus.size(); i++) {
      int ours = engine(corpus.get(i));
      List<Integer> answers =
          List.of(
              ours,
              arrayFlood.answer(i),
              openCv.answer(i),
              stepGraph.answer(i),
              cellGraph.answer(i));
      boolean polygons = jts.answer(i) > 0;
      if (answers.stream().distinct().count() > 1 || polygons != (ours > 0)) {
        throw new IllegalStateException("placement " + i + ": " + answers + " " + polygons);
      }
    }
  }

  private int index() {
    next = next + 1 < corpus.size() ? next + 1 : 0;
    return next;
  }

  /** Merely setting the bit and clearing it again. */
  @Benchmark
  public long touch() {
    Corpus.Placement at = corpus.get(index());
    Words.set(at.bits(), at.set(), at.bit());
    long word = at.bits()[at.set() + 1];
    Words.clear(at.bits(), at.set(), at.bit());
    return word;
  }

  @Benchmark
  public int engine() {
    return engine(corpus.get(index()));
  }

  private int engine(Corpus.Placement at) {
    long[] bits = at.bits();
    Words.set(bits, at.set(), at.bit());
    boolean may = enclosures.mayClose(bits, at.set(), at.bit());
    int spaces = 0;
    if (may) {
      enclosures.flood();
      long[] dry = enclosures.dry();
      spaces =
          Long.bitCount(dry[1] & ~at.enclosed()[1]) + Long.bitCount(dry[2] & ~at.enclosed()[2]);
    }
    Words.clear(bits, at.set(), at.bit());
    return spaces;
  }

  /** A flood of the outside over an array of cells, in eight directions. */
  @Benchmark
  public int arrayFlood() {
    return arrayFlood.answer(index());
  }

  /** Connected components; labels are read only when there are more than before. */
  @Benchmark
  public int openCv() {
    return openCv.answer(index());
  }

  /** The new faces of all solid segments. */
  @Benchmark
  public int jts() {
    return jts.answer(index());
  }

  /** A graph of steps between spaces, kept; only the steps that the piece stops are taken out. */
  @Benchmark
  public int jGraphT() {
    return stepGraph.answer(index());
  }

  /** A graph of the cells, as the rule is written, kept; the filled cell is taken out. */
  @Benchmark
  public int jGraphTCells() {
    return cellGraph.answer(index());
  }
}
