package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Words;

/** Sets pieces on the board, out of the stocks, and keeps the networks. */
final class Builder {

  private final Networks networks;

  Builder(Networks networks) {
    this.networks = networks;
  }

  /** Builds one legal piece of the side to move. */
  void build(Field f, int kind, int bit) {
    int side = f.side;
    int own = side * Words.STRIDE;
    switch (kind) {
      case Move.WALL_CORNER -> {
        f.set(Field.CORNERS, bit);
        f.square = Math.max(0, f.square - 1);
        networks.cornerBuilt(f, bit, 2);
      }
      case Move.WALL_HORIZONTAL -> wall(f, Field.HORIZONTAL, bit);
      case Move.WALL_VERTICAL -> wall(f, Field.VERTICAL, bit);
      case Move.DOME -> {
        f.set(Field.COLOURED_CORNERS + own, bit);
        take(f.domes, side);
        networks.cornerBuilt(f, bit, side);
      }
      case Move.ANTENNA -> {
        f.set(Field.CORNERS, bit);
        f.set(Field.COLOURED_CORNERS + own, bit);
        f.set(Field.ANTENNAE, bit);
        take(f.antennae, side);
        networks.cornerBuilt(f, bit, side);
      }
      case Move.AIRLOCK_HORIZONTAL ->
          airlock(f, Field.HORIZONTAL, Field.HORIZONTAL_AIRLOCKS + own, bit);
      default -> airlock(f, Field.VERTICAL, Field.VERTICAL_AIRLOCKS + own, bit);
    }
    if (kind >= Move.DOME) {
      f.built[side]++;
    }
  }

  private void wall(Field f, int edges, int bit) {
    f.set(edges, bit);
    f.straight = Math.max(0, f.straight - 1);
    networks.edgeBuilt(f, edges == Field.HORIZONTAL, bit, 2);
  }

  private void airlock(Field f, int edges, int airlocks, int bit) {
    f.set(edges, bit);
    f.set(airlocks, bit);
    take(f.airlocks, f.side);
    networks.edgeBuilt(f, edges == Field.HORIZONTAL, bit, f.side);
  }

  /** An empty stock stays empty, as in the records. */
  private static void take(int[] stock, int side) {
    stock[side] = Math.max(0, stock[side] - 1);
  }
}
