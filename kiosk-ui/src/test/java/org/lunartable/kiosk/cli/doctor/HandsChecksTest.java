package org.lunartable.kiosk.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.web.HandsDesk;
import org.lunartable.kiosk.web.HandsDesk.PartState;

class HandsChecksTest {

  @Test
  void aBoardThatIsNotThereNeedNotBe() {
    assertThat(HandsChecks.board(List.of()).state()).isEqualTo(Check.State.ABSENT);
  }

  @Test
  void whatAKioskTellsIsReadWithItsTexts() {
    Text said = Text.of("hands.sensors.places", "places", "e5, f7");
    var part =
        PartState.unwell("sensors", HandsDesk.State.WARN, said, Text.of("hands.sensors.help"));
    byte[] answer =
        Json.write(Map.of("parts", List.of(part.fields()))).getBytes(StandardCharsets.UTF_8);

    Check check = HandsChecks.read(answer).get(0);

    assertThat(check.state()).isEqualTo(Check.State.WARN);
    assertThat(check.text()).contains("sensors").contains("not believed: e5, f7");
    assertThat(check.fields()).containsOnlyKeys("name", "state", "detail", "remedy");
    assertThat(Json.write(check.pageFields())).contains("\"key\":\"hands.sensors.help\"");
  }

  @Test
  void whatIsNoAnswerOfAKioskTellsNothing() {
    assertThat(HandsChecks.read("{}".getBytes(StandardCharsets.UTF_8))).isEmpty();
    assertThat(HandsChecks.read("no".getBytes(StandardCharsets.UTF_8))).isEmpty();
  }

  @Test
  void aBoardThatIsPluggedInIsNamedByItsPort() {
    Check found = HandsChecks.board(List.of("/dev/ttyACM0"));
    assertThat(found.state()).isEqualTo(Check.State.OK);
    assertThat(found.detail()).isEqualTo("an Arduino Mega 2560 at /dev/ttyACM0");
  }
}
