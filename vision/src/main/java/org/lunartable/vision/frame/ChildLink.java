package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Reads the JPEGs that rpicam-vid writes as a child process, and what it says beside them. */
final class ChildLink implements Link {
  private static final long END_MILLIS = 500;

  private final Process child;
  private final InputStream said;
  private final StreamReader pictures;
  private final byte[] chunk = new byte[1024];
  private final PiTalk talk = new PiTalk();
  private final PiLight light;
  private final Time time;
  private boolean outdated;

  ChildLink(Process child, PiLight light, Time time) {
    this.child = child;
    this.light = light;
    this.time = time;
    this.said = child.getErrorStream();
    this.pictures = new StreamReader(child.getInputStream());
    Streams.close(child.getOutputStream());
  }

  @Override
  public Traits traits() {
    return light.traits(talk.light());
  }

  /** Once the camera has found the light: a running child takes no new settings. */
  @Override
  public boolean outdated() {
    return outdated;
  }

  @Override
  public Optional<Jpeg> next() throws IOException, InterruptedException {
    try {
      // The child would stand still once nobody listens to it.
      listen();
      Optional<Jpeg> picture = pictures.next("");
      outdated |= picture.isPresent() && light.settledBy(talk.light(), time.nanos());
      return picture;
    } catch (SourceLost e) {
      child.waitFor(END_MILLIS, TimeUnit.MILLISECONDS);
      listen();
      throw new SourceLost(sentence(), e);
    }
  }

  private void listen() throws IOException {
    while (said.available() > 0) {
      int count = said.read(chunk);
      if (count < 0) {
        return;
      }
      talk.add(new String(chunk, 0, count, StandardCharsets.UTF_8));
    }
  }

  private String sentence() {
    if (talk.complainsOf("no cameras available")) {
      return "The Raspberry Pi finds no camera; switch it off and check the ribbon cable at both"
          + " ends.";
    }
    if (talk.complainsOf("in use", "failed to acquire", "busy")) {
      return "The Raspberry Pi camera is used by another program; close that program.";
    }
    String last = talk.lastComplaint();
    return "The program of the Raspberry Pi camera ended"
        + (last.isEmpty() ? "" : ": " + last)
        + "; it is started again by itself.";
  }

  @Override
  public void interrupt() {
    child.descendants().forEach(ProcessHandle::destroyForcibly);
    child.destroyForcibly();
  }

  /** Asks the child to end, and ends it if it does not. */
  @Override
  public void close() {
    child.descendants().forEach(ProcessHandle::destroy);
    child.destroy();
    try {
      if (!child.waitFor(END_MILLIS, TimeUnit.MILLISECONDS)) {
        interrupt();
      }
    } catch (InterruptedException e) {
      interrupt();
      Thread.currentThread().interrupt();
    } finally {
      Streams.close(child.getInputStream());
      Streams.close(said);
    }
  }
}
