package org.lunartable.engine.enclosure;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * Ways through a graph that share no arc beyond its capacity, found one by one (Ford and
 * Fulkerson). To be used by one thread.
 */
final class Flow {

  private static final int NONE = -1;

  private final int[] newestArc;
  private int[] nextArc = new int[64];
  private int[] target = new int[64];
  private int[] room = new int[64];
  private int arcs;

  /** A graph of so many nodes without arcs. */
  Flow(int nodes) {
    newestArc = new int[nodes];
    Arrays.fill(newestArc, NONE);
  }

  /** Adds an arc that so many ways can share. */
  void add(int from, int to, int capacity) {
    half(from, to, capacity);
    half(to, from, 0);
  }

  private void half(int from, int to, int capacity) {
    if (arcs == target.length) {
      nextArc = Arrays.copyOf(nextArc, 2 * arcs);
      target = Arrays.copyOf(target, 2 * arcs);
      room = Arrays.copyOf(room, 2 * arcs);
    }
    target[arcs] = to;
    room[arcs] = capacity;
    nextArc[arcs] = newestArc[from];
    newestArc[from] = arcs++;
  }

  /** Takes one more way, a shortest one; false when there is none. */
  boolean takeWay(int from, int to) {
    int[] by = search(from);
    if (by[to] == NONE) {
      return false;
    }
    for (int node = to; node != from; node = target[by[node] ^ 1]) {
      room[by[node]]--;
      room[by[node] ^ 1]++;
    }
    return true;
  }

  /** The nodes that could still be reached. */
  BitSet reached(int from) {
    int[] by = search(from);
    BitSet reached = new BitSet();
    reached.set(from);
    for (int node = 0; node < by.length; node++) {
      reached.set(node, node == from || by[node] != NONE);
    }
    return reached;
  }

  /** For each node the arc that a search in breadth comes by. */
  private int[] search(int from) {
    int[] by = new int[newestArc.length];
    Arrays.fill(by, NONE);
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      for (int arc = newestArc[open.remove()]; arc != NONE; arc = nextArc[arc]) {
        if (room[arc] > 0 && by[target[arc]] == NONE && target[arc] != from) {
          by[target[arc]] = arc;
          open.add(target[arc]);
        }
      }
    }
    return by;
  }
}
