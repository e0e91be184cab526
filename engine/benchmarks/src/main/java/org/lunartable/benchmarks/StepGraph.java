package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Answers with JGraphT: a graph of the steps between spaces. */
final class StepGraph {

  private final Layout layout;
  private final List<Corpus.Placement> corpus;
  private final List<Graph<Integer, DefaultEdge>> graphs = new ArrayList<>();
  private final List<List<int[]>> removed = new ArrayList<>();

  StepGraph(Layout layout, List<Corpus.Placement> corpus) {
    this.layout = layout;
    this.corpus = corpus;
    corpus.forEach(placement -> prepare(placement.bits(), placement.after()));
  }

  private void prepare(long[] before, long[] after) {
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
  int answer(int i) {
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
}
