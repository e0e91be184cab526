package org.lunartable.engine.notation;

import java.util.Map;

/** Reads tag pairs like {@code [Orange "Ada"]}; quotes and backslashes inside are escaped. */
final class TagReader {

  private TagReader() {}

  /** Reads one line and adds its tag; the value keeps the place where it stands. */
  static void read(SourceLine line, Map<String, SourceLine> tags) throws NotationProblem {
    String text = line.text();
    int quote = text.indexOf('"');
    String name = quote < 1 ? "" : text.substring(1, quote).strip();
    if (name.isEmpty() || !name.chars().allMatch(Character::isLetterOrDigit)) {
      throw line.problem("a tag is written as [Name \"value\"]");
    }
    StringBuilder value = new StringBuilder();
    int end = readValue(text, quote + 1, value);
    SourceLine rest = end < 0 ? line.from(quote) : line.from(end);
    if (end < 0 || !GameReader.withoutComment(rest).text().equals("]")) {
      throw rest.problem("a tag is written as [Name \"value\"]; its end is missing");
    }
    SourceLine read = new SourceLine(line.number(), line.column() + quote + 1, value.toString());
    if (tags.put(name, read) != null) {
      throw line.problem("the tag " + name + " stands here a second time");
    }
  }

  /** Reads up to the closing quote; the index after it, or -1 when there is none. */
  private static int readValue(String text, int from, StringBuilder value) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        return i + 1;
      }
      if (c == '\\') {
        i++;
        if (i == text.length() || (text.charAt(i) != '"' && text.charAt(i) != '\\')) {
          return -1;
        }
        c = text.charAt(i);
      }
      value.append(c);
    }
    return -1;
  }
}
