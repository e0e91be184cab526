package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class MjpegFileFramesTest extends FrameSourceContract {
  @TempDir Path folder;

  @Override
  Rig makeRig() throws IOException {
    return new FileRig(folder, true);
  }
}
