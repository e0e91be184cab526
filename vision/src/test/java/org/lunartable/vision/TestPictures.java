package org.lunartable.vision;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The pictures of the test resources. */
public final class TestPictures {
  private TestPictures() {}

  /** The folder with labelled pictures of the die. */
  public static Path dice() {
    try {
      return Path.of(TestPictures.class.getResource("/die/labels.jsonl").toURI()).getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All pictures in it, by name. */
  public static List<Path> files() {
    try (var files = Files.list(dice())) {
      return files.filter(file -> file.toString().endsWith(".jpg")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
