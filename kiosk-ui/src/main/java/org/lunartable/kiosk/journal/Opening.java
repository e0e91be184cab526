package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;

/**
 * Opens the journal of a folder as well as can be: one that is damaged is set aside, and one that
 * is damaged or gone is begun from the newest copy that is whole.
 *
 * @param message what people should know about it, one sentence
 */
record Opening(Connection connection, Optional<String> message) {

  /** No more screens than this are published between two copies of the journal. */
  private static final long LEAP = 1_000_000;

  static Opening of(DataFolder data, Clock clock) throws JournalProblem {
    boolean copies = !new Copies(data.path()).newestFirst().isEmpty();
    if (copies && !Files.exists(data.database())) {
      return again(data, clock, "The journal was gone");
    }
    if (isEmptied(data, copies)) {
      // SQLite takes an empty file for a new database and throws its log away.
      Path aside = data.setAside(clock.instant());
      return again(
          data, clock, "The journal was damaged (the file is empty); it was kept as " + aside);
    }
    try {
      return new Opening(Database.open(data.database()), Optional.empty());
    } catch (Database.Damaged damaged) {
      Path aside = data.setAside(clock.instant());
      return again(
          data,
          clock,
          "The journal was damaged (%s); it was kept as %s".formatted(damaged.getMessage(), aside));
    }
  }

  /** Whether a card has left nothing of a journal that there was: of a new one nothing else is. */
  private static boolean isEmptied(DataFolder data, boolean copies) throws JournalProblem {
    try {
      Path journal = data.database();
      return Files.isRegularFile(journal) && Files.size(journal) == 0 && (copies || data.hasLog());
    } catch (IOException failed) {
      throw new JournalProblem(
          "The journal cannot be read: " + DataFolder.reason(failed) + ".", failed);
    }
  }

  /** Begins from the newest copy that is whole, or with nothing. */
  private static Opening again(DataFolder data, Clock clock, String what) throws JournalProblem {
    for (Path copy : new Copies(data.path()).newestFirst()) {
      Optional<Connection> restored = restored(data, copy);
      if (restored.isPresent()) {
        leap(restored.get(), clock);
        return new Opening(
            restored.get(),
            Optional.of(
                what + ", and the games are those of the copy " + copy.getFileName() + "."));
      }
    }
    Connection fresh = opened(data);
    leap(fresh, clock);
    return new Opening(fresh, Optional.of(what + ", and a new one was begun."));
  }

  private static Optional<Connection> restored(DataFolder data, Path copy) throws JournalProblem {
    try {
      Copies.restore(copy, data.database());
      return Optional.of(Database.open(data.database()));
    } catch (Database.Damaged useless) {
      data.forget();
      delete(copy);
      return Optional.empty();
    } catch (IOException failed) {
      throw new JournalProblem(
          "The copy of the journal cannot be used: " + DataFolder.reason(failed) + ".", failed);
    }
  }

  /** A copy that is no good must not stand before those that are made from now on. */
  private static void delete(Path copy) {
    try {
      Files.deleteIfExists(copy);
    } catch (IOException stays) {
      // It is found useless again when it is needed.
    }
  }

  private static Connection opened(DataFolder data) throws JournalProblem {
    try {
      return Database.open(data.database());
    } catch (Database.Damaged again) {
      throw new JournalProblem("A new journal cannot be begun: " + again.getMessage(), again);
    }
  }

  /**
   * Lifts the count of screens above all that pages may have seen: nothing says how many came after
   * the copy, or before a journal that is gone. Milliseconds since 1970 are more than any count.
   */
  private static void leap(Connection connection, Clock clock) throws JournalProblem {
    String sql = "UPDATE numbers SET value = max(value + ?, ?) WHERE name = 'published'";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, LEAP);
      statement.setLong(2, clock.millis());
      statement.executeUpdate();
    } catch (SQLException failed) {
      throw new JournalProblem(
          "The journal cannot be written: " + Database.reason(failed) + ".", failed);
    }
  }
}
