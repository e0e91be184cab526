package org.lunartable.bridge.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The golden vectors, which the firmware's tests read too. */
final class Golden {

  /**
   * A line of the file.
   *
   * @param kind crc, frame, bad or stream
   */
  record Vector(String kind, String name, List<String> rest) {
    byte[] bytes(int at) {
      String hex = rest.get(at);
      return hex.equals("-") ? new byte[0] : HexFormat.of().parseHex(hex);
    }

    int number(int at) {
      return Integer.parseInt(rest.get(at), 16);
    }

    Frame frame() {
      return new Frame(number(0), number(1), bytes(2));
    }

    @Override
    public String toString() {
      return kind + " " + name;
    }
  }

  private Golden() {}

  static Stream<Vector> vectors(String kind) throws IOException {
    return Files.readAllLines(Path.of("firmware", "golden.txt")).stream()
        .filter(line -> line.startsWith(kind + " "))
        .map(line -> Arrays.asList(line.split(" ")))
        .map(words -> new Vector(words.get(0), words.get(1), words.subList(2, words.size())));
  }

  static Frame frame(String name) throws IOException {
    return vectors("frame").filter(v -> v.name().equals(name)).findFirst().orElseThrow().frame();
  }
}
