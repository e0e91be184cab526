package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.polygonize.Polygonizer;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Lattice;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
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
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class EnclosureBenchmark {

  /** All placements of a game's middle, or only those that close something. */
  @Param({"any", "closing"})
  public String placements;

  private final Layout layout = new Layout(new Lattice(9, 9));
  private final Enclosures enclosures = new Enclosures(layout);
  private final int columns = layout.lattice().columns() + 2;
  private final int rows = layout.lattice().rows() + 2;
  private List<Corpus.Placement> corpus;
  private int next;

  private final List<byte[]> cells = new ArrayList<>();
  private final int[] stack = new int[columns * rows];
  private final byte[] seen = new byte[columns * rows];
  private final List<Mat> mats = new ArrayList<>();
  private final List<Integer> components = new ArrayList<>();
  private Mat labels;
  private final int[] labelled = new int[columns * rows];
  private final List<List<LineString>> lines = new ArrayList<>();
  private final List<List<LineString>> newLines = new ArrayList<>();
  private final List<Integer> faces = new ArrayList<>();
  private final List<Graph<Integer, DefaultEdge>> graphs = new ArrayList<>();
  private final List<Graph<Integer, DefaultEdge>> cellGraphs = new ArrayList<>();
  private final List<List<int[]>> removed = new ArrayList<>();

  @Setup
  public void prepare() {
    nu.pattern.OpenCV.loadLocally();
    labels = new Mat();
    corpus = Corpus.placements("closing".equals(placements));
    for (Corpus.Placement placement : corpus) {
      byte[] open = Grid.cells(layout, placement.bits());
      cells.add(open);
      prepareCells(open);
      Mat mat = new Mat(rows, columns, CvType.CV_8U);
      mat.put(0, 0, open);
      mats.add(mat);
      components.add(Imgproc.connectedComponents(mat, labels, 8, CvType.CV_32S));
      long[] after = placement.bits().clone();
      Words.set(after, placement.set(), placement.bit());
      prepareJts(placement.bits(), after);
      prepareGraph(placement.bits(), after);
    }
    check();
  }

  private void check() {
    for (int i = 0; i < corpus.size(); i++) {
      next = i;
      int ours = engine();
      next = i;
      int flood = arrayFlood();
      next = i;
      int opencv = openCv();
      next = i;
      int graph = jGraphT();
      next = i;
      int cellGraph = jGraphTCells();
      next = i;
      boolean polygons = jts() > 0;
      List<Integer> answers = List.of(ours, flood, opencv, graph, cellGraph);
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
    Corpus.Placement at = corpus.get(index());
    long[] bits = at.bits();
    Words.set(bits, at.set(), at.bit());
    boolean may =
        at.set() == Enclosures.CORNERS
            ? enclosures.cornerMayClose(bits, at.bit())
            : at.set() == Enclosures.HORIZONTAL
                ? enclosures.horizontalMayClose(bits, at.bit())
                : enclosures.verticalMayClose(bits, at.bit());
    int spaces = 0;
    if (may) {
      enclosures.flood(bits);
      long[] dry = enclosures.dry();
      spaces =
          Long.bitCount(dry[1] & ~at.enclosed()[1]) + Long.bitCount(dry[2] & ~at.enclosed()[2]);
    }
    Words.clear(bits, at.set(), at.bit());
    return spaces;
  }

  private int cell(Corpus.Placement at) {
    return (at.gridY() + 1) * columns + at.gridX() + 1;
  }

  /** A flood of the outside over an array of cells, in eight directions. */
  @Benchmark
  public int arrayFlood() {
    int i = index();
    Corpus.Placement at = corpus.get(i);
    byte[] open = cells.get(i);
    open[cell(at)] = 0;
    System.arraycopy(open, 0, seen, 0, open.length);
    int size = 0;
    stack[size++] = 0;
    seen[0] = 0;
    while (size > 0) {
      int cell = stack[--size];
      int x = cell % columns;
      int y = cell / columns;
      for (int v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++) {
        for (int u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
          int neighbour = v * columns + u;
          if (seen[neighbour] != 0) {
            seen[neighbour] = 0;
            stack[size++] = neighbour;
          }
        }
      }
    }
    int spaces = 0;
    for (int y = 2; y < rows - 2; y += 2) {
      for (int x = 2; x < columns - 2; x += 2) {
        spaces += seen[y * columns + x];
      }
    }
    open[cell(at)] = 1;
    return spaces - Words.count(at.enclosed(), 1);
  }

  /** Labels are read only when there are more components than before. */
  @Benchmark
  public int openCv() {
    int i = index();
    Corpus.Placement at = corpus.get(i);
    Mat mat = mats.get(i);
    mat.put(at.gridY() + 1, at.gridX() + 1, 0);
    int count = Imgproc.connectedComponents(mat, labels, 8, CvType.CV_32S);
    int spaces = 0;
    if (count > components.get(i)) {
      labels.get(0, 0, labelled);
      int outside = labelled[0];
      for (int y = 2; y < rows - 2; y += 2) {
        for (int x = 2; x < columns - 2; x += 2) {
          spaces += labelled[y * columns + x] != outside ? 1 : 0;
        }
      }
      spaces -= Words.count(at.enclosed(), 1);
    }
    mat.put(at.gridY() + 1, at.gridX() + 1, 1);
    return spaces;
  }

  private List<int[]> segments(long[] bits) {
    List<int[]> found = new ArrayList<>();
    int stride = layout.stride();
    for (int bit = stride; bit < 64 * layout.words() - stride - 1; bit++) {
      if (Words.has(bits, Enclosures.CORNERS, bit)) {
        if (Words.has(bits, Enclosures.HORIZONTAL, bit)
            && Words.has(bits, Enclosures.CORNERS, bit + 1)) {
          found.add(new int[] {bit, bit + 1});
        }
        if (Words.has(bits, Enclosures.VERTICAL, bit)
            && Words.has(bits, Enclosures.CORNERS, bit + stride)) {
          found.add(new int[] {bit, bit + stride});
        }
      }
    }
    return found;
  }

  private void prepareJts(long[] before, long[] after) {
    GeometryFactory factory = new GeometryFactory();
    List<LineString> old = new ArrayList<>();
    List<LineString> more = new ArrayList<>();
    List<int[]> known = segments(before);
    for (int[] segment : segments(after)) {
      LineString line =
          factory.createLineString(new Coordinate[] {point(segment[0]), point(segment[1])});
      boolean isOld = known.stream().anyMatch(s -> s[0] == segment[0] && s[1] == segment[1]);
      (isOld ? old : more).add(line);
    }
    lines.add(old);
    newLines.add(more);
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(old);
    faces.add(polygonizer.getPolygons().size());
  }

  private Coordinate point(int bit) {
    return new Coordinate(bit % layout.stride(), bit / layout.stride());
  }

  /** The new faces of all solid segments. */
  @Benchmark
  public int jts() {
    int i = index();
    Polygonizer polygonizer = new Polygonizer();
    polygonizer.add(lines.get(i));
    polygonizer.add(newLines.get(i));
    return polygonizer.getPolygons().size() - faces.get(i);
  }

  private void prepareGraph(long[] before, long[] after) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    graph.addVertex(0); // the outside
    List<int[]> gone = new ArrayList<>();
    for (int bit = 1; bit < 64 * layout.words(); bit++) {
      if (Words.has(layout.spaces(), 1, bit)) {
        graph.addVertex(bit);
      }
    }
    for (int bit = layout.stride(); bit < 64 * layout.words() - layout.stride() - 1; bit++) {
      step(graph, gone, before, after, bit, 1, bit + layout.stride(), layout.vertical());
      step(graph, gone, before, after, bit, layout.stride(), bit + 1, layout.horizontal());
    }
    graphs.add(graph);
    removed.add(gone);
  }

  /** The step over the edge slot at this bit, whose other end is {@code end}. */
  private void step(
      Graph<Integer, DefaultEdge> graph,
      List<int[]> gone,
      long[] before,
      long[] after,
      int bit,
      int back,
      int end,
      long[] edges) {
    if (!Words.has(edges, 1, bit)) {
      return;
    }
    int set = back == 1 ? Enclosures.VERTICAL : Enclosures.HORIZONTAL;
    int one = Words.has(layout.spaces(), 1, bit) ? bit : 0;
    int other = Words.has(layout.spaces(), 1, bit - back) ? bit - back : 0;
    if (solid(before, set, bit, end) || one == other) {
      return;
    }
    graph.addEdge(one, other);
    if (solid(after, set, bit, end)) {
      gone.add(new int[] {one, other});
    }
  }

  private static boolean solid(long[] bits, int set, int bit, int end) {
    return Words.has(bits, set, bit)
        && Words.has(bits, Enclosures.CORNERS, bit)
        && Words.has(bits, Enclosures.CORNERS, end);
  }

  /** A graph of steps between spaces, kept; only the steps that the piece stops are taken out. */
  @Benchmark
  public int jGraphT() {
    int i = index();
    Graph<Integer, DefaultEdge> graph = graphs.get(i);
    List<int[]> gone = removed.get(i);
    for (int[] step : gone) {
      graph.removeEdge(step[0], step[1]);
    }
    Set<Integer> outside = new ConnectivityInspector<>(graph).connectedSetOf(0);
    int enclosed = graph.vertexSet().size() - outside.size();
    int spaces = enclosed - Words.count(corpus.get(i).enclosed(), 1);
    for (int[] step : gone) {
      graph.addEdge(step[0], step[1]);
    }
    return spaces;
  }

  /** All open cells of the rule's own grid, each joined with its open neighbours. */
  private void prepareCells(byte[] open) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (int cell = 0; cell < open.length; cell++) {
      if (open[cell] != 0) {
        graph.addVertex(cell);
      }
    }
    for (int cell = 0; cell < open.length; cell++) {
      for (int other : neighbours(cell)) {
        if (other > cell && open[cell] != 0 && open[other] != 0) {
          graph.addEdge(cell, other);
        }
      }
    }
    cellGraphs.add(graph);
  }

  private List<Integer> neighbours(int cell) {
    List<Integer> found = new ArrayList<>();
    int x = cell % columns;
    int y = cell / columns;
    for (int v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++) {
      for (int u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
        if (v != y || u != x) {
          found.add(v * columns + u);
        }
      }
    }
    return found;
  }

  /** A graph of the cells, as the rule is written, kept; the filled cell is taken out. */
  @Benchmark
  public int jGraphTCells() {
    int i = index();
    Corpus.Placement at = corpus.get(i);
    Graph<Integer, DefaultEdge> graph = cellGraphs.get(i);
    int cell = cell(at);
    List<Integer> beside = new ArrayList<>();
    for (DefaultEdge edge : graph.edgesOf(cell)) {
      int source = graph.getEdgeSource(edge);
      beside.add(source == cell ? graph.getEdgeTarget(edge) : source);
    }
    graph.removeVertex(cell);
    Set<Integer> outside = new ConnectivityInspector<>(graph).connectedSetOf(0);
    int spaces = 0;
    if (outside.size() < graph.vertexSet().size()) {
      for (int y = 2; y < rows - 2; y += 2) {
        for (int x = 2; x < columns - 2; x += 2) {
          spaces += outside.contains(y * columns + x) ? 0 : 1;
        }
      }
    }
    graph.addVertex(cell);
    for (int other : beside) {
      graph.addEdge(cell, other);
    }
    return spaces - Words.count(at.enclosed(), 1);
  }
}
