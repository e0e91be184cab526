package org.lunartable.vision.frame;

import org.junit.jupiter.api.Nested;

class HttpStreamTest {
  @Nested
  class Plain extends FrameSourceContract {
    @Override
    Rig makeRig() throws Exception {
      return new PhoneRig(false);
    }
  }

  @Nested
  class InChunks extends FrameSourceContract {
    @Override
    Rig makeRig() throws Exception {
      return new PhoneRig(true);
    }
  }
}
