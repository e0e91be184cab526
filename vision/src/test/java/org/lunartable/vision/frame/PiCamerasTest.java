package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.frame.PiCameras.Found;
import org.lunartable.vision.frame.PiCameras.PiDevice;
import org.lunartable.vision.frame.PiCameras.Unanswered;

class PiCamerasTest {
  private static final String CABLE_0 = "/base/axi/pcie@120000/rp1/i2c@88000/imx708@1a";
  private static final String CABLE_1 = "/base/axi/pcie@120000/rp1/i2c@80000/ov5647@36";

  @TempDir Path folder;

  private PiCameras.Answer asked(String script) throws IOException {
    Path program = folder.resolve("rpicam-vid");
    ScriptRig.write(program, script);
    return PiCameras.ask(program, Duration.ofSeconds(2));
  }

  @Test
  void everyCameraIsToldWithWhereItIsConnected() throws IOException {
    String list =
        """
        [ "$1" = --list-cameras ] || exit 9
        cat <<END
        Available cameras
        -----------------
        0 : imx708 [4608x2592 10-bit RGGB] (%s)
            Modes: 'SRGGB10_CSI2P' : 1536x864 [120.13 fps - (768, 432)/3072x1728 crop]
                                     2304x1296 [56.03 fps - (0, 0)/4608x2592 crop]

        1 : ov5647 [2592x1944 10-bit GBRG] (%s)
        END
        """
            .formatted(CABLE_0, CABLE_1);
    PiDevice first = new PiDevice(0, "imx708", CABLE_0);
    PiDevice second = new PiDevice(1, "ov5647", CABLE_1);
    assertThat(asked(list))
        .isInstanceOfSatisfying(
            Found.class, found -> assertThat(found.cameras()).containsExactly(first, second));
  }

  @Test
  void thatThereIsNoneIsAnAnswerToo() throws IOException {
    assertThat(asked("echo 'No cameras available!' >&2"))
        .isInstanceOfSatisfying(Found.class, found -> assertThat(found.cameras()).isEmpty());
  }

  @Test
  void aProgramThatFailsHangsOrIsNoneAnswersNothing() throws IOException {
    assertThat(asked("echo 'ERROR: no such option' >&2; exit 255")).isEqualTo(new Unanswered());
    assertThat(asked("sleep 60")).isEqualTo(new Unanswered());
    assertThat(PiCameras.ask(folder.resolve("none"))).isEqualTo(new Unanswered());
  }
}
