package org.lunartable.kiosk.settings;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.lunartable.kiosk.files.WholeFile;

/**
 * Texts that people brought for a game, such as the cards of an owner: the files {@code
 * documents/GAME.FIELD} of a data folder. Safe to use from any thread.
 */
public final class Documents {

  private static final System.Logger LOG = System.getLogger(Documents.class.getName());

  private final Path folder;

  /** The documents in this data folder. */
  public Documents(Path data) {
    folder = data.resolve("documents");
  }

  private Path file(String game, String field) {
    return folder.resolve(game + "." + field);
  }

  /**
   * The text that was kept last; empty for none.
   *
   * @param game the id of a game that there is
   * @param field the id of one of its fields
   */
  public synchronized Optional<String> find(String game, String field) {
    try {
      return Optional.of(Files.readString(file(game, field)));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (IOException unusable) {
      LOG.log(Level.WARNING, file(game, field) + " cannot be read.", unusable);
      return Optional.empty();
    }
  }

  /**
   * Keeps a text, for good when it returns; an empty one forgets what was kept. Game and field as
   * above.
   *
   * @throws IOException when it cannot be stored; nothing is changed
   */
  public synchronized void keep(String game, String field, String text) throws IOException {
    if (text.isEmpty()) {
      Files.deleteIfExists(file(game, field));
    } else {
      WholeFile.write(file(game, field), text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
