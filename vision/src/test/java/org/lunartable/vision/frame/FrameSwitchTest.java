package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.frame.SourceStatus.State;

class FrameSwitchTest extends FrameSourceContract {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @Override
  Rig makeRig() {
    return new SwitchRig(new SupplierRig());
  }

  /** A switch with one source only. */
  private record SwitchRig(SupplierRig rig) implements Rig {
    @Override
    public FrameSource open(Time time) {
      return new FrameSwitch(rig.open(time));
    }

    @Override
    public void send(byte[] bytes) {
      rig.send(bytes);
    }

    @Override
    public void fallSilent() {
      rig.fallSilent();
    }

    @Override
    public void cut() {
      rig.cut();
    }

    @Override
    public void restore() {
      rig.restore();
    }

    @Override
    public boolean released() {
      return rig.released();
    }

    @Override
    public void close() {
      rig.close();
    }
  }

  private static FrameSource showing(int number) {
    return SuppliedFrames.source("source " + number, 100, nanos -> TestJpegs.picture(number));
  }

  @Test
  void framesOfTheNextSourceAreNewerAndOfAnotherConnection() throws Exception {
    try (FrameSwitch either = new FrameSwitch(showing(1))) {
      either.start();
      Frame first = either.newerThan(0, PATIENCE).orElseThrow();
      Frame second = either.newerThan(first.number(), PATIENCE).orElseThrow();
      either.use(showing(2));
      Frame third = either.newerThan(second.number(), PATIENCE).orElseThrow();
      assertThat(third.jpeg()).isEqualTo(TestJpegs.picture(2));
      assertThat(third.number()).isGreaterThan(second.number());
      assertThat(third.connection()).isGreaterThan(second.connection());
      assertThat(third.nanos()).isGreaterThan(second.nanos());
      assertThat(either.name()).isEqualTo("source 2");
    }
    assertThat(liveThreads()).isEmpty();
  }

  @Test
  void whoWaitsForASourceThatHasEndedGetsTheFramesOfTheNext() throws Exception {
    FrameSource over = showing(1);
    over.close();
    try (FrameSwitch either = new FrameSwitch(over)) {
      either.start();
      assertThat(either.status().state()).isEqualTo(State.ENDED);
      CompletableFuture<Frame> waiting =
          CompletableFuture.supplyAsync(() -> await(either)).orTimeout(20, TimeUnit.SECONDS);
      either.use(showing(2));
      assertThat(waiting.get().jpeg()).isEqualTo(TestJpegs.picture(2));
    }
  }

  private static Frame await(FrameSwitch either) {
    try {
      return either.newerThan(0, PATIENCE).orElseThrow();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aClosedSwitchTakesNoOtherSource() throws IOException {
    FrameSwitch either = new FrameSwitch(showing(1));
    either.close();
    FrameSource late = showing(2);
    either.use(late);
    assertThat(late.status().state()).isEqualTo(State.ENDED);
  }
}
