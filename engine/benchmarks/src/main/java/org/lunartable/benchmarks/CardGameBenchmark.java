package org.lunartable.benchmarks;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.spacelab.SpaceLabGame;
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

/** Whole random games with cards, the option list made for every decision. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xms160m", "-Xmx160m"})
public class CardGameBenchmark {

  /** A game and its number of players. */
  @Param({
    HomeOnLagrangeGame.ID + ":2",
    HomeOnLagrangeGame.ID + ":3",
    HomeOnLagrangeGame.ID + ":4",
    HomeOnLagrangeGame.ID + ":5",
    SpaceLabGame.ID + ":2",
    SpaceLabGame.ID + ":3",
    SpaceLabGame.ID + ":4"
  })
  private String table;

  private int players;
  private CardRules<?, ?> rules;
  private long seed;

  @Setup
  public void read() throws Exception {
    String game = table.substring(0, table.indexOf(':'));
    players = Integer.parseInt(table.substring(table.indexOf(':') + 1));
    rules =
        game.equals(SpaceLabGame.ID)
            ? SpaceLabGame.with(house(SpaceLabGame.class)).rules()
            : HomeOnLagrangeGame.with(house(HomeOnLagrangeGame.class)).rules();
  }

  private static String house(Class<?> game) throws Exception {
    try (InputStream in = game.getResourceAsStream("house-catalogue.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Benchmark
  public int game() {
    return play(rules);
  }

  private <S, A> int play(CardRules<S, A> of) {
    SplittableRandom random = new SplittableRandom(++seed);
    S state = of.deal(players, 0, seed);
    while (!of.isOver(state)) {
      List<A> options = of.options(state);
      state = of.apply(state, options.get(random.nextInt(options.size())));
    }
    return of.turn(state);
  }
}
