package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

/** The folder that holds the journal, locked so that only one program writes there. */
final class DataFolder implements AutoCloseable {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  /** The database comes last: without it the others mean nothing. */
  private static final List<String> PARTS = List.of("-wal", "-shm", "");

  private final Path folder;
  private final FileChannel lockFile;

  private DataFolder(Path folder, FileChannel lockFile) {
    this.folder = folder;
    this.lockFile = lockFile;
  }

  /** Makes the folder if it is missing, proves that it can be written to, and locks it. */
  static DataFolder open(Path folder, Clock clock) throws JournalProblem {
    try {
      Files.createDirectories(folder);
    } catch (IOException failed) {
      throw new JournalProblem(
          "The data folder "
              + folder
              + " cannot be made: "
              + reason(failed)
              + "; choose another with --data.",
          failed);
    }
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(
              folder.resolve("lunar.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      proveWritable(folder);
      if (lock(channel) != null) {
        Natives.unpackInto(folder.resolve("natives/sqlite"));
        Backups.takeReady(folder, clock.instant());
        return new DataFolder(folder, channel);
      }
    } catch (IOException failed) {
      closeQuietly(channel);
      throw new JournalProblem(
          "The data folder "
              + folder
              + " cannot be written to: "
              + reason(failed)
              + "; free it or choose another with --data.",
          failed);
    }
    closeQuietly(channel);
    throw new JournalProblem(
        "The data folder "
            + folder
            + " is in use by another Lunar Table that is running; stop that one,"
            + " or choose another folder with --data.");
  }

  /** A full disk still lets an empty file be made, so some bytes go to the disk and away again. */
  private static void proveWritable(Path folder) throws IOException {
    Path probe = folder.resolve("lunar.probe");
    try {
      Files.write(probe, new byte[4096], StandardOpenOption.CREATE, StandardOpenOption.SYNC);
    } finally {
      Files.deleteIfExists(probe);
    }
  }

  private static FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException ours) {
      return null;
    }
  }

  Path path() {
    return folder;
  }

  Path database() {
    return folder.resolve("lunar.db");
  }

  /** Tells the database file from any other that may come to stand in its place. */
  Optional<Object> identity() {
    try {
      Object key = Files.readAttributes(database(), BasicFileAttributes.class).fileKey();
      return Optional.of(key == null ? database() : key);
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  /** Whether SQLite's log of the journal has something in it. */
  boolean hasLog() throws IOException {
    Path log = folder.resolve("lunar.db-wal");
    return Files.exists(log) && Files.size(log) > 0;
  }

  /**
   * Moves the database and what belongs to it out of the way.
   *
   * @return where it is now
   */
  Path setAside(Instant now) throws JournalProblem {
    String stamp = "lunar-damaged-" + STAMP.format(now);
    Path target = folder.resolve(stamp + ".db");
    for (int n = 2; Files.exists(target); n++) {
      target = folder.resolve(stamp + "-" + n + ".db");
    }
    try {
      for (String suffix : PARTS) {
        Path part = folder.resolve("lunar.db" + suffix);
        if (Files.exists(part)) {
          Files.move(part, folder.resolve(target.getFileName() + suffix));
        }
      }
    } catch (IOException failed) {
      throw new JournalProblem(
          "The journal is damaged and cannot be set aside: " + reason(failed) + ".", failed);
    }
    return target;
  }

  /** Removes the database and what belongs to it. */
  void forget() throws JournalProblem {
    try {
      for (String suffix : PARTS) {
        Files.deleteIfExists(folder.resolve("lunar.db" + suffix));
      }
    } catch (IOException failed) {
      throw new JournalProblem(
          "The journal is damaged and cannot be removed: " + reason(failed) + ".", failed);
    }
  }

  /** What the operating system says, without the path in front of it. */
  static String reason(IOException failed) {
    if (failed instanceof AccessDeniedException) {
      return "permission denied";
    } else if (failed instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    String message = failed.getMessage();
    return message == null ? failed.getClass().getSimpleName() : message;
  }

  @Override
  public void close() {
    closeQuietly(lockFile);
  }

  private static void closeQuietly(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException ignored) {
      // The lock goes with the process at the latest.
    }
  }
}
