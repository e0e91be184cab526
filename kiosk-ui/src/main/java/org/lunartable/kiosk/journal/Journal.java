package org.lunartable.kiosk.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private long game = NO_GAME;

  private Journal(DataFolder folder, Connection connection, Clock clock, Optional<String> message) {
    this.folder = folder;
    this.connection = connection;
    this.clock = clock;
    this.message = message;
  }

  /**
   * Opens the journal of this folder and makes both if they are missing. A damaged journal is set
   * aside under a clear name and a new one begun; {@link #message} then says so.
   *
   * @param clock for the wall times, which are for people only
   * @throws JournalProblem when the folder cannot be used, or another program uses it
   */
  public static Journal open(Path folder, Clock clock) throws JournalProblem {
    DataFolder data = DataFolder.open(folder);
    try {
      return open(data, clock, Optional.empty());
    } catch (Database.Damaged damaged) {
      try {
        Path aside = data.setAside(clock.instant());
        return open(data, clock, Optional.of(setAside(aside, damaged)));
      } catch (Database.Damaged again) {
        data.close();
        throw new JournalProblem("A new journal cannot be begun: " + again.getMessage(), again);
      } catch (JournalProblem problem) {
        data.close();
        throw problem;
      }
    } catch (JournalProblem problem) {
      data.close();
      throw problem;
    }
  }

  private static Journal open(DataFolder data, Clock clock, Optional<String> message)
      throws Database.Damaged, JournalProblem {
    return new Journal(data, Database.open(data.database()), clock, message);
  }

  private static String setAside(Path aside, Exception why) {
    return "The journal was damaged ("
        + why.getMessage()
        + "); it was kept as "
        + aside
        + " and a new one begun.";
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
      return id == NO_GAME ? Optional.empty() : Optional.of(new SavedGame(id, entries(id)));
    }
  }

  private List<Entry> entries(long id) throws SQLException, UnreadableGame {
    String sql = "SELECT kind, json, source FROM entries WHERE game = ? ORDER BY seq";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, id);
      List<Entry> entries = new ArrayList<>();
      try (ResultSet found = statement.executeQuery()) {
        while (found.next()) {
          entries.add(EntryText.read(found.getString(1), found.getString(2), found.getString(3)));
        }
      }
      return entries;
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
   * Takes a block of screen numbers that no other block overlaps, also over restarts and crashes.
   *
   * @param count how many, at least 1
   * @return the first of them, at least 1
   */
  public long reserveNumbers(int count) throws JournalProblem {
    try {
      return Database.transaction(connection, () -> lift(count)) - count + 1;
    } catch (SQLException failed) {
      throw notSaved(failed);
    }
  }

  private long lift(int count) throws SQLException {
    String sql = "UPDATE numbers SET value = value + ? WHERE name = 'published' RETURNING value";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setInt(1, count);
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
