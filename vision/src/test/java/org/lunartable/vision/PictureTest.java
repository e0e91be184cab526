package org.lunartable.vision;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureTest {
  @TempDir Path folder;

  @Test
  void aJpegIsDecodedWithItsSize() throws BadPicture {
    try (Picture picture = Picture.load(TestPictures.files().get(0))) {
      assertThat(picture.width()).isEqualTo(1280);
      assertThat(picture.height()).isEqualTo(720);
      assertThat(picture.decodeMillis()).isPositive();
    }
  }

  @Test
  void aPngIsDecodedToo() throws Exception {
    try (Picture picture = Picture.decode(png(40, 30))) {
      assertThat(picture.width()).isEqualTo(40);
      assertThat(picture.height()).isEqualTo(30);
    }
  }

  @Test
  void aPartIsCodedAnewAndNoLargerThanAsked() throws Exception {
    try (Picture picture = Picture.decode(png(40, 30));
        Picture part = Picture.decode(picture.jpeg(-10, 5, 100, 100, 400));
        Picture small = Picture.decode(picture.jpeg(0, 0, 40, 30, 24))) {
      assertThat(part.width()).isEqualTo(40);
      assertThat(part.height()).isEqualTo(25);
      assertThat(small.width()).isEqualTo(24);
      assertThat(small.height()).isEqualTo(18);
      assertThatThrownBy(() -> picture.jpeg(40, 0, 5, 5, 24))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void aMissingFileIsNamedInTheSentence() {
    assertRefused(folder.resolve("none.jpg"), "none.jpg does not exist");
  }

  @Test
  void aFolderIsNoPicture() {
    assertRefused(folder, "is a folder");
  }

  @Test
  void anEmptyFileIsRefused() throws IOException {
    assertRefused(write("empty.jpg", new byte[0]), "is empty (0 bytes)");
  }

  @Test
  void aTextFileNamedJpgIsRefused() throws IOException {
    assertRefused(write("text.jpg", "not a picture".getBytes(UTF_8)), "neither JPEG nor PNG");
  }

  @Test
  void aTruncatedJpegIsRefusedWhereverItIsCut() throws IOException {
    byte[] whole = Files.readAllBytes(TestPictures.files().get(0));
    for (int length : new int[] {4, 100, whole.length / 2, whole.length - 2}) {
      assertRefused(write("cut" + length + ".jpg", Arrays.copyOf(whole, length)), "is cut off");
    }
  }

  @Test
  void aJpegDamagedInItsMiddleIsRefused() throws IOException {
    byte[] damaged = Files.readAllBytes(TestPictures.files().get(0));
    Arrays.fill(damaged, damaged.length / 2, damaged.length / 2 + 200, (byte) 0x35);
    assertRefused(write("damaged.jpg", damaged), "is damaged");
  }

  @Test
  void aTruncatedPngIsRefused() throws IOException {
    byte[] whole = png(60, 60);
    assertRefused(write("cut.png", Arrays.copyOf(whole, whole.length - 12)), "is cut off");
  }

  @Test
  void aJpegWithoutPictureDataIsRefused() throws IOException {
    byte[] bytes = {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xD9};
    assertRefused(write("hollow.jpg", bytes), "is cut off");
  }

  @Test
  void aPictureTwentyThousandPixelsWideIsRefusedBeforeDecoding() throws IOException {
    assertRefused(write("wide.png", png(20_000, 4)), "too large (20000 x 4 pixels)");
  }

  @Test
  void aPictureOfAFewPixelsIsRefused() throws IOException {
    assertRefused(write("dot.png", png(1, 1)), "too small (1 x 1 pixels)");
    assertRefused(write("strip.png", png(500, 15)), "too small (500 x 15 pixels)");
  }

  @Test
  void aJpegWithBytesAfterItsEndIsStillRead() throws Exception {
    byte[] whole = Files.readAllBytes(TestPictures.files().get(0));
    try (Picture picture = Picture.decode(Arrays.copyOf(whole, whole.length + 50))) {
      assertThat(picture.width()).isEqualTo(1280);
    }
  }

  @Test
  void pixelsOfTheWrongLengthAreRefused() {
    assertThatThrownBy(() -> Picture.ofBgr(10, 10, new byte[299]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCropKeepsThePlaceOfEachPixelAndRepeatsTheBorder() {
    byte[] bytes = new byte[4 * 3 * 3];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    try (Picture picture = Picture.ofBgr(4, 3, bytes)) {
      Pixels pixels = picture.crop(-2, 1, 9, 9);
      assertThat(pixels.channel(2, 1, 1)).isEqualTo((1 * 4 + 2) * 3 + 1);
      assertThat(pixels.channel(-2, 2, 0)).isEqualTo(2 * 4 * 3);
      assertThat(pixels.channel(6, 9, 2)).isEqualTo(4 * 3 * 3 - 1);
    }
  }

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private static void assertRefused(Path file, String why) {
    assertThatThrownBy(() -> Picture.load(file).close())
        .isInstanceOf(BadPicture.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith(".");
  }

  private static byte[] png(int width, int height) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", out);
    return out.toByteArray();
  }
}
