package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Replays pictures: a folder of JPEG files in the order of their names, or a file of JPEGs one
 * after the other (an MJPEG stream, such as a {@link Recording}).
 */
public final class FolderFrames {
  private FolderFrames() {}

  /** What comes after the last picture. */
  public enum AtEnd {
    /** The first one again; a folder is listed anew. */
    LOOP,
    /** Nothing: the source has ended. */
    STOP
  }

  /**
   * A source that replays a folder or a file.
   *
   * @param framesPerSecond at least 0.1, at most 120
   * @throws IllegalArgumentException for another rate
   */
  public static FrameSource source(Path folderOrFile, double framesPerSecond, AtEnd atEnd) {
    return source(folderOrFile, framesPerSecond, atEnd, Time.SYSTEM);
  }

  static FrameSource source(Path folderOrFile, double perSecond, AtEnd atEnd, Time time) {
    return new SupervisedSource(new FolderWire(folderOrFile, perSecond, atEnd, time), time);
  }

  /** The JPEG files of a folder by name. */
  static List<Path> pictures(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(FolderFrames::isPicture).sorted().toList();
    }
  }

  private static boolean isPicture(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return (name.endsWith(".jpg") || name.endsWith(".jpeg")) && !name.startsWith(".");
  }

  private record FolderWire(Path path, double perSecond, AtEnd atEnd, Time time) implements Wire {
    FolderWire {
      Objects.requireNonNull(path);
      Objects.requireNonNull(atEnd);
      Pacer.check(perSecond);
    }

    @Override
    public String name() {
      return "the recording " + path;
    }

    @Override
    public boolean present() {
      try {
        return Files.isDirectory(path) ? !pictures(path).isEmpty() : Files.exists(path);
      } catch (IOException | RuntimeException e) {
        return false;
      }
    }

    @Override
    public Link open() throws IOException {
      if (!Files.exists(path)) {
        throw new SourceLost(path + " does not exist; name a folder of JPEGs or an MJPEG file.");
      }
      if (!Files.isReadable(path)) {
        throw new SourceLost(path + " may not be read; check its permissions.");
      }
      Pacer pacer = new Pacer(time, perSecond);
      boolean loop = atEnd == AtEnd.LOOP;
      return Files.isDirectory(path)
          ? new FolderLink(path, pacer, loop)
          : new MjpegFileLink(path, pacer, loop);
    }
  }
}
