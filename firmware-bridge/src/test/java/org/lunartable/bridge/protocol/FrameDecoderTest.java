package org.lunartable.bridge.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class FrameDecoderTest {

  @Property(tries = 500)
  void readsWhatWasWritten(
      @ForAll @IntRange(max = 255) int type,
      @ForAll @IntRange(max = 255) int sequence,
      @ForAll @Size(max = Frame.MAX_DATA) byte[] data) {
    Frame frame = new Frame(type, sequence, data);
    byte[] wire = frame.encode();
    assertThat(GoldenVectorsTest.decode(wire)).containsExactly(frame);
    for (int i = 1; i < wire.length - 1; i++) {
      assertThat(wire[i]).isNotZero();
    }
  }

  @Property(tries = 500)
  void noiseBeforeAFrameHidesNothing(
      @ForAll @Size(max = 300) byte[] noise, @ForAll @Size(max = Frame.MAX_DATA) byte[] data) {
    Frame frame = new Frame(2, 9, data);
    ByteArrayOutputStream wire = new ByteArrayOutputStream();
    wire.writeBytes(noise);
    wire.writeBytes(frame.encode());
    assertThat(GoldenVectorsTest.decode(wire.toByteArray())).endsWith(frame);
  }

  @Test
  void oneWrongByteIsAlwaysNoticed() {
    byte[] wire = new Frame(0x87, 9, new byte[] {0, 1, 2, 0, -1, 0}).encode();
    for (int at = 1; at < wire.length - 1; at++) {
      for (int wrong = 1; wrong < 256; wrong++) {
        byte[] changed = wire.clone();
        changed[at] ^= (byte) wrong;
        assertThat(GoldenVectorsTest.decode(changed)).isEmpty();
      }
    }
  }

  @Test
  void countsWhatIsBroken() {
    FrameDecoder decoder = new FrameDecoder();
    for (byte next : new byte[] {0, 5, 1, 0, 0, 0, 7, 0}) {
      decoder.push(next);
    }
    assertThat(decoder.broken()).isEqualTo(2);
  }
}
