package org.lunartable.vision.frame;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;

/** Makes a source of anything that can be asked for a picture, such as the simulated table. */
public final class SuppliedFrames {
  private SuppliedFrames() {}

  /** Gives a picture when asked. Asked by one thread, the source's own. */
  @FunctionalInterface
  public interface Supplier {
    /**
     * The picture of now.
     *
     * @param nanos now, on the clock of {@link System#nanoTime}
     * @return a JPEG; not to be changed afterwards
     * @throws IOException when there is none; the message says why
     */
    byte[] picture(long nanos) throws IOException;
  }

  /**
   * A source that asks for a picture so many times a second.
   *
   * @param name such as "the simulated table"
   * @throws IllegalArgumentException unless it asks between 0.1 and 120 times a second
   */
  public static FrameSource source(String name, double perSecond, Supplier supplier) {
    return source(name, perSecond, supplier, Time.SYSTEM);
  }

  static FrameSource source(String name, double perSecond, Supplier supplier, Time time) {
    return new SupervisedSource(new SupplierWire(name, perSecond, supplier, time), time);
  }

  private record SupplierWire(String name, double perSecond, Supplier supplier, Time time)
      implements Wire {
    SupplierWire {
      Objects.requireNonNull(name);
      Objects.requireNonNull(supplier);
      Pacer.check(perSecond);
    }

    @Override
    public Link open() {
      return new SupplierLink(supplier, time, new Pacer(time, perSecond));
    }
  }

  private record SupplierLink(Supplier supplier, Time time, Pacer pacer) implements Link {
    @Override
    public Optional<Jpeg> next() throws IOException, InterruptedException {
      pacer.await();
      return Jpeg.at(supplier.picture(time.nanos()));
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
