package org.lunartable.kiosk.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes sure that what was written is on the medium, so that a pulled stick or a power cut loses
 * nothing of it.
 */
public final class Durable {

  private Durable() {}

  /**
   * Waits until a folder and all that is in it is on the medium: what it contains first, then the
   * folders that name it.
   *
   * @throws IOException when something of it cannot be brought there
   */
  public static void tree(Path folder) throws IOException {
    List<Path> inside;
    try (Stream<Path> all = Files.walk(folder)) {
      inside = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : inside) {
      one(path);
    }
  }

  /**
   * Waits for one file's contents, or for the names in one folder.
   *
   * @throws IOException when that is not possible
   */
  public static void one(Path path) throws IOException {
    // Linux lets a folder be opened for reading and brought to the medium like a file.
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
