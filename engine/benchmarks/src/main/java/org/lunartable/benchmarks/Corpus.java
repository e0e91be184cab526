package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

/** Placements of pieces in the middle of random games, the same for every contestant. */
final class Corpus {

  static final int SIZE = 256;

  /** Builds so far when a game counts as being in its middle. */
  private static final int FROM = 20;

  /** A slot about to be filled. */
  record Placement(long[] bits, int set, int bit, long[] enclosed, int gridX, int gridY) {

    /** The position with the slot filled. */
    long[] after() {
      long[] after = bits.clone();
      Words.set(after, set, bit);
      return after;
    }
  }

  private final Bits bits = new Bits(Rules.CLASSIC);
  private final Layout layout = bits.rules().layout();
  private final Mover mover = new Mover(bits.rules());
  private final Options options = new Options(bits.rules());
  private final Enclosures enclosures = new Enclosures(layout);
  private final SplittableRandom random = new SplittableRandom(8);
  private final List<Placement> any = new ArrayList<>();
  private final List<Placement> closing = new ArrayList<>();

  static List<Placement> placements(boolean closingOnly) {
    Corpus corpus = new Corpus();
    while (corpus.closing.size() < SIZE) {
      corpus.play();
    }
    // All kinds of placements: spread over many games rather than the first ones.
    List<Placement> from = closingOnly ? corpus.closing : corpus.any;
    List<Placement> spread = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      spread.add(from.get((int) ((long) i * from.size() / SIZE)));
    }
    return spread;
  }

  Layout layout() {
    return layout;
  }

  private void play() {
    Field field = bits.field(Rules.CLASSIC.start(Side.ORANGE));
    int built = 0;
    while (!mover.isOver(field)) {
      if (field.shown() == 0) {
        mover.roll(field, random.nextInt(6));
      }
      options.find(field);
      int move = options.pick(random.nextInt(options.total()));
      int kind = Move.kind(move);
      boolean fills = kind <= Move.ANTENNA && kind != Move.DOME;
      if (fills && built++ >= FROM) {
        add(field, kind, Move.first(move));
      }
      mover.play(field, move);
    }
  }

  private void add(Field field, int kind, int bit) {
    long[] now = field.bits().clone();
    enclosures.flood(now);
    long[] before = enclosures.dry().clone();
    int set =
        kind == Move.WALL_CORNER || kind == Move.ANTENNA
            ? Enclosures.CORNERS
            : kind == Move.WALL_HORIZONTAL || kind == Move.AIRLOCK_HORIZONTAL
                ? Enclosures.HORIZONTAL
                : Enclosures.VERTICAL;
    int x = 2 * (bit % layout().stride()) + (set == Enclosures.HORIZONTAL ? 1 : 0);
    int y = 2 * (bit / layout().stride() - 1) + (set == Enclosures.VERTICAL ? 1 : 0);
    Placement placement = new Placement(now, set, bit, before, x, y);
    long[] after = now.clone();
    Words.set(after, set, bit);
    enclosures.flood(after);
    boolean closes = Words.count(enclosures.dry(), 1) > Words.count(before, 1);
    any.add(placement);
    if (closes) {
      closing.add(placement);
    }
  }
}
