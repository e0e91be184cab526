package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of one line of a text, which remembers where it stood.
 *
 * @param number the line, from 1
 * @param column the column of its first character, from 1
 */
record SourceLine(int number, int column, String text) {

  /** The lines of a text; both kinds of line ends are read. */
  static List<SourceLine> split(String text, int firstNumber) {
    List<SourceLine> lines = new ArrayList<>();
    int number = firstNumber;
    for (String line : text.split("\n", -1)) {
      String content = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      lines.add(new SourceLine(number++, 1, content));
    }
    return lines;
  }

  /** Whether there is nothing to read: blank, or a comment. */
  boolean isSilent() {
    return text.isBlank() || text.strip().startsWith(";");
  }

  /** The part from {@code from} on, an index into the text. */
  SourceLine from(int from) {
    return new SourceLine(number, column + from, text.substring(from));
  }

  /** The part up to {@code to}, an index into the text. */
  SourceLine to(int to) {
    return new SourceLine(number, column, text.substring(0, to));
  }

  /** The same without blanks at either end. */
  SourceLine trimmed() {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return new SourceLine(number, column + start, text.strip());
  }

  /** The parts between the separators, each trimmed; one empty part for an empty text. */
  List<SourceLine> parts(char separator) {
    List<SourceLine> parts = new ArrayList<>();
    int start = 0;
    int end = text.indexOf(separator);
    while (end >= 0) {
      parts.add(from(start).to(end - start).trimmed());
      start = end + 1;
      end = text.indexOf(separator, start);
    }
    parts.add(from(start).trimmed());
    return parts;
  }

  /** The words between blanks. */
  List<SourceLine> words() {
    List<SourceLine> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int start = at;
      boolean blank = Character.isWhitespace(text.charAt(at));
      while (at < text.length() && Character.isWhitespace(text.charAt(at)) == blank) {
        at++;
      }
      if (!blank) {
        words.add(from(start).to(at - start));
      }
    }
    return words;
  }

  NotationProblem problem(String message) {
    return new NotationProblem(number, column, message);
  }
}
