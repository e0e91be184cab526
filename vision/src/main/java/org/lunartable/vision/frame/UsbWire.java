package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.opencv.videoio.Videoio;

/** Reaches a USB camera and sets it up, again after every reconnect. */
final class UsbWire implements Wire {
  /** One frame being filled and one being read; more would only be older. */
  private static final int BUFFERS = 2;

  /** Not asked of OpenCV, whose library is only loaded with the first capture. */
  private static final int MJPG = 'M' | 'J' << 8 | 'P' << 16 | 'G' << 24;

  private final UsbCamera.Settings settings;
  private final Supplier<Capture> captures;
  private final Time time;
  private final LightLock light;

  UsbWire(UsbCamera.Settings settings, Supplier<Capture> captures, Time time) {
    this.settings = settings;
    this.captures = captures;
    this.time = time;
    this.light = new LightLock(settings.exposure(), settings.whiteBalance());
  }

  @Override
  public String name() {
    return "the USB camera " + settings.device().getFileName();
  }

  @Override
  public boolean present() {
    return Files.exists(settings.device());
  }

  @Override
  public Link open() throws IOException {
    check(settings.device());
    Capture capture = captures.get();
    boolean ready = false;
    try {
      if (!capture.open(settings.device().toString())) {
        throw new SourceLost(
            "The camera "
                + settings.device()
                + " cannot be opened; close other programs that use it, or choose another camera.");
      }
      shape(capture);
      light.connected(capture);
      ready = true;
      return new UsbLink(this, capture, format(capture), light, time);
    } finally {
      if (!ready) {
        capture.close();
      }
    }
  }

  private static void check(Path device) throws SourceLost {
    if (!Files.exists(device)) {
      throw unplugged(device);
    }
    if (!Files.isReadable(device) || !Files.isWritable(device)) {
      throw new SourceLost(
          "The camera "
              + device
              + " may not be used by this user; run \"sudo usermod -aG video $USER\" and log in"
              + " again.");
    }
  }

  private static SourceLost unplugged(Path device) {
    return new SourceLost(
        "The camera " + device + " is not plugged in; plug it in, or choose another camera.");
  }

  /** Only before the first frame: a driver that streams already refuses most of it. */
  private void shape(Capture capture) {
    capture.set(Videoio.CAP_PROP_BUFFERSIZE, BUFFERS);
    capture.set(Videoio.CAP_PROP_FOURCC, MJPG);
    capture.set(Videoio.CAP_PROP_FRAME_WIDTH, settings.width());
    capture.set(Videoio.CAP_PROP_FRAME_HEIGHT, settings.height());
    capture.set(Videoio.CAP_PROP_FPS, settings.framesPerSecond());
    boolean packed = format(capture).equals("MJPG");
    capture.set(Videoio.CAP_PROP_CONVERT_RGB, packed ? 0 : 1);
  }

  /** The four letters of the format that the driver took, such as "MJPG". */
  private static String format(Capture capture) {
    int code = (int) capture.get(Videoio.CAP_PROP_FOURCC);
    StringBuilder letters = new StringBuilder();
    for (int shift = 0; shift < 32; shift += 8) {
      char letter = (char) (code >> shift & 0x7F);
      letters.append(letter > ' ' ? letter : '?');
    }
    return letters.toString();
  }

  /** Why a picture failed to come. */
  SourceLost noPicture() {
    return present()
        ? new SourceLost(
            "The camera "
                + settings.device()
                + " gives no pictures; use another USB port or a shorter cable, without a hub.")
        : unplugged(settings.device());
  }

  private record UsbLink(UsbWire wire, Capture capture, String format, LightLock light, Time time)
      implements Link {
    /** A driver's stamp further back than this is of another clock. */
    private static final long OLDEST_NANOS = 5_000_000_000L;

    @Override
    public Optional<Jpeg> next() throws IOException {
      byte[] bytes = capture.read();
      if (bytes == null) {
        throw wire.noPicture();
      }
      light.frame(capture, time.nanos());
      return Jpeg.at(bytes);
    }

    /** Linux stamps frames with the very clock that nanoTime reads. */
    @Override
    public long takenAt(long now) {
      long stamp = Math.round(capture.get(Videoio.CAP_PROP_POS_MSEC) * 1e6);
      long age = now - stamp;
      return age >= 0 && age < OLDEST_NANOS ? stamp : now;
    }

    @Override
    public Traits traits() {
      return new Traits(format, light.exposure(), light.whiteBalance());
    }

    @Override
    public void close() {
      capture.close();
    }
  }
}
