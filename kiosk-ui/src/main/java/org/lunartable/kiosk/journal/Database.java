package org.lunartable.kiosk.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Predicate;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** Opens the SQLite file, checks it and brings its tables up to date. */
final class Database {

  /** Each line lifts the schema by one version; lines are only ever added. */
  private static final List<String> MIGRATIONS =
      List.of(
          """
          CREATE TABLE games(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            started INTEGER NOT NULL);
          CREATE TABLE entries(
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            game INTEGER NOT NULL REFERENCES games(id),
            kind TEXT NOT NULL,
            json TEXT NOT NULL,
            source TEXT NOT NULL,
            wall INTEGER NOT NULL,
            clock TEXT NOT NULL);
          CREATE INDEX entries_by_game ON entries(game, seq);
          CREATE TABLE numbers(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
          INSERT INTO numbers VALUES('published', 0);
          """);

  private static final int BUSY_MILLIS = 2000;

  private Database() {}

  /** The file is no database, or a broken one: not a fault of the disk or of permissions. */
  static final class Damaged extends Exception {
    Damaged(String message) {
      super(message);
    }
  }

  static Connection open(Path file) throws Damaged, JournalProblem {
    checkAccess(file, path -> Files.isReadable(path) && Files.isWritable(path));
    Connection connection = null;
    try {
      connection = config().createConnection("jdbc:sqlite:" + file.toAbsolutePath());
      check(connection);
      requireWriteAhead(connection, file);
      migrate(connection);
      return connection;
    } catch (SQLException failed) {
      closeQuietly(connection);
      if (isDamage(failed)) {
        throw new Damaged(failed.getMessage());
      }
      throw new JournalProblem(
          "The journal " + file + " cannot be opened: " + reason(failed) + ".", failed);
    } catch (Damaged | JournalProblem failed) {
      closeQuietly(connection);
      throw failed;
    }
  }

  /** Tells what is no file from a good one that this user may not use. */
  static void checkAccess(Path file, Predicate<Path> usable) throws Damaged, JournalProblem {
    if (!Files.exists(file)) {
      return;
    }
    if (!Files.isRegularFile(file)) {
      throw new Damaged("it is not a file");
    }
    if (!usable.test(file)) {
      throw new JournalProblem(
          "The journal " + file + " cannot be read and written: permission denied.");
    }
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.enforceForeignKeys(true);
    config.setBusyTimeout(BUSY_MILLIS);
    return config;
  }

  /** For those who look into the file beside its writer. */
  static SQLiteConfig reading() {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(BUSY_MILLIS);
    return config;
  }

  private static void check(Connection connection) throws SQLException, Damaged {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
      String answer = found.next() ? found.getString(1) : "no answer";
      if (!answer.equals("ok")) {
        throw new Damaged(answer.replaceAll("\\s+", " "));
      }
    }
  }

  /** SQLite keeps another mode without a word where it cannot have this one. */
  private static void requireWriteAhead(Connection connection, Path file)
      throws SQLException, JournalProblem {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA journal_mode")) {
      String mode = found.getString(1);
      if (!mode.equalsIgnoreCase("wal")) {
        throw new JournalProblem(
            "The journal " + file + " cannot be kept safely here: its mode is " + mode + ".");
      }
    }
  }

  private static void migrate(Connection connection) throws SQLException, JournalProblem {
    int version = version(connection);
    if (version > MIGRATIONS.size()) {
      throw new JournalProblem(
          "The journal was written by a newer Lunar Table; use that version or another folder.");
    }
    for (int next = version; next < MIGRATIONS.size(); next++) {
      String sql = MIGRATIONS.get(next) + "PRAGMA user_version = " + (next + 1);
      transaction(connection, () -> executeAll(connection, sql));
    }
  }

  private static int executeAll(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return statement.executeUpdate(sql);
    }
  }

  /** What is done in one transaction. */
  interface Work<T> {
    T run() throws SQLException;
  }

  /**
   * Does all of it or nothing. The driver's own transactions will not do: they begin the next one
   * within the commit, and a failure there would look as if nothing had been saved.
   */
  static <T> T transaction(Connection connection, Work<T> work) throws SQLException {
    execute(connection, "BEGIN IMMEDIATE");
    try {
      T result = work.run();
      execute(connection, "COMMIT");
      return result;
    } catch (SQLException | RuntimeException failed) {
      rollBack(connection);
      throw failed;
    }
  }

  private static void rollBack(Connection connection) {
    try {
      execute(connection, "ROLLBACK");
    } catch (SQLException ignored) {
      // Already rolled back, or the file cannot be reached; the next write will tell.
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA user_version")) {
      return found.getInt(1);
    }
  }

  private static boolean isDamage(SQLException failed) {
    SQLiteErrorCode code = DiskTrouble.code(failed);
    return code.name().startsWith("SQLITE_CORRUPT")
        || code == SQLiteErrorCode.SQLITE_NOTADB
        || code == SQLiteErrorCode.SQLITE_FORMAT;
  }

  /** The failure in a few plain words. */
  static String reason(SQLException failed) {
    String name = DiskTrouble.code(failed).name();
    if (name.startsWith("SQLITE_FULL")) {
      return "the disk is full";
    } else if (name.startsWith("SQLITE_READONLY") || name.startsWith("SQLITE_PERM")) {
      return "writing is not permitted";
    } else if (name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED")) {
      return "another program holds it";
    } else if (name.startsWith("SQLITE_IOERR")) {
      return "the disk reports an error";
    } else if (name.startsWith("SQLITE_CANTOPEN")) {
      return "the file cannot be opened";
    }
    return failed.getMessage();
  }

  static void closeQuietly(Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException ignored) {
      // What was committed is on the disk; nothing else matters.
    }
  }
}
