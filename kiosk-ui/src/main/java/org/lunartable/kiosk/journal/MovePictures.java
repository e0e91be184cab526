package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.kiosk.files.WholeFile;

/**
 * Small pictures of what a device saw when a move was taken, as files beside the journal: {@code
 * pictures/GAME/MOVE.jpg}. They are for people to look at, so what cannot be written is only logged
 * and never holds up a game. Safe to use from any thread, written by one.
 */
public final class MovePictures {

  private static final System.Logger LOG = System.getLogger(MovePictures.class.getName());
  private static final String JPEG = "image/jpeg";
  private static final String ENDING = ".jpg";

  /** A larger one is somebody's photo, not a cut-out. */
  private static final int MOST_BYTES = 256 << 10;

  /** Of so many of the newest games pictures are kept: about as many as the history lists. */
  private static final int GAMES = 50;

  private final Path folder;

  /** The pictures in this data folder. */
  public MovePictures(Path data) {
    this.folder = data.resolve("pictures");
  }

  /**
   * The moves of a game changed.
   *
   * @param before how many stood before
   * @param now how many stand now; pictures of moves taken back and made anew are dropped
   * @param evidence what the last of them looked like
   */
  void moved(long game, int before, int now, Optional<Evidence> evidence) {
    try {
      for (int move = before + 1; move <= now; move++) {
        Files.deleteIfExists(file(game, move));
      }
      Optional<Evidence> small =
          evidence.filter(one -> one.mediaType().equals(JPEG) && one.bytes().length <= MOST_BYTES);
      if (now > before && small.isPresent()) {
        WholeFile.write(file(game, now), small.get().bytes());
      }
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "A move's picture could not be kept.", failed);
    }
  }

  /** A game begins: the pictures of those long past go. */
  void begun(long game) {
    for (long old = game - GAMES; old > 0 && Files.isDirectory(folder(old)); old--) {
      try (Stream<Path> files = Files.list(folder(old))) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
        Files.delete(folder(old));
      } catch (IOException failed) {
        LOG.log(Level.WARNING, "Old pictures could not be deleted.", failed);
        return;
      }
    }
  }

  /** The moves of a game of which there are pictures, by number from 1. */
  public List<Integer> of(long game) {
    if (!Files.isDirectory(folder(game))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder(game))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("[0-9]{1,6}" + ENDING))
          .map(name -> Integer.valueOf(name.substring(0, name.length() - ENDING.length())))
          .sorted()
          .toList();
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "Pictures could not be listed.", failed);
      return List.of();
    }
  }

  /** The JPEG of a move; empty when there is none. */
  public Optional<byte[]> find(long game, int move) {
    try {
      Path file = file(game, move);
      return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "A move's picture could not be read.", failed);
      return Optional.empty();
    }
  }

  private Path folder(long game) {
    return folder.resolve(Long.toString(game));
  }

  private Path file(long game, int move) {
    return folder(game).resolve(move + ENDING);
  }
}
