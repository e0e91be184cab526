package org.lunartable.kiosk.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.session.Entry;

/**
 * The journal file {@code lunar.db} of a data folder, opened for its only writer. What an append
 * that returned has taken survives the loss of power. To be used by one thread at a time.
 */
public final class Journal implements AutoCloseable {

  /** The system tells here that a time server has set its clock. */
  private static final Path CLOCK_SET = Path.of("/run/systemd/timesync/synchronized");

  private static final long NO_GAME = 0;

  private final DataFolder folder;
  private final Connection connection;
  private final Clock clock;
  private final Optional<String> message;
  private final Optional<Object> file;
  private long game = NO_GAME;

  private Journal(DataFolder folder, Opening opened, Clock clock) {
    this.folder = folder;
    this.connection = opened.connection();
    this.message = opened.message();
    this.clock = clock;
    this.file = folder.identity();
  }

  /**
   * Opens the journal of this folder and makes both if they are missing. A damaged journal is set
   * aside under a clear name; the newest copy takes its place, or a new one is begun. {@link
   * #message} then says so.
   *
   * @param clock for the wall times, which are for people only
   * @throws JournalProblem when the folder cannot be used, or another program uses it
   */
  public static Journal open(Path folder, Clock clock) throws JournalProblem {
    DataFolder data = DataFolder.open(folder, clock);
    try {
      return new Journal(data, Opening.of(data, clock), clock);
    } catch (JournalProblem problem) {
      data.close();
      throw problem;
    }
  }

  /** What people should know about the opening, if anything: one sentence. */
  public Optional<String> message() {
    return message;
  }

  /**
   * Goes back to the newest game; entries appended from now on belong to it.
   *
   * @return empty when the journal has no game
   * @throws UnreadableGame when the newest game has a row that cannot be read; it stays where it
   *     is, and only a new game can be begun
   */
  public Optional<SavedGame> resume() throws JournalProblem, UnreadableGame {
    game = NO_GAME;
    try {
      Optional<SavedGame> newest = newest();
      game = newest.map(SavedGame::id).orElse(NO_GAME);
      return newest;
    } catch (SQLException failed) {
      throw unreadable(failed);
    }
  }

  private Optional<SavedGame> newest() throws SQLException, UnreadableGame {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("SELECT max(id) FROM games")) {
      long id = found.getLong(1);
      return id == NO_GAME
          ? Optional.empty()
          : Optional.of(new SavedGame(id, EntryRows.read(connection, id)));
    }
  }

  /**
   * Adds entries, all or none; when it returns they are on the disk. The start of a game makes it
   * the one that later entries belong to.
   *
   * @throws JournalProblem when they could not be written; the journal is as before
   * @throws IllegalStateException when a move is to be added and there is no game
   */
  public void append(List<Entry> entries) throws JournalProblem {
    try {
      game = Database.transaction(connection, () -> add(entries));
    } catch (SQLException failed) {
      throw notSaved(failed);
    }
  }

  /** The number of the game that entries belong to; empty when there is none. */
  OptionalLong game() {
    return game == NO_GAME ? OptionalLong.empty() : OptionalLong.of(game);
  }

  /** The game that later entries belong to. */
  private long add(List<Entry> entries) throws SQLException {
    long current = game;
    for (Entry entry : entries) {
      current = entry instanceof Entry.GameStarted started ? begin(started) : current;
      insert(current, entry);
    }
    return current;
  }

  private long begin(Entry.GameStarted started) throws SQLException {
    String sql = "INSERT INTO games(game, started) VALUES(?, ?) RETURNING id";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, started.game());
      statement.setLong(2, clock.millis());
      try (ResultSet made = statement.executeQuery()) {
        return made.getLong(1);
      }
    }
  }

  private void insert(long current, Entry entry) throws SQLException {
    if (current == NO_GAME) {
      throw new IllegalStateException("no game is on that an entry could belong to");
    }
    String sql =
        "INSERT INTO entries(game, kind, json, source, wall, clock) VALUES(?, ?, ?, ?, ?, ?)";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, current);
      statement.setString(2, EntryText.kind(entry));
      statement.setString(3, EntryText.json(entry));
      statement.setString(4, entry.source());
      statement.setLong(5, clock.millis());
      statement.setString(6, Files.exists(CLOCK_SET) ? "synced" : "unknown");
      statement.executeUpdate();
    }
  }

  /**
   * Whether the file that is written to is still where it was. What is written to a file that was
   * deleted, or whose disk was taken away, looks saved to the database and is lost.
   */
  boolean isThere() {
    return file.equals(folder.identity());
  }

  /**
   * Takes a block of screen numbers that no other block overlaps, also over restarts and crashes.
   *
   * @param above all of them are larger than this
   * @param count how many, at least 1
   * @return the first of them, at least 1
   */
  public long reserveNumbers(long above, int count) throws JournalProblem {
    try {
      return Database.transaction(connection, () -> lift(above, count)) - count + 1;
    } catch (SQLException failed) {
      throw notSaved(failed);
    }
  }

  private long lift(long above, int count) throws SQLException {
    String sql =
        "UPDATE numbers SET value = max(value, ?) + ? WHERE name = 'published' RETURNING value";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, above);
      statement.setInt(2, count);
      try (ResultSet updated = statement.executeQuery()) {
        return updated.getLong(1);
      }
    }
  }

  private static JournalProblem notSaved(SQLException failed) {
    return new JournalProblem(
        "The journal cannot be written: " + Database.reason(failed) + ".", failed);
  }

  private static JournalProblem unreadable(SQLException failed) {
    return new JournalProblem(
        "The journal cannot be read: " + Database.reason(failed) + ".", failed);
  }

  @Override
  public void close() {
    Database.closeQuietly(connection);
    folder.close();
  }
}
