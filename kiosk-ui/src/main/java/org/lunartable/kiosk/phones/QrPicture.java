package org.lunartable.kiosk.phones;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A QR code as rows of {@code #} and {@code .}, without the quiet border it needs around it. */
public final class QrPicture {

  private QrPicture() {}

  /**
   * The code for this text, of the least size.
   *
   * @param text at most some hundred characters
   */
  public static List<String> of(String text) {
    return rows(QrCode.encodeText(text, QrCode.Ecc.MEDIUM));
  }

  /** The same for a long text, which then bears less dirt and glare. */
  public static List<String> dense(String text) {
    return rows(QrCode.encodeText(text, QrCode.Ecc.LOW));
  }

  private static List<String> rows(QrCode code) {
    return IntStream.range(0, code.size).mapToObj(y -> row(code, y)).toList();
  }

  private static String row(QrCode code, int y) {
    return IntStream.range(0, code.size)
        .mapToObj(x -> code.getModule(x, y) ? "#" : ".")
        .collect(Collectors.joining());
  }
}
