package org.lunartable.hardware;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A pin and how it is wired.
 *
 * @param bcm its number as the chip counts, 0 to 27; not the number of the pin in its row
 * @param pull the resistor inside the chip, for inputs
 * @param active the level at which a button is down or a lamp is on
 */
public record Pin(int bcm, Pull pull, Level active) {

  private static final int LAST = 27;
  private static final Pattern FORM =
      Pattern.compile("(\\d{1,2})(?: +(up|down|none))?(?: +(high|low))?");

  /** The resistor inside the chip. */
  public enum Pull {
    UP,
    DOWN,
    NONE
  }

  /** Voltage or none. */
  public enum Level {
    HIGH,
    LOW
  }

  public Pin {
    if (bcm < 0 || bcm > LAST) {
      throw new IllegalArgumentException("there is no pin " + bcm);
    }
  }

  /** A button between the pin and ground. */
  public static Pin button(int bcm) {
    return new Pin(bcm, Pull.UP, Level.LOW);
  }

  /** A lamp or buzzer that is on while there is voltage. */
  public static Pin output(int bcm) {
    return new Pin(bcm, Pull.NONE, Level.HIGH);
  }

  /**
   * Reads {@code 17}, {@code 17 up low} or the like; what is left out is as in the other pin.
   *
   * @throws IllegalArgumentException when it is none; the message is a sentence for a person
   */
  static Pin parse(String name, String text, Pin otherwise) {
    Matcher form = FORM.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!form.matches() || Integer.parseInt(form.group(1)) > LAST) {
      throw new IllegalArgumentException(
          "%s: '%s' is no pin; give its BCM number 0 to 27, then up, down or none, then high or low, or off."
              .formatted(name, text));
    }
    Pull pull = form.group(2) == null ? otherwise.pull : Pull.valueOf(upper(form.group(2)));
    Level active = form.group(3) == null ? otherwise.active : Level.valueOf(upper(form.group(3)));
    return new Pin(Integer.parseInt(form.group(1)), pull, active);
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }
}
