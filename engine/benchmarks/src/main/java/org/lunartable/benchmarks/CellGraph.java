package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Answers with JGraphT: a graph of all cells of the rule's own grid. */
final class CellGraph {

  private final Layout layout;
  private final List<Corpus.Placement> corpus;
  private final int columns;
  private final int rows;
  private final List<Graph<Integer, DefaultEdge>> graphs = new ArrayList<>();

  CellGraph(Layout layout, List<Corpus.Placement> corpus) {
    this.layout = layout;
    this.corpus = corpus;
    this.columns = Grid.columns(layout);
    this.rows = Grid.rows(layout);
    corpus.forEach(placement -> prepare(Grid.cells(layout, placement.bits())));
  }

  /** All open cells of the rule's own grid, each joined with its open neighbours. */
  private void prepare(byte[] open) {
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
    graphs.add(graph);
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
  int answer(int i) {
    Corpus.Placement at = corpus.get(i);
    Graph<Integer, DefaultEdge> graph = graphs.get(i);
    int cell = Grid.cell(layout, at);
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
