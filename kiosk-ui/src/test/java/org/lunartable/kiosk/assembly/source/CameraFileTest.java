package org.lunartable.kiosk.assembly.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CameraFileTest {

  @TempDir Path folder;

  private CameraFile settings;

  @BeforeEach
  void open() {
    settings = CameraFile.in(folder);
  }

  private void write(String text) throws IOException {
    Files.writeString(settings.path(), text);
  }

  @Test
  void withoutAFileAllIsAsUsual() throws BadSetting {
    assertThat(settings.plan())
        .isEqualTo(new CameraPlan(CameraName.AUTOMATIC, CameraSettings.USUAL));
  }

  @Test
  void everySettingIsTaken() throws Exception {
    write(
        """
        # ours
        camera = rpicam:1
        camera.width = 1920
        camera.height: 1080
        camera.rate 30
        camera.exposure = 150
        camera.white-balance = 4500
        """);
    assertThat(settings.plan())
        .isEqualTo(
            new CameraPlan(
                new CameraName.Pi(1),
                new CameraSettings(1920, 1080, 30, OptionalInt.of(150), OptionalInt.of(4500))));
  }

  @Test
  void aRelativePathStartsAtTheFile() throws Exception {
    write("camera = recordings/evening.mjpeg");
    assertThat(settings.plan().camera().text())
        .isEqualTo(folder.resolve("recordings/evening.mjpeg").toString());
  }

  @ParameterizedTest
  @CsvSource({
    "camera = webcam, 'There is no camera ''webcam'''",
    "camera.rate = 0, from 1 to 60",
    "camera.rate = fast, from 1 to 60",
    "camera.widht = 9, no setting 'camera.widht'",
    "colour = \\u00zz, cannot be read"
  })
  void whatCannotBeUsedIsOneSentenceThatNamesTheFile(String line, String words) throws Exception {
    write(line);
    assertThatThrownBy(settings::plan)
        .isInstanceOf(BadSetting.class)
        .hasMessageContaining(words)
        .hasMessageStartingWith(settings.path().toString())
        .message()
        .endsWith(".");
  }

  @Test
  void choosingChangesOneLine() throws Exception {
    write("# ours\ncamera.rate = 20\ncamera = auto\n# end\n");
    settings.choose(new CameraName.Device(Path.of("/dev/v4l/by-id/usb-A\\B")));
    assertThat(Files.readAllLines(settings.path()))
        .containsExactly(
            "# ours", "camera.rate = 20", "camera = /dev/v4l/by-id/usb-A\\\\B", "# end");
    assertThat(settings.plan().camera().text()).isEqualTo("/dev/v4l/by-id/usb-A\\B");
  }

  @Test
  void choosingMakesTheFile() throws Exception {
    settings.choose(CameraName.SIMULATED);
    assertThat(settings.plan()).isEqualTo(CameraPlan.SIMULATED);
  }

  @Test
  void aReportHasNoSecrets() throws Exception {
    write("camera = http://me:secret@host/v?key=secret\npassword = secret\n");
    assertThat(settings.withoutSecrets())
        .containsExactly("camera = http://***@host/v?***", "password is no setting");
  }
}
