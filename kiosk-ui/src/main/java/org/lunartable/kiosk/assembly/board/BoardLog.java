package org.lunartable.kiosk.assembly.board;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.kiosk.json.Json;

/**
 * The pictures of the board that were read in the last minutes, with what came of each, for a
 * report of something that was read wrong: {@code lunar read-board} replays them. Kept in memory
 * and nowhere else. Thread-safe.
 */
final class BoardLog {

  private static final long MOST_BYTES = 16 << 20;
  private static final long LONGEST = Duration.ofMinutes(10).toNanos();

  private final Deque<Seen> all = new ArrayDeque<>();
  private long bytes;

  /** A picture that was read. Its bytes are nobody's to change. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Seen(
      long nanos,
      byte[] jpeg,
      Position agreed,
      BoardSighting sighting,
      Optional<Observation> told,
      boolean agrees) {}

  /**
   * Remembers a picture.
   *
   * @param jpeg its bytes, not to be changed
   * @param agreed the game when it was looked at
   * @param told what the table was told
   * @param agrees whether board and game agreed
   */
  synchronized void add(
      long nanos,
      byte[] jpeg,
      Position agreed,
      BoardSighting sighting,
      Optional<Observation> told,
      boolean agrees) {
    all.add(new Seen(nanos, jpeg, agreed, sighting, told, agrees));
    bytes += jpeg.length;
    while (all.size() > 1 && (bytes > MOST_BYTES || nanos - all.element().nanos() > LONGEST)) {
      bytes -= all.remove().jpeg().length;
    }
  }

  private synchronized List<Seen> content() {
    return List.copyOf(all);
  }

  /**
   * A ZIP file of the pictures in order, the position before the first of them, and a line of JSON
   * for each.
   */
  byte[] zip() {
    List<Seen> seen = content();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.setLevel(1);
      StringBuilder lines = new StringBuilder();
      for (int i = 0; i < seen.size(); i++) {
        String name = "board-%04d.jpg".formatted(i + 1);
        add(zip, name, seen.get(i).jpeg());
        lines.append(Json.write(line(name, seen.get(i)))).append('\n');
      }
      add(zip, "board-readings.jsonl", utf8(lines.toString()));
      if (!seen.isEmpty()) {
        add(zip, "board-position.txt", utf8(PositionWriter.write(seen.get(0).agreed())));
      }
    } catch (IOException impossible) {
      throw new IllegalStateException("bytes cannot be kept in memory", impossible);
    }
    return out.toByteArray();
  }

  private static Map<String, Object> line(String name, Seen seen) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", name);
    fields.put("seconds", Math.round(seen.nanos() / 1e6) / 1e3);
    fields.put("position", PositionWriter.write(seen.agreed()));
    Board board = Doubts.seen(seen.sighting(), seen.agreed().board());
    fields.put("seen", Diagram.write(board));
    fields.put(
        "hidden",
        board.lattice().places().stream()
            .filter(place -> seen.sighting().at(place).hidden())
            .map(Object::toString)
            .toList());
    fields.put("told", told(seen));
    return fields;
  }

  private static String told(Seen seen) {
    if (seen.told().orElse(null) instanceof MovesSeen moves) {
      return String.join(" ", moves.moves());
    }
    return seen.agrees() ? "agrees" : seen.told().isPresent() ? "differs" : "waits";
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(content);
    zip.closeEntry();
  }
}
