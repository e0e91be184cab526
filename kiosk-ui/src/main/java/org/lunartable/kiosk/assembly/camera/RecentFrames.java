package org.lunartable.kiosk.assembly.camera;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.frame.Frame;
import org.lunartable.vision.frame.Recording;

/**
 * The last minutes as the camera saw them, with what was read, for a report of something that was
 * read wrong. Kept in memory and nowhere else: every frame while something moves, one a second
 * while all is still. Thread-safe.
 */
final class RecentFrames {

  private static final long MOST_BYTES = 16 << 20;
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final long STILL_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Recording recording = new Recording(MOST_BYTES, LONGEST);
  private DieState before = DieState.ABSENT;
  private long kept = Long.MIN_VALUE;

  /** Keeps the frame unless it shows what the one before showed. */
  synchronized void add(Frame frame, DieReading reading, DieState state) {
    boolean alike = state == before && state != DieState.MOVING && state != DieState.HELD;
    if (!alike || kept == Long.MIN_VALUE || frame.nanos() - kept >= STILL_NANOS) {
      recording.add(frame, note(frame, reading, state));
      kept = frame.nanos();
    }
    before = state;
  }

  private static String note(Frame frame, DieReading reading, DieState state) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("frame", frame.number());
    fields.put("connection", frame.connection());
    fields.put("seconds", Math.round(frame.nanos() / 1e6) / 1e3);
    fields.put("state", state.text());
    fields.putAll(reading.match(RecentFrames::read, RecentFrames::none));
    return Json.write(fields);
  }

  private static Map<String, Object> read(Read read) {
    return Map.of("reading", Views.die(read));
  }

  private static Map<String, Object> none(NotRead none) {
    return Map.of("reason", none.reason().text());
  }

  /**
   * A ZIP file of the frames, one JPEG after the other in a file that the kiosk can be shown
   * instead of a camera, and of a line of JSON for each.
   */
  byte[] zip() {
    List<Recording.Noted> all = recording.content();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.setLevel(0);
      zip.putNextEntry(new ZipEntry("frames.mjpeg"));
      for (Recording.Noted one : all) {
        zip.write(one.frame().jpeg());
      }
      zip.closeEntry();
      zip.putNextEntry(new ZipEntry("frames.jsonl"));
      for (Recording.Noted one : all) {
        zip.write((one.note() + "\n").getBytes(StandardCharsets.UTF_8));
      }
      zip.closeEntry();
    } catch (IOException impossible) {
      throw new IllegalStateException("bytes cannot be kept in memory", impossible);
    }
    return bytes.toByteArray();
  }
}
