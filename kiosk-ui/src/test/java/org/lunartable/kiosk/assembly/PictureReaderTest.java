package org.lunartable.kiosk.assembly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.web.DiePictures;
import org.lunartable.vision.Picture;

class PictureReaderTest {

  private static final String PLACE = "GPS 52.5200 N 13.4050 E";

  private final PictureReader reader = new PictureReader(() -> Die.CLASSIC);

  @Test
  void whereAPictureWasTakenIsNotInWhatIsKeptOfIt() throws Exception {
    byte[] sent = withPlace(new SimulatedTable(1, SimulatedFrames.EMPTY, Die.CLASSIC).frame(0));
    assertThat(new String(sent, ISO_8859_1)).contains("Exif", PLACE);

    DiePictures.Read read = (DiePictures.Read) reader.read(sent);

    byte[] kept = read.shown().orElseThrow().bytes();
    assertThat(new String(kept, ISO_8859_1)).doesNotContain("Exif", PLACE);
    try (Picture picture = Picture.decode(kept)) {
      assertThat(picture.width()).isBetween(80, 400);
    }
  }

  @Test
  void whatIsNoPictureIsUnread() {
    assertThat(reader.read(new byte[] {1, 2, 3})).isInstanceOf(DiePictures.Unread.class);
  }

  /** The same file with an Exif segment, as phones write it. */
  private static byte[] withPlace(byte[] jpeg) {
    byte[] note = ("Exif\0\0" + PLACE).getBytes(ISO_8859_1);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(jpeg, 0, 2);
    out.write(0xFF);
    out.write(0xE1);
    out.write(0);
    out.write(note.length + 2);
    out.writeBytes(note);
    out.write(jpeg, 2, jpeg.length - 2);
    return out.toByteArray();
  }
}
