package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
