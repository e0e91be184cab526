package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Reads the JPEGs that a child process writes, and what it complains about. */
final class ChildLink implements Link {
  private static final int TAIL = 2000;
  private static final long END_MILLIS = 500;

  private final Process child;
  private final Traits traits;
  private final InputStream complaints;
  private final StreamReader pictures;
  private final byte[] chunk = new byte[1024];
  private String tail = "";

  ChildLink(Process child, Traits traits) {
    this.child = child;
    this.traits = traits;
    this.complaints = child.getErrorStream();
    this.pictures = new StreamReader(child.getInputStream());
    Streams.close(child.getOutputStream());
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public Optional<Jpeg> next() throws IOException, InterruptedException {
    try {
      // The child would stand still once nobody empties its complaints.
      readComplaints();
      return pictures.next("");
    } catch (SourceLost e) {
      child.waitFor(END_MILLIS, TimeUnit.MILLISECONDS);
      readComplaints();
      throw new SourceLost(sentence(), e);
    }
  }

  private void readComplaints() throws IOException {
    while (complaints.available() > 0) {
      int count = complaints.read(chunk);
      if (count < 0) {
        return;
      }
      tail += new String(chunk, 0, count, StandardCharsets.UTF_8);
      tail = tail.substring(Math.max(0, tail.length() - TAIL));
    }
  }

  private String sentence() {
    String said = tail.toLowerCase(Locale.ROOT);
    if (said.contains("no cameras available")) {
      return "The Raspberry Pi finds no camera; switch it off and check the ribbon cable at both"
          + " ends.";
    }
    if (said.contains("in use") || said.contains("failed to acquire") || said.contains("busy")) {
      return "The Raspberry Pi camera is used by another program; close that program.";
    }
    String last = tail.strip().lines().reduce((a, b) -> b).map(line -> ": " + line).orElse("");
    return "The program of the Raspberry Pi camera ended"
        + last
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
      Streams.close(complaints);
    }
  }
}
