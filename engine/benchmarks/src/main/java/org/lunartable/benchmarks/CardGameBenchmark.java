package org.lunartable.benchmarks;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
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

/** Whole random games of Home on Lagrange, the option list made for every decision. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class LagrangeBenchmark {

  @Param({"2", "3", "4", "5"})
  private int players;

  private Catalogue catalogue;
  private long seed;

  @Setup
  public void read() throws Exception {
    try (InputStream in = HomeOnLagrangeGame.class.getResourceAsStream("house-catalogue.csv")) {
      catalogue = CatalogueCsv.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Benchmark
  public int game() {
    SplittableRandom random = new SplittableRandom(++seed);
    var state = SetUp.deal(catalogue, players, 0, seed);
    while (!state.over()) {
      List<Action> options = Referee.options(state);
      state = Referee.apply(state, options.get(random.nextInt(options.size())), event -> {});
    }
    return state.turn().number();
  }
}
