package org.lunartable.kiosk.journal;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.List;
import org.lunartable.engine.session.Entry;

/**
 * The program whose writes are traced: appends the entries of an evening to a journal, one after
 * the other, and marks each as acknowledged when the append has returned. Now and then the journal
 * is closed and opened again.
 */
final class TracedWriter {

  private static final int LIFE = 400;

  private TracedWriter() {}

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    List<Entry> entries = Evening.entries(Long.parseLong(args[1]), Integer.parseInt(args[2]));
    try (FileChannel marks =
        FileChannel.open(
            folder.resolve("acked"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      for (int from = 0; from < entries.size(); from += LIFE) {
        try (Journal journal = Journal.open(folder, Clock.systemUTC())) {
          journal.resume();
          for (int i = from; i < Math.min(from + LIFE, entries.size()); i++) {
            journal.append(List.of(entries.get(i)));
            marks.write(ByteBuffer.allocate(Integer.BYTES).putInt(0, i + 1), 0);
          }
        }
      }
    }
  }
}
