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
          DATA,
          shown + " cannot be written",
          "Allow this user to write there, or name another folder with --data or LUNAR_DATA.");
    }
    long free;
    try {
      free = Files.getFileStore(there).getUsableSpace() >> 20;
    } catch (IOException e) {
      return Check.warn(DATA, shown + "; the free space cannot be told", "Check the disk.");
    }
    String detail =
        "%s, %s, %d MB free"
            .formatted(
                shown, Files.exists(folder) ? "can be written" : "made at the first start", free);
    if (free < LEAST_MEGABYTES) {
      return Check.fail(DATA, detail, "Free some space: games can no longer be kept.");
    }
    return free < SCARCE_MEGABYTES
        ? Check.warn(DATA, detail, "Free some space soon: games are kept there.")
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
      return Check.absent(JOURNAL, "none yet", "It is begun at the first start of the kiosk.");
    }
    if (inUse()) {
      return Check.ok(JOURNAL, "in use by a kiosk that is running, which checked it at its start");
    }
    try {
      return opened();
    } catch (IOException e) {
      return Check.fail(
          JOURNAL, "cannot be read", "Allow this user to read the files in the data folder.");
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
            JOURNAL,
            "damaged",
            "Start the kiosk: it keeps the damaged file aside and takes the newest copy.");
      }
      return Check.ok(JOURNAL, "whole (quick check ok)");
    } catch (JournalProblem e) {
      return Check.fail(JOURNAL, "cannot be opened", e.getMessage());
    }
  }

  /** The copies for the day on which the journal is damaged, and what is left of such days. */
  private Check copies() {
    int copies = new Copies(folder).newestFirst().size();
    String kept = copies == 1 ? "1 copy of it" : copies + " copies of it";
    List<String> damaged = damaged();
    return damaged.isEmpty()
        ? copies == 0 ? Check.absent(COPIES, "none yet", "") : Check.ok(COPIES, kept)
        : Check.warn(
            COPIES,
            kept + "; set aside as damaged: " + String.join(", ", damaged),
            "Look after the disk or SD card; delete these files when nobody needs them any more.");
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
