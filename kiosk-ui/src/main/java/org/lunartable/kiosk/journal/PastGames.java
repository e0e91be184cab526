package org.lunartable.kiosk.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.session.Entry;
import org.sqlite.SQLiteConfig;

/**
 * Looks into the journal of a data folder beside its writer, which it never holds up. Safe to use
 * from any thread; every call opens the file for itself.
 */
public final class PastGames {

  private static final String TITLES =
      "SELECT id, game, started, (SELECT count(*) FROM entries WHERE entries.game = games.id)"
          + " FROM games";

  private final Path database;

  /** The games in the journal of this folder. */
  public PastGames(Path folder) {
    this.database = folder.resolve("lunar.db");
  }

  /**
   * A game of the journal, unopened.
   *
   * @param id its number
   * @param game what was played
   * @param startedMillis when it began, by the wall clock
   * @param entries how many entries it has
   */
  public record Title(long id, String game, long startedMillis, int entries) {}

  /**
   * The newest games, the newest first.
   *
   * @param most at most so many
   */
  public List<Title> newest(int most) throws JournalProblem {
    return read(TITLES + " ORDER BY id DESC LIMIT ?", most, PastGames::titles);
  }

  private static List<Title> titles(ResultSet found) throws SQLException {
    List<Title> titles = new ArrayList<>();
    while (found.next()) {
      titles.add(
          new Title(found.getLong(1), found.getString(2), found.getLong(3), found.getInt(4)));
    }
    return titles;
  }

  /** The game with this number; empty when there is none. */
  public Optional<Title> title(long id) throws JournalProblem {
    return read(TITLES + " WHERE id = ?", id, PastGames::titles).stream().findFirst();
  }

  /**
   * All entries of a game, its start first; none when there is no such game.
   *
   * @throws UnreadableGame when one of them cannot be read
   */
  public List<Entry> entries(long id) throws JournalProblem, UnreadableGame {
    String sql = "SELECT kind, json, source FROM entries WHERE game = ? ORDER BY seq";
    List<Entry> entries = new ArrayList<>();
    for (Row row : read(sql, id, PastGames::rows)) {
      entries.add(EntryText.read(row.kind(), row.json(), row.source()));
    }
    return entries;
  }

  private record Row(String kind, String json, String source) {}

  private static List<Row> rows(ResultSet found) throws SQLException {
    List<Row> rows = new ArrayList<>();
    while (found.next()) {
      rows.add(new Row(found.getString(1), found.getString(2), found.getString(3)));
    }
    return rows;
  }

  private interface Take<T> {
    T from(ResultSet found) throws SQLException;
  }

  private <T> T read(String sql, long argument, Take<T> take) throws JournalProblem {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(2000);
    if (!Files.exists(database)) {
      throw new JournalProblem("The journal " + database + " is gone.");
    }
    try (Connection connection =
            config.createConnection("jdbc:sqlite:" + database.toAbsolutePath());
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, argument);
      try (ResultSet found = statement.executeQuery()) {
        return take.from(found);
      }
    } catch (SQLException failed) {
      throw new JournalProblem(
          "The journal cannot be read: " + Database.reason(failed) + ".", failed);
    }
  }
}
