package org.lunartable.bridge.tray;

/**
 * What the sensor counts when a white tile lies on it: how bright its lamp and how thick the glass
 * is, and how its channels differ. All counts are positive.
 */
public record WhiteTile(int red, int green, int blue) {

  /** About what a TCS34725 with its own lamp counts under 2 mm of glass at 10 mm. */
  public static final WhiteTile USUAL = new WhiteTile(1400, 1400, 1200);

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
    String[] words = text.strip().split(" +", -1);
    if (words.length != 3 || !text.strip().matches("[0-9]{1,5}( +[0-9]{1,5}){2}")) {
      throw new IllegalArgumentException(
          "'%s' is no white tile; give the counts of red, green and blue, as 1400 1400 1200."
              .formatted(text));
    }
    return new WhiteTile(
        Integer.parseInt(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }
}
