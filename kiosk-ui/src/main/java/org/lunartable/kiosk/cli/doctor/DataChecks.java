package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.journal.Copies;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.ReadOnlyJournal;

/**
 * The data folder and the journal in it. Nothing in the folder is changed.
 *
 * @param folder the data folder
 * @param shown its name for people
 */
record DataChecks(Path folder, String shown) {
  private static final long SCARCE_MEGABYTES = 200;
  private static final long LEAST_MEGABYTES = 20;
  private static final String DATA = "data-folder";
  private static final String JOURNAL = "journal";
  private static final String COPIES = "journal-copies";

  List<Check> all() {
    return List.of(folderCheck(), journal(), copies());
  }

  private Check folderCheck() {
    Path there = existing(folder.toAbsolutePath());
    if (there == null || !Files.isDirectory(there) || !writable(there)) {
      return Check.fail(
          DATA, Text.of("doctor.data.fail", "folder", shown), Text.of("doctor.data.fail.help"));
    }
    long free;
    try {
      free = Files.getFileStore(there).getUsableSpace() >> 20;
    } catch (IOException e) {
      return Check.warn(
          DATA,
          Text.of("doctor.data.unknown", "folder", shown),
          Text.of("doctor.data.unknown.help"));
    }
    String key = Files.exists(folder) ? "doctor.data" : "doctor.data.later";
    Text detail = Text.of(key, "folder", shown, "free", free);
    if (free < LEAST_MEGABYTES) {
      return Check.fail(DATA, detail, Text.of("doctor.data.full.help"));
    }
    return free < SCARCE_MEGABYTES
        ? Check.warn(DATA, detail, Text.of("doctor.data.scarce.help"))
        : Check.ok(DATA, detail);
  }

  private static Path existing(Path path) {
    Path there = path;
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    return there;
  }

  private boolean writable(Path there) {
    if (!Files.exists(folder)) {
      return Files.isWritable(there);
    }
    try {
      Path probe = Files.createTempFile(there, "lunar", ".probe");
      Files.delete(probe);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private Check journal() {
    if (!Files.exists(folder.resolve("lunar.db"))) {
      return Check.absent(
          JOURNAL, Text.of("doctor.journal.none"), Text.of("doctor.journal.none.help"));
    }
    if (inUse()) {
      return Check.ok(JOURNAL, Text.of("doctor.journal.in-use"));
    }
    try {
      return opened();
    } catch (IOException e) {
      return Check.fail(
          JOURNAL, Text.of("doctor.journal.unreadable"), Text.of("doctor.journal.unreadable.help"));
    }
  }

  private boolean inUse() {
    Path lock = folder.resolve("lunar.lock");
    if (!Files.isRegularFile(lock)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock own = channel.tryLock()) {
      return own == null;
    } catch (OverlappingFileLockException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private Check opened() throws IOException {
    try {
      if (ReadOnlyJournal.check(folder, Clock.systemUTC()).isPresent()) {
        return Check.fail(
            JOURNAL, Text.of("doctor.journal.damaged"), Text.of("doctor.journal.damaged.help"));
      }
      return Check.ok(JOURNAL, Text.of("doctor.journal.well"));
    } catch (JournalProblem e) {
      return Check.fail(
              JOURNAL, Text.of("doctor.journal.closed"), Text.of("doctor.journal.closed.help"))
          .saying(e.getMessage());
    }
  }

  /** The copies for the day on which the journal is damaged, and what is left of such days. */
  private Check copies() {
    int copies = new Copies(folder).newestFirst().size();
    List<String> damaged = damaged();
    return damaged.isEmpty()
        ? copies == 0
            ? Check.absent(COPIES, Text.of("doctor.copies.none"))
            : Check.ok(COPIES, Text.of("doctor.copies", "count", copies))
        : Check.warn(
            COPIES,
            Text.of("doctor.copies.damaged", "count", copies, "files", String.join(", ", damaged)),
            Text.of("doctor.copies.damaged.help"));
  }

  private List<String> damaged() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("lunar-damaged-") && name.endsWith(".db"))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
