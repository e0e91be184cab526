package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Answers with a plain flood over an array of cells. */
final class ArrayFlood {

  private final Layout layout;
  private final List<Corpus.Placement> corpus;
  private final int columns;
  private final int rows;
  private final List<byte[]> cells = new ArrayList<>();
  private final int[] stack;
  private final byte[] seen;

  ArrayFlood(Layout layout, List<Corpus.Placement> corpus) {
    this.layout = layout;
    this.corpus = corpus;
    this.columns = Grid.columns(layout);
    this.rows = Grid.rows(layout);
    this.stack = new int[columns * rows];
    this.seen = new byte[columns * rows];
    corpus.forEach(placement -> cells.add(Grid.cells(layout, placement.bits())));
  }

  /** A flood of the outside over an array of cells, in eight directions. */
  int answer(int i) {
    Corpus.Placement at = corpus.get(i);
    byte[] open = cells.get(i);
    int cell = Grid.cell(layout, at);
    open[cell] = 0;
    System.arraycopy(open, 0, seen, 0, open.length);
    int size = 0;
    stack[size++] = 0;
    seen[0] = 0;
    while (size > 0) {
      int from = stack[--size];
      int x = from % columns;
      int y = from / columns;
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
    open[cell] = 1;
    return spaces - Words.count(at.enclosed(), 1);
  }
}
