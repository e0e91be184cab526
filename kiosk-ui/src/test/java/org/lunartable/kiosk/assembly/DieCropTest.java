package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.PixelPoint;

/** A die that cannot be cut out costs the evidence, never the roll. */
class DieCropTest {

  private static final List<PixelPoint> CORNERS =
      List.of(
          new PixelPoint(10, 10), new PixelPoint(20, 10),
          new PixelPoint(20, 20), new PixelPoint(10, 20));

  @Test
  void whatIsNoPictureHasNoCrop() {
    assertThat(DieCrop.of(new byte[] {1, 2, 3}, CORNERS)).isEmpty();
    assertThat(DieCrop.of(new byte[0], CORNERS)).isEmpty();
  }

  @Test
  void aPictureCutShortIsNoFailure() throws IOException {
    byte[] whole = jpeg();
    assertThat(DieCrop.of(whole, CORNERS)).isPresent();
    for (int length = 0; length < whole.length; length += 7) {
      DieCrop.of(Arrays.copyOf(whole, length), CORNERS);
    }
  }

  @Test
  void anyExceptionMeansNoCrop() throws IOException {
    assertThat(DieCrop.of(jpeg(), null)).isEmpty();
  }

  private static byte[] jpeg() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "jpeg", out);
    return out.toByteArray();
  }
}
