package org.lunartable.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole games: random play with the full rules, and the list of options as the kiosk has it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xms160m", "-Xmx160m"})
public class GameBenchmark {

  private static final int ACTIONS = 10_000;

  private final Bits bits = new Bits(Rules.CLASSIC);
  private final Mover mover = new Mover(bits.rules());
  private final Options options = new Options(bits.rules());
  private final Field start = bits.field(Rules.CLASSIC.start(Side.ORANGE));
  private final Field field = new Field();
  private final Referee referee = new Referee(Rules.CLASSIC);
  private final List<Position> positions = new ArrayList<>();
  private int next;
  private long state = 8;

  /** SplitMix64, and a multiplication instead of a remainder. */
  private int below(int bound) {
    state += 0x9E3779B97F4A7C15L;
    long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) (((z ^ (z >>> 31)) >>> 32) * bound >>> 32);
  }

  @Setup
  public void prepare() {
    field.copyFrom(start);
    while (positions.size() < Corpus.SIZE) {
      Position position = Rules.CLASSIC.start(Side.ORANGE);
      for (int turn = 0; turn < 300 && referee.ending(position).isEmpty(); turn++) {
        if (!position.roll().isRolled()) {
          position = referee.roll(position, Rules.CLASSIC.die().face(1 + below(6)).colours());
          if (turn > 100 && below(10) == 0) {
            positions.add(position);
          }
        }
        List<Action> all = referee.options(position);
        var taken =
            (org.lunartable.engine.lunarcommand.Verdict.Accepted)
                referee.take(position, all.get(below(all.size())));
        position = taken.position();
      }
    }
  }

  /** Random play, uniform over the legal actions; one operation is one action. */
  @Benchmark
  @OperationsPerInvocation(ACTIONS)
  public int randomPlay() {
    for (int i = 0; i < ACTIONS; i++) {
      if (mover.isOver(field)) {
        field.copyFrom(start);
      }
      if (field.shown() == 0) {
        mover.roll(field, below(6));
      }
      options.find(field);
      mover.play(field, options.pick(below(options.total())));
    }
    return field.score(0);
  }

  /** The random numbers of as many actions: about one and a half each. */
  @Benchmark
  @OperationsPerInvocation(ACTIONS)
  public int randomNumbers() {
    int sum = 0;
    for (int i = 0; i < ACTIONS; i++) {
      sum += below(70);
      if ((i & 1) == 0) {
        sum += below(6);
      }
    }
    return sum;
  }

  /** The sorted list of legal actions of a position in the middle of a game. */
  @Benchmark
  public int legalOptions() {
    next = next + 1 < positions.size() ? next + 1 : 0;
    return referee.options(positions.get(next)).size();
  }

  /** The same list as the kiosk needs it: each action with what it would bring. */
  @Benchmark
  public int optionsWithReasons() {
    next = next + 1 < positions.size() ? next + 1 : 0;
    return referee.consequences(positions.get(next)).size();
  }
}
