package org.lunartable.kiosk.history;

import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.play.LunarCommandRecord;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.GameWriter;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.phones.QrPicture;

/**
 * A game to take along.
 *
 * @param file what to call its file
 * @param text the game in the notation; what was put right by hand is not in it, so that it then
 *     begins with the position after that
 * @param whole whether the game is there from its beginning
 * @param qr its {@link GameCode} as a QR code, rows of {@code #} and {@code .}; empty when the game
 *     is too long for one that a phone reads from a screen
 */
public record SharedGame(String file, String text, boolean whole, Optional<List<String>> qr) {

  /** The most letters of a QR code that a phone still reads from a small screen (version 25). */
  private static final int MOST_LETTERS = 1850;

  /**
   * The game as a file; empty for a game that cannot be written, without moves, and for one with
   * secrets that is not over.
   */
  static Optional<SharedGame> of(Games games, long startedMillis, Session session) {
    String date =
        Instant.ofEpochMilli(startedMillis).atZone(ZoneId.systemDefault()).toLocalDate().toString();
    return LunarCommandRecord.of(Moves.of(session))
        .map(record -> of(date, session, record))
        .or(() -> told(games, date, session));
  }

  /** A game whose plays tell all that is to be written. */
  private static Optional<SharedGame> told(Games games, String date, Session session) {
    GameStarted started = session.started();
    return games
        .find(started.game())
        .flatMap(Game::notation)
        .flatMap(notation -> notation.write(started.setup(), session.play(), date))
        .map(text -> of(started.game() + "-" + date + ".txt", text, true));
  }

  private static SharedGame of(String file, String text, boolean whole) {
    String code = GameCode.write(text);
    Optional<List<String>> qr =
        code.length() <= MOST_LETTERS ? Optional.of(QrPicture.dense(code)) : Optional.empty();
    return new SharedGame(file, text, whole, qr);
  }

  private static SharedGame of(String date, Session session, LunarCommandRecord record) {
    GameRecord played = record.game();
    Position first = played.setUp().orElseThrow();
    boolean usual = first.equals(played.rules().start(first.side()));
    GameRecord game =
        new GameRecord(
            tags(session.started().setup(), date, record.byHand()),
            played.rules(),
            usual ? Optional.empty() : played.setUp(),
            played.rounds(),
            session.play().result().flatMap(Ending::parse),
            0);
    return of("lunar-table-" + date + ".lcg", GameWriter.write(game), record.skipped() == 0);
  }

  private static Map<String, String> tags(
      Map<String, Object> setup, String date, List<String> byHand) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Game", "Lunar Command");
    tags.put("Date", date);
    if (setup.get("names") instanceof Map<?, ?> names) {
      tag(tags, "Orange", names.get("orange"));
      tag(tags, "Green", names.get("green"));
    }
    if (setup.get("rules") instanceof Map<?, ?> rules && !rules.isEmpty()) {
      tags.put("RulesJson", Json.write(rules));
    }
    if (!byHand.isEmpty()) {
      tags.put("ByHand", String.join(", ", byHand));
    }
    return tags;
  }

  private static void tag(Map<String, String> tags, String tag, Object name) {
    if (name instanceof String text && !text.isBlank()) {
      tags.put(tag, text);
    }
  }
}
