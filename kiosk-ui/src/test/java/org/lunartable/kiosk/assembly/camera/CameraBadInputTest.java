package org.lunartable.kiosk.assembly.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.camera.Visitor.Answer;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/** What a page must not send to the camera's endpoints. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class CameraBadInputTest {

  @TempDir static Path folder;

  private static Kiosk kiosk;
  private static Visitor page;

  @BeforeAll
  static void start() throws KioskProblem {
    kiosk =
        Kiosk.start(
            new KioskSettings(folder, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED));
    page = new Visitor(kiosk);
  }

  @AfterAll
  static void stop() {
    kiosk.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tray|{}|400|The field left is to be a number from 0 to 1.",
        "tray|{\"left\":0,\"top\":0,\"right\":2,\"bottom\":1}|400|The field right is to be a number from 0 to 1.",
        "tray|{\"left\":0.5,\"top\":0,\"right\":0.1,\"bottom\":1}|422|The tray is to lie in the picture and be at least a twelfth of it wide and high.",
        "tray|{\"automatic\":false}|400|The field automatic is to be true.",
        "tray|{\"middle\":1}|400|There is no field middle here.",
        "../cameras|{\"id\":\"/dev/video7\"}|422|There is no such camera to choose; look at the list again.",
        "../cameras|{\"id\":\"http://192.0.2.1/video\"}|422|There is no such camera to choose; look at the list again.",
        "../cameras|{\"id\":7}|400|The field id is to be a text.",
        "placed|{\"x\":1}|400|There is no field x here.",
        "calibration|{\"step\":\"dance\"}|400|The field step is to be start, take, skip, back, save or cancel.",
        "calibration|{\"step\":\"take\"}|409|That cannot be done in the calibration just now.",
        "calibration|{\"step\":\"save\"}|409|That cannot be done in the calibration just now.",
        "calibration|{\"face\":3}|409|That cannot be done in the calibration just now.",
        "calibration|{\"face\":\"x\"}|400|The field face is to be a whole number.",
        "calibration|{}|400|The field step is to be a text.",
        "profile/wipe|{}|400|The field sure is to be true.",
        "../corrections/wipe|{\"sure\":1}|400|The field sure is to be true.",
        "../corrections|{\"number\":1}|400|The field was is to be a face: two rows of two colour words or nulls.",
        "../corrections|{\"number\":1,\"was\":[[\"pink\",null],[null,null]]}|400|The field was is to be a face: two rows of two colour words or nulls.",
        "../corrections|{\"number\":1,\"was\":[[null,null],[null,null]]}|409|There is no roll of the camera to put right now.",
        "../corrections|[]|400|This is not a JSON object (line 1, column 1)."
      })
  void badInputIsAnsweredWithASentence(String path, String body, int status, String sentence)
      throws Exception {
    String whole = path.startsWith("../") ? "/api/" + path.substring(3) : "/api/camera/" + path;
    Answer answer = page.post(whole, body);
    assertThat(answer.status()).as(answer.json().toString()).isEqualTo(status);
    assertThat(answer.error()).isEqualTo(sentence);
    assertThat(page.post(whole, "text/plain", body).status()).isEqualTo(415);
  }
}
