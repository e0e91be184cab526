package org.lunartable.bridge.protocol;

import java.util.List;

/**
 * What the computer asks of the board. Made by the methods here; numbers out of their range are the
 * caller's mistake.
 *
 * @param type its number
 * @param data not to be changed
 */
@SuppressWarnings({"ArrayRecordComponent", "EnumOrdinal"}) // short-lived; the order is the number
public record Command(int type, byte[] data) {

  /** The version of the protocol that is spoken here. */
  public static final int PROTOCOL_MAJOR = 1;

  /** The most lights that one command can set. */
  public static final int MOST_LIGHTS = 32;

  private static final int PROTOCOL_MINOR = 0;

  public static Command hello() {
    return of(0x81, PROTOCOL_MAJOR, PROTOCOL_MINOR);
  }

  public static Command snapshot() {
    return of(0x82);
  }

  public static Command buttonTaken(int id) {
    return of(0x83, id);
  }

  public static Command lamps(Lamps lamps) {
    return of(0x84, lamps.status().ordinal(), lamps.orange().ordinal(), lamps.green().ordinal());
  }

  /**
   * Sounds a tone.
   *
   * @param hertz of the tone, 0 for silence
   */
  public static Command buzz(int hertz, int millis) {
    return of(0x85, hertz, hertz >> 8, millis, millis >> 8);
  }

  /** Gives lights the same colour (0xRRGGBB); not visible before {@link #showLights}. */
  public static Command fillLights(int first, int count, int rgb) {
    return of(0x86, first, first >> 8, count, count >> 8, rgb >> 16, rgb >> 8, rgb);
  }

  /**
   * Gives lights one after the other their colours.
   *
   * @param rgbs 0xRRGGBB each, at most {@link #MOST_LIGHTS}
   */
  public static Command setLights(int first, List<Integer> rgbs) {
    int[] data = new int[2 + 3 * rgbs.size()];
    data[0] = first;
    data[1] = first >> 8;
    for (int i = 0; i < rgbs.size(); i++) {
      int rgb = rgbs.get(i);
      data[2 + 3 * i] = rgb >> 16;
      data[3 + 3 * i] = rgb >> 8;
      data[4 + 3 * i] = rgb;
    }
    return of(0x87, data);
  }

  public static Command showLights() {
    return of(0x88);
  }

  public static Command readColour() {
    return of(0x89);
  }

  /**
   * Lets the board look at itself.
   *
   * @param empty whether nothing stands on the board: what sees something then is muted
   */
  public static Command selfTest(boolean empty) {
    return of(0x8A, empty ? 1 : 0);
  }

  public static Command counters() {
    return of(0x8B);
  }

  public static Command alive() {
    return of(0x8C);
  }

  public static Command mute(int place, boolean muted) {
    return of(0x8D, place, place >> 8, muted ? 1 : 0);
  }

  /** The frame to send. */
  public Frame frame(int sequence) {
    return new Frame(type, sequence & 0xFF, data);
  }

  private static Command of(int type, int... data) {
    byte[] bytes = new byte[data.length];
    for (int i = 0; i < data.length; i++) {
      bytes[i] = (byte) data[i];
    }
    return new Command(type, bytes);
  }
}
