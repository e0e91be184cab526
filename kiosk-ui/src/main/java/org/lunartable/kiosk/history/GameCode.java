package org.lunartable.kiosk.history;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.lunartable.engine.notation.NotationProblem;

/**
 * A game's text made short for a picture: compressed (RFC 1950) and written in the 45 characters
 * that a QR code holds most of (RFC 9285), behind a word that tells what it is.
 */
public final class GameCode {

  private static final String MARK = "LUNAR1:";

  /** Blanks are digits, and whoever copies a line may drop those at its end. */
  private static final String END = ":";

  private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
  private static final int LONGEST = 1 << 20;

  private GameCode() {}

  /** Whether the text is such a code. */
  public static boolean isCode(String text) {
    return text.stripLeading().startsWith(MARK);
  }

  public static String write(String game) {
    return MARK + base45(deflated(game.getBytes(StandardCharsets.UTF_8))) + END;
  }

  /**
   * The game's text.
   *
   * @throws NotationProblem when the code is damaged
   */
  public static String read(String code) throws NotationProblem {
    String whole = code.strip();
    try {
      if (!whole.endsWith(END) || whole.length() <= MARK.length()) {
        throw new DataFormatException("its end is missing");
      }
      String digits = whole.substring(MARK.length(), whole.length() - END.length());
      return new String(inflated(bytes(digits)), StandardCharsets.UTF_8);
    } catch (DataFormatException damaged) {
      throw new NotationProblem(1, 1, "this code of a game is damaged; scan it again");
    }
  }

  private static byte[] deflated(byte[] text) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(text);
    deflater.finish();
    byte[] room = new byte[text.length + 64];
    int length = deflater.deflate(room);
    deflater.end();
    return Arrays.copyOf(room, length);
  }

  private static byte[] inflated(byte[] packed) throws DataFormatException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] room = new byte[8192];
      while (!inflater.finished() && out.size() <= LONGEST) {
        int got = inflater.inflate(room);
        if (got == 0 && !inflater.finished()) {
          throw new DataFormatException("it ends too early");
        }
        out.write(room, 0, got);
      }
      if (out.size() > LONGEST) {
        throw new DataFormatException("it is too long");
      }
      return out.toByteArray();
    } finally {
      inflater.end();
    }
  }

  private static String base45(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length * 3 / 2 + 2);
    for (int i = 0; i < bytes.length; i += 2) {
      boolean pair = i + 1 < bytes.length;
      int value = pair ? ((bytes[i] & 0xff) << 8) | (bytes[i + 1] & 0xff) : bytes[i] & 0xff;
      for (int digit = pair ? 3 : 2; digit > 0; digit--) {
        text.append(DIGITS.charAt(value % DIGITS.length()));
        value /= DIGITS.length();
      }
    }
    return text.toString();
  }

  private static byte[] bytes(String text) throws DataFormatException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); i += 3) {
      int digits = Math.min(3, text.length() - i);
      int value = value(text.substring(i, i + digits));
      if (digits == 1 || value > (digits == 3 ? 0xffff : 0xff)) {
        throw new DataFormatException("its digits are wrong");
      }
      if (digits == 3) {
        out.write(value >> 8);
      }
      out.write(value & 0xff);
    }
    return out.toByteArray();
  }

  private static int value(String digits) throws DataFormatException {
    int value = 0;
    for (int i = digits.length() - 1; i >= 0; i--) {
      int digit = DIGITS.indexOf(digits.charAt(i));
      if (digit < 0) {
        throw new DataFormatException("it has other characters");
      }
      value = value * DIGITS.length() + digit;
    }
    return value;
  }
}
