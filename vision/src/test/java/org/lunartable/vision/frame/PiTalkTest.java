package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PiTalkTest {
  private static final String METADATA =
      """
      SensorTimestamp=1234567890
      ExposureTime=8000
      AnalogueGain=1.500000
      DigitalGain=1.000000
      ColourGains=[ 1.750000, 2.125000 ]
      AeEnable=true

      """;

  private final PiTalk talk = new PiTalk();

  @Test
  void takesTheLightOutOfTheMetadata() {
    talk.add(METADATA);
    assertThat(talk.light()).contains(new PiCamera.Light(8000, 1.5, 1.75, 2.125));
  }

  @Test
  void putsPiecesTogether() {
    METADATA.chars().forEach(c -> talk.add(Character.toString(c)));
    assertThat(talk.light()).contains(new PiCamera.Light(8000, 1.5, 1.75, 2.125));
  }

  @Test
  void tellsTheNewestLight() {
    talk.add(METADATA);
    talk.add("ExposureTime=9000\n");
    assertThat(talk.light().orElseThrow().exposureMicros()).isEqualTo(9000);
  }

  @Test
  void knowsNoLightBeforeAllOfItIsTold() {
    talk.add("ExposureTime=8000\nAnalogueGain=1.5\nColourGains=\n");
    assertThat(talk.light()).isEmpty();
  }

  @Test
  void tellsComplaintsFromMetadata() {
    talk.add("ERROR: bad news\n" + METADATA);
    assertThat(talk.lastComplaint()).isEqualTo("ERROR: bad news");
    assertThat(talk.complainsOf("bad news")).isTrue();
    assertThat(talk.complainsOf("exposuretime")).isFalse();
  }

  @Test
  void takesACutOffLineForAComplaintToo() {
    talk.add("no cameras available");
    assertThat(talk.complainsOf("no cameras available")).isTrue();
    assertThat(talk.lastComplaint()).isEqualTo("no cameras available");
  }
}
