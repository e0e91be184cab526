package org.lunartable.vision.frame;

import java.io.IOException;

/** Somebody who is asked for pictures. */
final class SupplierRig implements Rig {
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
