package org.lunartable.kiosk.assembly.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CameraNamesTest {

  private static final Path HERE = Path.of("/somewhere");

  @TempDir Path folder;

  private static CameraName parsed(String text) throws BadSetting {
    return CameraNames.parse(text, HERE);
  }

  @Test
  void everyKindHasAName() throws BadSetting {
    assertThat(parsed("auto")).isEqualTo(CameraName.AUTOMATIC);
    assertThat(parsed(" Simulated ")).isEqualTo(CameraName.SIMULATED);
    assertThat(parsed("rpicam")).isEqualTo(new CameraName.Pi(0));
    assertThat(parsed("rpicam:1")).isEqualTo(new CameraName.Pi(1));
    assertThat(parsed("/dev/v4l/by-id/usb-A-video-index0"))
        .isEqualTo(new CameraName.Device(Path.of("/dev/v4l/by-id/usb-A-video-index0")));
    assertThat(parsed("http://192.0.2.7:8080/video"))
        .isEqualTo(new CameraName.Network(URI.create("http://192.0.2.7:8080/video")));
    assertThat(parsed("./frames"))
        .isEqualTo(new CameraName.Recording(Path.of("/somewhere/frames")));
    assertThat(parsed("evening.mjpeg"))
        .isEqualTo(new CameraName.Recording(Path.of("/somewhere/evening.mjpeg")));
  }

  @Test
  void aFolderThatIsThereNeedsNoSlash() throws Exception {
    Files.createDirectory(folder.resolve("frames"));
    assertThat(CameraNames.parse("frames", folder))
        .isEqualTo(new CameraName.Recording(folder.resolve("frames")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "auto",
        "simulated",
        "rpicam",
        "rpicam:2",
        "/dev/video0",
        "https://cam.invalid/x?y=1",
        "/a/b.mjpeg"
      })
  void aNameIsReadBackAsItWasWritten(String name) throws BadSetting {
    assertThat(parsed(name).text()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "webcam",
        "rpicam:x",
        "rpicam:",
        "ftp://a/b",
        "http://",
        "http:///x",
        "https://a b"
      })
  void whatNamesNoCameraIsOneSentence(String name) {
    assertThatThrownBy(() -> parsed(name))
        .isInstanceOf(BadSetting.class)
        .message()
        .endsWith(".")
        .contains("'" + name + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "http://me:secret@host/v?token=1, http://***@host/v?***",
    "http://host/v, http://host/v",
    "/dev/video0, /dev/video0"
  })
  void noPasswordIsShown(String name, String shown) throws BadSetting {
    assertThat(CameraNames.shown(parsed(name))).isEqualTo(shown);
  }

  @Test
  void noPasswordIsShownInAComplaint() {
    assertThatThrownBy(() -> parsed("rtsp://me:secret@host/v")).message().doesNotContain("secret");
  }
}
