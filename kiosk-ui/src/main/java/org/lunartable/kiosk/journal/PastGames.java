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

/**
 * Looks into the journal of a data folder beside its writer, which it never holds up. Safe to use
 * from any thread; every call opens the file for itself.
 */
public final class PastGames {

  private static final String TITLES =
      "SELECT id, game, started, (SELECT count(*) FROM entries WHERE entries.game = games.id)"
          + " FROM games";

  private final Path database;
  private final MovePictures pictures;

  /** The games in the journal of this folder. */
  public PastGames(Path folder) {
    this.database = folder.resolve("lunar.db");
    this.pictures = new MovePictures(folder);
  }

  /** What devices saw when moves were taken. */
  public MovePictures pictures() {
    return pictures;
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
    try (Connection connection = connect()) {
      return EntryRows.read(connection, id);
    } catch (SQLException failed) {
      throw unreadable(failed);
    }
  }

  private interface Take<T> {
    T from(ResultSet found) throws SQLException;
  }

  private <T> T read(String sql, long argument, Take<T> take) throws JournalProblem {
    try (Connection connection = connect();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setLong(1, argument);
      try (ResultSet found = statement.executeQuery()) {
        return take.from(found);
      }
    } catch (SQLException failed) {
      throw unreadable(failed);
    }
  }

  private Connection connect() throws SQLException, JournalProblem {
    if (!Files.exists(database)) {
      throw new JournalProblem("The journal " + database + " is gone.");
    }
    return Database.reading().createConnection("jdbc:sqlite:" + database.toAbsolutePath());
  }

  private static JournalProblem unreadable(SQLException failed) {
    return new JournalProblem(
        "The journal cannot be read: " + Database.reason(failed) + ".", failed);
  }
}
