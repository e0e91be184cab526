package org.lunartable.kiosk.cli;

import org.junit.jupiter.api.Test;

class HandsOptionsTest {

  @Test
  void refusesWhatIsNoPortOfABoard() {
    CliRun.of("kiosk", "--board", "ttyACM0").failed(2, "ttyACM0", "/dev/ttyACM0");
  }

  @Test
  void refusesWhatIsNoPin() {
    CliRun.of("kiosk", "--pin", "roll=99").failed(2, "roll", "99", "BCM");
    CliRun.of("kiosk", "--pin", "horn=5").failed(2, "horn", "buzzer");
    CliRun.of("kiosk", "--pin", "next=17").failed(2, "17", "roll", "next");
  }
}
