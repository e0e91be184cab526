package org.lunartable.kiosk.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandsChecksTest {

  @Test
  void aBoardThatIsNotThereNeedNotBe() {
    assertThat(HandsChecks.board(List.of()).state()).isEqualTo(Check.State.ABSENT);
  }

  @Test
  void aBoardThatIsPluggedInIsNamedByItsPort() {
    assertThat(HandsChecks.board(List.of("/dev/ttyACM0")))
        .isEqualTo(Check.ok("sensor-board", "an Arduino Mega 2560 at /dev/ttyACM0"));
  }
}
