package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Optional;

/** Reaches a camera on the network, whether it streams or gives single pictures. */
record HttpWire(URI address, double perSecond, Time time) implements Wire {

  @Override
  public String name() {
    return "the network camera " + address.getHost();
  }

  @Override
  public Link open() throws IOException, InterruptedException {
    HttpGet get = new HttpGet(address);
    HttpResponse<InputStream> answer = get.send();
    String type = answer.headers().firstValue("Content-Type").orElse("").toLowerCase(Locale.ROOT);
    if (type.startsWith("image/")) {
      return new Snapshots(get, answer.body(), new Pacer(time, perSecond));
    }
    if (type.startsWith("text/") || type.startsWith("application/json")) {
      Streams.close(answer.body());
      throw new SourceLost(
          get.shown()
              + " is a web page, not a video; give the address of the video itself, often ending"
              + " in /video or /stream.");
    }
    return new Stream(get.shown(), answer.body());
  }

  /** A stream of JPEGs; what a multipart stream has between them is passed over. */
  private static final class Stream implements Link {
    private final String shown;
    private final InputStream body;
    private final StreamReader pictures;

    Stream(String shown, InputStream body) {
      this.shown = shown;
      this.body = body;
      this.pictures = new StreamReader(body);
    }

    @Override
    public Optional<Jpeg> next() throws IOException {
      String cut = shown + " broke off; keep the camera's app open and its screen on.";
      try {
        return pictures.next(cut);
      } catch (SourceLost e) {
        throw e;
      } catch (IOException e) {
        throw new SourceLost(cut, e);
      }
    }

    @Override
    public Traits traits() {
      return new Traits("MJPG", Setting.ABSENT, Setting.ABSENT);
    }

    @Override
    public void interrupt() {
      Streams.close(body);
    }

    @Override
    public void close() {
      Streams.close(body);
    }
  }

  /** A single picture, asked for again and again. */
  private static final class Snapshots implements Link {
    private final HttpGet get;
    private final Pacer pacer;
    private volatile InputStream body;
    private boolean first = true;

    Snapshots(HttpGet get, InputStream firstBody, Pacer pacer) {
      this.get = get;
      this.body = firstBody;
      this.pacer = pacer;
    }

    @Override
    public Optional<Jpeg> next() throws IOException, InterruptedException {
      pacer.await();
      if (!first) {
        body = get.send().body();
      }
      first = false;
      try (InputStream stream = body) {
        byte[] bytes = stream.readNBytes(Jpeg.MAX_BYTES + 1);
        return Jpeg.at(bytes);
      }
    }

    @Override
    public void interrupt() {
      Streams.close(body);
    }

    @Override
    public void close() {
      Streams.close(body);
    }
  }
}
