package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class SuppliedFramesTest extends FrameSourceContract {
  @Override
  Rig makeRig() {
    return new SupplierRig();
  }

  @Test
  void refusesARateThatNoSourceHas() {
    assertThatThrownBy(() -> SuppliedFrames.source("x", 0, nanos -> new byte[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static final class SupplierRig implements Rig {
    private volatile byte[] picture = new byte[0];
    private volatile boolean gone;

    @Override
    public FrameSource open(Time time) {
      return SuppliedFrames.source("the simulated table", 20, nanos -> now(), time);
    }

    private byte[] now() throws IOException {
      if (gone) {
        throw new IOException("nobody plays");
      }
      return picture;
    }

    @Override
    public void send(byte[] bytes) {
      picture = bytes;
    }

    @Override
    public void fallSilent() {
      picture = TestJpegs.garbage(100, 1);
    }

    @Override
    public void cut() {
      gone = true;
    }

    @Override
    public void restore() {
      gone = false;
    }

    @Override
    public boolean released() {
      return true;
    }

    @Override
    public void close() {}
  }
}
