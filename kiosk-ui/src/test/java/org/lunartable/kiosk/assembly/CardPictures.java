package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The drawn pictures of cards that the vision module is tested with. */
public final class CardPictures {

  private static final Path FOLDER = Path.of("../vision/src/test/resources/cards");

  private CardPictures() {}

  /** For example {@code tray-red.jpg}. */
  public static Path file(String name) {
    return FOLDER.resolve(name).toAbsolutePath().normalize();
  }

  /** The bytes of one. */
  public static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(file(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
