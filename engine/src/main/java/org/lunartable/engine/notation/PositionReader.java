package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;

/** Reads positions strictly; what is left out takes the start values of the rules in use. */
public final class PositionReader {

  private static final List<String> KEYS =
      List.of(
          "turn",
          "score",
          "stock",
          "stock orange",
          "stock green",
          "built",
          "quiet",
          "roll",
          "steps",
          "stations",
          "start");

  private final Map<String, SourceLine> values = new LinkedHashMap<>();
  private final List<SourceLine> rows = new ArrayList<>();
  private int boardLine;
  private int lastLine;

  private PositionReader() {}

  /**
   * Reads a position.
   *
   * @throws NotationProblem at the first thing that is not as the notation prescribes
   */
  public static Position read(String text, Rules rules) throws NotationProblem {
    return read(SourceLine.split(text, 1), rules);
  }

  static Position read(List<SourceLine> lines, Rules rules) throws NotationProblem {
    PositionReader reader = new PositionReader();
    reader.sort(lines);
    return new PositionFields(reader.values, rules).position(reader.board());
  }

  private void sort(List<SourceLine> lines) throws NotationProblem {
    boolean boardEnded = false;
    for (SourceLine line : lines) {
      lastLine = line.number();
      if (line.isSilent()) {
        boardEnded = !rows.isEmpty();
      } else if (boardEnded) {
        throw line.problem("the board ends a position; nothing but comments may follow it");
      } else if (boardLine > 0) {
        rows.add(line);
      } else {
        takeKey(line);
      }
    }
  }

  private void takeKey(SourceLine line) throws NotationProblem {
    int colon = line.text().indexOf(':');
    String key = colon < 0 ? line.text() : line.text().substring(0, colon);
    if (key.equals("board") && colon >= 0 && line.text().substring(colon + 1).isBlank()) {
      boardLine = line.number();
      return;
    }
    if (colon < 0 || !KEYS.contains(key)) {
      throw line.problem(
          "'"
              + key
              + "' is no key of a position; known are "
              + String.join(", ", KEYS)
              + ", board");
    }
    if (values.put(key, line.from(colon + 1).trimmed()) != null) {
      throw line.problem("the key '" + key + "' stands here a second time");
    }
  }

  private Board board() throws NotationProblem {
    if (boardLine == 0) {
      throw new NotationProblem(
          Math.max(1, lastLine), 1, "a position needs a line 'board:' and the board's rows");
    }
    try {
      return Diagram.read(rows.stream().map(SourceLine::text).toList());
    } catch (Diagram.NotABoard e) {
      int line = rows.isEmpty() ? boardLine : rows.get(e.row()).number();
      throw new NotationProblem(line, e.column() + 1, e.getMessage());
    }
  }
}
