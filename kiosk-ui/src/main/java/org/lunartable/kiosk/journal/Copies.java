package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Copies of the journal in the folder {@code backup}, for the day on which the journal itself turns
 * out to be damaged. A copy is named after the number of the last entry in it, never after a time,
 * since a small computer may have no clock. Safe to use from any thread; the writer of the journal
 * is never held up.
 */
public final class Copies {

  /** So many copies are kept; the oldest makes room. */
  public static final int KEPT = 5;

  private static final String GLOB = "lunar-*.db";

  private final Path folder;
  private final Path database;

  /** The copies of the journal in this data folder. */
  public Copies(Path data) {
    this.folder = data.resolve("backup");
    this.database = data.resolve("lunar.db");
  }

  /**
   * Makes a copy unless the newest one has every entry already.
   *
   * @return whether one was made
   * @throws JournalProblem when it cannot be made; the copies there are stay as they are
   */
  public synchronized boolean make() throws JournalProblem {
    if (!Files.exists(database)) {
      return false;
    }
    try (Connection connection =
        Database.reading().createConnection("jdbc:sqlite:" + database.toAbsolutePath())) {
      long last = lastEntry(connection);
      Path copy = folder.resolve("lunar-%012d.db".formatted(last));
      if (last == 0 || Files.exists(copy)) {
        return false;
      }
      Files.createDirectories(folder);
      Path fresh = folder.resolve("fresh.db.new");
      Files.deleteIfExists(fresh);
      vacuum(connection, fresh);
      publish(fresh, copy);
      forgetOldest();
      return true;
    } catch (SQLException failed) {
      throw new JournalProblem(
          "The journal cannot be copied: " + Database.reason(failed) + ".", failed);
    } catch (IOException failed) {
      throw new JournalProblem(
          "The journal cannot be copied: " + DataFolder.reason(failed) + ".", failed);
    }
  }

  private static long lastEntry(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("SELECT max(seq) FROM entries")) {
      return found.getLong(1);
    }
  }

  private static void vacuum(Connection connection, Path into) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("VACUUM INTO '" + into.toString().replace("'", "''") + "'");
    }
  }

  /** SQLite does not sync such a copy; it gets its name only when it is on the disk. */
  private void publish(Path fresh, Path copy) throws IOException {
    sync(fresh, StandardOpenOption.WRITE);
    Files.move(fresh, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    sync(folder, StandardOpenOption.READ);
  }

  private static void sync(Path path, StandardOpenOption how) throws IOException {
    try (FileChannel channel = FileChannel.open(path, how)) {
      channel.force(true);
    }
  }

  private void forgetOldest() throws IOException {
    List<Path> all = newestFirst();
    for (Path old : all.subList(Math.min(KEPT, all.size()), all.size())) {
      Files.deleteIfExists(old);
    }
  }

  /** The copies, that with the most entries first. */
  public List<Path> newestFirst() {
    List<Path> copies = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, GLOB)) {
      found.forEach(copies::add);
    } catch (IOException none) {
      return List.of();
    }
    copies.sort(Comparator.reverseOrder());
    return copies;
  }

  /** Puts a copy of a copy where the journal was. */
  static void restore(Path copy, Path database) throws IOException {
    Path fresh = database.resolveSibling(database.getFileName() + ".new");
    Files.copy(copy, fresh, StandardCopyOption.REPLACE_EXISTING);
    sync(fresh, StandardOpenOption.WRITE);
    Files.move(fresh, database, StandardCopyOption.ATOMIC_MOVE);
  }
}
