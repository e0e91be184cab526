package org.lunartable.vision.frame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.opencv.videoio.Videoio;

/** A scripted driver of a camera. Its state is the plugged camera's; each opening is a new one. */
final class FakeCapture {
  static final int MJPG = 'M' | 'J' << 8 | 'P' << 16 | 'G' << 24;
  static final int YUYV = 'Y' | 'U' << 8 | 'Y' << 16 | 'V' << 24;

  private static final byte[] NONE = {};

  /** What set() was called with, such as "3=1280.0", in order. */
  final List<String> asked = Collections.synchronizedList(new ArrayList<>());

  final Map<Integer, Double> properties = Collections.synchronizedMap(new HashMap<>());
  final BlockingQueue<byte[]> frames = new LinkedBlockingQueue<>();
  final AtomicInteger open = new AtomicInteger();
  volatile boolean opens = true;
  volatile boolean takesManual = true;
  volatile int onlyFormat = MJPG;

  FakeCapture() {
    reset();
  }

  /** As after plugging in: everything automatic. */
  void reset() {
    properties.put(Videoio.CAP_PROP_AUTO_EXPOSURE, 3.0);
    properties.put(Videoio.CAP_PROP_EXPOSURE, 157.0);
    properties.put(Videoio.CAP_PROP_AUTO_WB, 1.0);
    properties.put(Videoio.CAP_PROP_WB_TEMPERATURE, 4600.0);
  }

  void noPicture() {
    frames.add(NONE);
  }

  Capture capture() {
    return new Opened();
  }

  private final class Opened implements Capture {
    @Override
    public boolean open(String device) {
      if (opens) {
        open.incrementAndGet();
      }
      return opens;
    }

    @Override
    public boolean set(int property, double value) {
      asked.add(property + "=" + value);
      boolean refused = property == Videoio.CAP_PROP_AUTO_EXPOSURE && !takesManual;
      if (!refused && (properties.containsKey(property) || property < 10)) {
        properties.put(property, value);
      }
      return true; // drivers claim success
    }

    @Override
    public double get(int property) {
      if (property == Videoio.CAP_PROP_FOURCC) {
        return onlyFormat;
      }
      return properties.getOrDefault(property, -1.0);
    }

    @Override
    public byte[] read() {
      try {
        byte[] bytes = frames.take();
        return bytes.length == 0 ? null : bytes;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null;
      }
    }

    @Override
    public void close() {
      open.updateAndGet(count -> Math.max(0, count - 1));
    }
  }
}
