package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.spi.Evidence;

class MovePicturesTest {

  @TempDir Path data;
  private MovePictures pictures;

  @BeforeEach
  void open() {
    pictures = new MovePictures(data);
  }

  private static Optional<Evidence> jpeg(int... bytes) {
    byte[] content = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      content[i] = (byte) bytes[i];
    }
    return Optional.of(new Evidence("image/jpeg", content));
  }

  @Test
  void theLastOfTheMovesSeenHasThePicture() {
    pictures.moved(4, 2, 5, jpeg(1, 2));
    assertThat(pictures.of(4)).containsExactly(5);
    assertThat(pictures.find(4, 5)).hasValueSatisfying(found -> assertThat(found).contains(1, 2));
  }

  @Test
  void aMoveMadeAnewByTouchHasNoPictureAnyMore() {
    pictures.moved(4, 0, 1, jpeg(1));
    pictures.moved(4, 1, 2, jpeg(2));
    pictures.moved(4, 1, 2, Optional.empty());
    assertThat(pictures.of(4)).containsExactly(1);
  }

  @Test
  void whatIsNoSmallJpegIsNotKept() {
    pictures.moved(4, 0, 1, Optional.of(new Evidence("image/png", new byte[9])));
    pictures.moved(4, 1, 2, Optional.of(new Evidence("image/jpeg", new byte[1 << 20])));
    assertThat(pictures.of(4)).isEmpty();
  }

  @Test
  void picturesOfGamesLongPastGo() {
    pictures.moved(3, 0, 1, jpeg(1));
    pictures.moved(4, 0, 1, jpeg(1));
    pictures.moved(5, 0, 1, jpeg(1));
    pictures.begun(54);
    assertThat(pictures.of(3)).isEmpty();
    assertThat(pictures.of(4)).isEmpty();
    assertThat(pictures.of(5)).containsExactly(1);
  }

  @Test
  void aFolderThatCannotBeWrittenHoldsNothingUp() throws Exception {
    Files.writeString(data.resolve("pictures"), "no folder");
    pictures.moved(4, 0, 1, jpeg(1));
    assertThat(pictures.find(4, 1)).isEmpty();
  }
}
