package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the database driver unpacks its native library. */
final class Natives {

  private static final String PROPERTY = "org.sqlite.tmpdir";

  private Natives() {}

  /**
   * Names a folder of our own and clears it: the driver unpacks a copy at every start, and a
   * process that is killed leaves its one behind. A folder that the user named is left alone.
   *
   * @param folder used by this process only
   */
  static synchronized void unpackInto(Path folder) throws IOException {
    if (System.getProperty(PROPERTY) != null) {
      return;
    }
    Files.createDirectories(folder);
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty(PROPERTY, folder.toAbsolutePath().toString());
  }
}
