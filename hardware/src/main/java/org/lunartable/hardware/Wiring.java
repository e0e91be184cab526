package org.lunartable.hardware;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which part is on which pin. Immutable. */
public final class Wiring {

  private static final String OFF = "off";

  private final Map<Part, Pin> pins;

  private Wiring(Map<Part, Pin> pins) {
    this.pins = pins;
  }

  /** Every part on its usual pin. */
  public static Wiring usual() {
    return read(Map.of());
  }

  /**
   * Reads a wiring.
   *
   * @param settings by {@link Part#text}: a pin as {@code 17}, {@code 17 up low}, or {@code off};
   *     parts that are not named are on their usual pins
   * @throws IllegalArgumentException when it makes no sense; the message is a sentence for a person
   */
  public static Wiring read(Map<String, String> settings) {
    Map<Part, Pin> pins = new EnumMap<>(Part.class);
    Map<String, String> left = new HashMap<>(settings);
    for (Part part : Part.values()) {
      String told = left.remove(part.text());
      if (told == null) {
        pins.put(part, part.usualPin());
      } else if (!told.strip().equalsIgnoreCase(OFF)) {
        pins.put(part, Pin.parse(part.text(), told, part.usualPin()));
      }
    }
    if (!left.isEmpty()) {
      throw new IllegalArgumentException(
          "No part is called %s; there are roll, next, status, orange, green and buzzer."
              .formatted(left.keySet().iterator().next()));
    }
    checkApart(pins);
    return new Wiring(pins);
  }

  private static void checkApart(Map<Part, Pin> pins) {
    Map<Integer, Part> taken = new HashMap<>();
    pins.forEach(
        (part, pin) -> {
          Part other = taken.put(pin.bcm(), part);
          if (other != null) {
            throw new IllegalArgumentException(
                "Pin %d is given to both %s and %s; give one of them another or off."
                    .formatted(pin.bcm(), other.text(), part.text()));
          }
        });
  }

  /** The pin of a part; empty when it is not wired. */
  public Optional<Pin> pin(Part part) {
    return Optional.ofNullable(pins.get(part));
  }
}
