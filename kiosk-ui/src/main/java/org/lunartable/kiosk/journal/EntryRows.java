package org.lunartable.kiosk.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.session.Entry;

/** Reads the entries of a game from the table rows. */
final class EntryRows {

  private static final String SQL =
      "SELECT kind, json, source FROM entries WHERE game = ? ORDER BY seq";

  private EntryRows() {}

  /**
   * All entries of a game, its start first; none when there is no such game.
   *
   * @throws UnreadableGame when one of them cannot be read
   */
  static List<Entry> read(Connection connection, long game) throws SQLException, UnreadableGame {
    try (PreparedStatement statement = connection.prepareStatement(SQL)) {
      statement.setLong(1, game);
      List<Entry> entries = new ArrayList<>();
      try (ResultSet found = statement.executeQuery()) {
        while (found.next()) {
          entries.add(EntryText.read(found.getString(1), found.getString(2), found.getString(3)));
        }
      }
      return entries;
    }
  }
}
