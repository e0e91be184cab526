package org.lunartable.vision;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.opencv.core.Core;

/**
 * Loads OpenCV's native library, once a process. Thread-safe.
 *
 * <p>Unless the property {@code lunar.opencv} names a library that is unpacked already, it is
 * unpacked at every start. A process that is killed leaves its copy (60 MB) behind, and a temporary
 * folder may forbid running code, so a service names a folder of its own with {@link
 * #unpackInto(Path)} before its first picture.
 */
public final class OpenCv {
  private static final String TEMP = "java.io.tmpdir";

  /** Path of a library that is unpacked already; the launcher sets it. */
  private static final String UNPACKED = "lunar.opencv";

  private static final String PREFIX = "opencv_openpnp";
  private static Path folder;
  private static boolean loaded;

  private OpenCv() {}

  /**
   * Names the folder the library is unpacked into. What an earlier process left there is deleted
   * when the library is loaded. No effect once it is loaded.
   */
  public static synchronized void unpackInto(Path ownFolder) {
    folder = ownFolder;
  }

  /**
   * Loads the library unless that is done already.
   *
   * @throws IllegalStateException when it cannot be loaded; the message says what to do
   */
  public static synchronized void load() {
    if (loaded) {
      return;
    }
    String before = System.getProperty(TEMP);
    String unpacked = System.getProperty(UNPACKED);
    try {
      if (unpacked != null) {
        System.load(unpacked);
        begin();
        return;
      }
      if (folder != null) {
        clean(Files.createDirectories(folder));
        System.setProperty(TEMP, folder.toAbsolutePath().toString());
      }
      nu.pattern.OpenCV.loadLocally();
      begin();
    } catch (IOException | RuntimeException | LinkageError e) {
      throw new IllegalStateException(
          "OpenCV's library cannot be loaded from "
              + (unpacked != null ? unpacked : folder == null ? before : folder)
              + "; name a folder that is writable and not mounted noexec.",
          e);
    } finally {
      System.setProperty(TEMP, before);
    }
  }

  /** Pictures are so small here that sharing one among threads costs more than it gains. */
  private static void begin() {
    Core.setNumThreads(1);
    loaded = true;
  }

  private static void clean(Path own) throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(own, PREFIX + "*")) {
      for (Path folderLeft : left) {
        deleteTree(folderLeft);
      }
    }
  }

  private static void deleteTree(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      try (DirectoryStream<Path> inside = Files.newDirectoryStream(path)) {
        for (Path child : inside) {
          deleteTree(child);
        }
      }
    }
    Files.deleteIfExists(path);
  }
}
