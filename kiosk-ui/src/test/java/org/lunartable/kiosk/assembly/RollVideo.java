package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;

/**
 * The video of one roll that the vision module is tested with: nothing, a die that tumbles, rest.
 */
public final class RollVideo {
  private static final Path FOLDER = Path.of("../vision/src/test/resources/rolls");

  /** What lies on top at its end. */
  public static final DieFace FACE = Die.CLASSIC.face(3);

  private RollVideo() {}

  /** Its frames, 15 a second. */
  public static List<byte[]> frames() throws IOException {
    List<byte[]> frames = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".jpg")).sorted().toList()) {
        frames.add(Files.readAllBytes(file));
      }
    }
    return frames;
  }
}
