package org.lunartable.bridge.protocol;

/** What the three lamps do. */
public record Lamps(LampMode status, LampMode orange, LampMode green) {

  public static final Lamps OFF = new Lamps(LampMode.OFF, LampMode.OFF, LampMode.OFF);
}
