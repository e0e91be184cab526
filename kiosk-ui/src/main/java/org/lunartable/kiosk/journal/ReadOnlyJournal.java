package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Opens a copy of a journal elsewhere: for a disk that can only be read, and for those who must not
 * change it. Opening the file itself would write beside it, bring it up to date and set a damaged
 * one aside.
 */
public final class ReadOnlyJournal {

  private ReadOnlyJournal() {}

  /** The newest game of the journal in this folder; empty when there is none to be read. */
  static Optional<SavedGame> newest(Path folder, Clock clock) throws UnreadableGame {
    try {
      Path copy = copied(folder);
      try (Journal journal = Journal.open(copy, clock)) {
        return journal.resume();
      } finally {
        delete(copy);
      }
    } catch (IOException | JournalProblem nothing) {
      return Optional.empty();
    }
  }

  /**
   * What opening the journal of this folder would have to say; empty when all is well.
   *
   * @throws JournalProblem when it cannot be opened
   * @throws IOException when it cannot be read
   */
  public static Optional<String> check(Path folder, Clock clock)
      throws JournalProblem, IOException {
    Path copy = copied(folder);
    try (Journal journal = Journal.open(copy, clock)) {
      return journal.message();
    } finally {
      delete(copy);
    }
  }

  private static Path copied(Path folder) throws IOException {
    Path copy = Files.createTempDirectory("lunar-journal");
    for (String name : List.of("lunar.db", "lunar.db-wal")) {
      if (Files.isRegularFile(folder.resolve(name))) {
        Files.copy(folder.resolve(name), copy.resolve(name));
      }
    }
    return copy;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
