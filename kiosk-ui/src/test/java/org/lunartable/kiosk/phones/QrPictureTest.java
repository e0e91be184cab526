package org.lunartable.kiosk.phones;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Another library reads what this one draws. */
class QrPictureTest {

  private static final int CELL = 6;
  private static final int QUIET = 4;

  @Test
  void aReaderFindsTheText() throws Exception {
    String text = "http://192.168.178.42:8080/#pin=043217";
    assertThat(read(QrPicture.of(text))).isEqualTo(text);
  }

  private static String read(List<String> rows) throws Exception {
    int side = (rows.size() + 2 * QUIET) * CELL;
    int[] pixels = new int[side * side];
    Arrays.fill(pixels, 0xffffff);
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        if (isDark(rows, x / CELL - QUIET, y / CELL - QUIET)) {
          pixels[y * side + x] = 0;
        }
      }
    }
    RGBLuminanceSource picture = new RGBLuminanceSource(side, side, pixels);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(picture))).getText();
  }

  private static boolean isDark(List<String> rows, int x, int y) {
    boolean inside = x >= 0 && y >= 0 && x < rows.size() && y < rows.size();
    return inside && rows.get(y).charAt(x) == '#';
  }
}
