package org.lunartable.engine.lunarcommand.fast;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Rules;

@DisplayName("Playing on bits")
class NothingAllocatedTest {

  private final Bits bits = new Bits(Rules.CLASSIC);
  private final Field start = bits.field(Rules.CLASSIC.start(Side.ORANGE));
  private final Field field = new Field();
  private final Mover mover = new Mover(bits.rules());
  private final Options options = new Options(bits.rules());
  private final SplittableRandom random = new SplittableRandom(8);

  private void play(int games) {
    for (int i = 0; i < games; i++) {
      field.copyFrom(start);
      while (!mover.isOver(field)) {
        if (field.shown() == 0) {
          mover.roll(field, random.nextInt(6));
        }
        options.find(field);
        mover.play(field, options.pick(random.nextInt(options.total())));
      }
    }
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long self = Thread.currentThread().getId();
    play(20);
    long before = threads.getThreadAllocatedBytes(self);
    play(100);
    // Asking allocates a little itself; one object an action would be a megabyte.
    assertThat(threads.getThreadAllocatedBytes(self) - before).isLessThan(20_000);
  }
}
