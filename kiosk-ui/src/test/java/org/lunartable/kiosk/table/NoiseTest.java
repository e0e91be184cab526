package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NoiseTest {

  private final Noise noise = new Noise();

  private void say(String source, long times) {
    for (long i = 0; i < times; i++) {
      noise.count(source);
    }
  }

  @Test
  void whoSaysFarTooMuchIsNoisyUntilItIsCalm() {
    say("panel", Noise.TOO_MUCH + 1);
    say("camera", Noise.TOO_MUCH);
    noise.tick();
    assertThat(noise.noisy()).containsExactly("panel");

    say("panel", Noise.CALM);
    noise.tick();
    assertThat(noise.isNoisy("panel")).as("between the limits nothing changes").isTrue();

    noise.tick();
    assertThat(noise.noisy()).isEmpty();
  }

  @Test
  void everyDeviceHasANameForPeople() {
    assertThat(Noise.name("sensor-board").key()).isEqualTo("device.sensor-board");
    assertThat(Noise.name("something new").key()).isEqualTo("device.other");
  }
}
