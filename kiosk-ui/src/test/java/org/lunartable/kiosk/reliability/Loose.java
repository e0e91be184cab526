package org.lunartable.kiosk.reliability;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.lunartable.kiosk.assembly.Phone;

/** A camera at the end of a loose cable: 15 frames a second of a die that rolls and rests. */
final class Loose implements AutoCloseable {

  private static final int FRAME_MILLIS = 1000 / 15;
  private static final int PULLED_EVERY = 15 * 40;

  private final Phone phone = new Phone();
  private final List<byte[]> frames;
  private final Random random = new Random(8);
  private final Thread thread = new Thread(this::run, "camera");
  private volatile boolean over;
  private final AtomicInteger pulls = new AtomicInteger();

  Loose(List<byte[]> frames) throws IOException {
    this.frames = frames;
    thread.setDaemon(true);
    thread.start();
  }

  String address() {
    return phone.address().toString();
  }

  /** How often the cable was pulled so far. */
  int pulls() {
    return pulls.get();
  }

  private void run() {
    try {
      for (int i = 0; !over; i++) {
        phone.send(frames.get(i % frames.size()));
        Thread.sleep(FRAME_MILLIS);
        if (random.nextInt(PULLED_EVERY) == 0) {
          phone.cut();
          Thread.sleep(random.nextInt(4000));
          phone.restore();
          pulls.incrementAndGet();
        }
      }
    } catch (IOException | InterruptedException e) {
      // The test is over.
    }
  }

  @Override
  public void close() throws IOException {
    over = true;
    thread.interrupt();
    phone.close();
  }
}
