package org.lunartable.bridge.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoldenVectorsTest {

  static Stream<Golden.Vector> crcs() throws IOException {
    return Golden.vectors("crc");
  }

  static Stream<Golden.Vector> frames() throws IOException {
    return Golden.vectors("frame");
  }

  static Stream<Golden.Vector> bad() throws IOException {
    return Golden.vectors("bad");
  }

  static Stream<Golden.Vector> streams() throws IOException {
    return Golden.vectors("stream");
  }

  @ParameterizedTest
  @MethodSource("crcs")
  void crc(Golden.Vector vector) {
    byte[] bytes = vector.bytes(0);
    assertThat(Crc16.of(bytes, bytes.length)).isEqualTo(vector.number(1));
  }

  @ParameterizedTest
  @MethodSource("frames")
  void isWritten(Golden.Vector vector) {
    assertThat(vector.frame().encode()).isEqualTo(vector.bytes(3));
  }

  @ParameterizedTest
  @MethodSource("frames")
  void isRead(Golden.Vector vector) {
    assertThat(decode(vector.bytes(3))).containsExactly(vector.frame());
  }

  @ParameterizedTest
  @MethodSource("bad")
  void isRefused(Golden.Vector vector) {
    assertThat(decode(vector.bytes(0))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("streams")
  void isFoundInNoise(Golden.Vector vector) {
    List<String> found =
        decode(vector.bytes(0)).stream()
            .map(frame -> "%02x:%02x".formatted(frame.type(), frame.sequence()))
            .toList();
    assertThat(found).isEqualTo(vector.rest().subList(1, vector.rest().size()));
  }

  static List<Frame> decode(byte[] bytes) {
    FrameDecoder decoder = new FrameDecoder();
    List<Frame> frames = new ArrayList<>();
    for (byte next : bytes) {
      decoder.push(next).ifPresent(frames::add);
    }
    return frames;
  }
}
