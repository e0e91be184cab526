package org.lunartable.engine.game;

/** The tags at the head of every written game, as {@code [Orange "Ada"]}. */
public final class TagLine {

  private TagLine() {}

  /**
   * One tag's line, ended by a line feed. Line ends and other control characters of the value
   * become blanks; quotation marks and backslashes get a backslash before them.
   */
  public static String of(String name, String value) {
    String plain = value.replaceAll("\\p{Cntrl}", " ");
    String escaped = plain.replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + name + " \"" + escaped + "\"]\n";
  }
}
