package org.lunartable.kiosk.settings;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/**
 * The file {@code settings.json} of a data folder. A file that cannot be read is kept beside as
 * {@code settings.json.bad} and the table starts as a new one. Safe to use from any thread.
 */
public final class SettingsFile {

  private static final System.Logger LOG = System.getLogger(SettingsFile.class.getName());

  private final Path file;
  private Settings now;

  /** The settings in this folder. */
  public SettingsFile(Path folder) {
    file = folder.resolve("settings.json");
    now = read();
  }

  private Settings read() {
    try {
      return Settings.ofStored(Json.readObject(Files.readAllBytes(file)));
    } catch (NoSuchFileException fresh) {
      return Settings.FRESH;
    } catch (IOException | BadJson | BadSettings unusable) {
      LOG.log(
          Level.WARNING,
          "The settings in " + file + " cannot be used: " + unusable.getMessage(),
          unusable);
      keepAside();
      return Settings.FRESH;
    }
  }

  private void keepAside() {
    try {
      Files.move(
          file,
          file.resolveSibling(file.getFileName() + ".bad"),
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException stays) {
      LOG.log(Level.WARNING, "They cannot be kept aside either.", stays);
    }
  }

  /** The settings as they are. */
  public synchronized Settings now() {
    return now;
  }

  /**
   * Changes some settings, for good when it returns.
   *
   * @throws BadSettings when one is not allowed; nothing is changed
   * @throws IOException when they cannot be stored; nothing is changed
   */
  public synchronized Settings change(Map<String, Object> changes) throws BadSettings, IOException {
    return store(now.with(changes));
  }

  private Settings store(Settings next) throws IOException {
    WholeFile.write(file, Json.write(next.stored()).getBytes(StandardCharsets.UTF_8));
    now = next;
    return next;
  }
}
