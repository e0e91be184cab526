package org.lunartable.bridge.tray;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the sensor counts when a white tile lies on it: how bright its lamp and how thick the glass
 * is, and how its channels differ. All counts are positive.
 */
public record WhiteTile(int red, int green, int blue) {

  /** About what a TCS34725 with its own lamp counts under 2 mm of glass at 10 mm. */
  public static final WhiteTile USUAL = new WhiteTile(1400, 1400, 1200);

  private static final Pattern COUNTS = Pattern.compile("(\\d{1,5}) +(\\d{1,5}) +(\\d{1,5})");

  public WhiteTile {
    if (red <= 0 || green <= 0 || blue <= 0) {
      throw new IllegalArgumentException("A white tile gives counts above 0 in all three colours.");
    }
  }

  /**
   * Reads {@code 1400 1400 1200}: red, green and blue.
   *
   * @throws IllegalArgumentException when it is none; the message is a sentence for a person
   */
  public static WhiteTile parse(String text) {
    Matcher counts = COUNTS.matcher(text.strip());
    if (!counts.matches()) {
      throw new IllegalArgumentException(
          "'%s' is no white tile; give the counts of red, green and blue, as 1400 1400 1200."
              .formatted(text));
    }
    return new WhiteTile(
        Integer.parseInt(counts.group(1)),
        Integer.parseInt(counts.group(2)),
        Integer.parseInt(counts.group(3)));
  }
}
