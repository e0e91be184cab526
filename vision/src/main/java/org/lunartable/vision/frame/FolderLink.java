package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Goes through the pictures of a folder. */
final class FolderLink implements Link {
  private final Path folder;
  private final Pacer pacer;
  private final boolean loop;
  private List<Path> files;
  private int next;

  FolderLink(Path folder, Pacer pacer, boolean loop) throws IOException {
    this.folder = folder;
    this.pacer = pacer;
    this.loop = loop;
    list();
  }

  private void list() throws IOException {
    next = 0;
    try {
      files = FolderFrames.pictures(folder);
    } catch (NoSuchFileException e) {
      throw new SourceLost(folder + " is gone; bring the folder back.", e);
    }
    if (files.isEmpty()) {
      throw new SourceLost(folder + " holds no JPEG pictures; put some there (*.jpg).");
    }
  }

  @Override
  public Optional<Jpeg> next() throws IOException, InterruptedException {
    pacer.await();
    if (next == files.size()) {
      if (!loop) {
        throw new EndOfFrames("The recording " + folder + " is over.");
      }
      list();
    }
    Path file = files.get(next++);
    try {
      return Files.size(file) > Jpeg.MAX_BYTES
          ? Optional.empty()
          : Jpeg.at(Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      list();
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    // Nothing is open between two pictures.
  }
}
