package org.lunartable.kiosk.assembly.board;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/**
 * Where it is kept which side of the board somebody said is up, as the direction in the picture
 * from the board's middle to its corner next to the first place: a file of the data folder, written
 * whole or not at all.
 */
record UprightFile(Path file) {

  private static final System.Logger LOG = System.getLogger(UprightFile.class.getName());
  private static final int VERSION = 1;

  static UprightFile in(Path data) {
    return new UprightFile(data.resolve("board-upright.json"));
  }

  /** The direction in radians, clockwise from the right; empty when there is none to be used. */
  Optional<Double> read() {
    try {
      if (Json.readObject(Files.readString(file)).get("degrees") instanceof Number degrees) {
        return Optional.of(Math.toRadians(degrees.doubleValue()));
      }
      LOG.log(Level.WARNING, "{0} does not say which side of the board is up.", file);
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    } catch (IOException | BadJson unusable) {
      String told = "{0} does not say which side of the board is up: {1}";
      LOG.log(Level.WARNING, told, file, unusable.getMessage());
    }
    return Optional.empty();
  }

  void save(double direction) throws IOException {
    String text = Json.write(Map.of("version", VERSION, "degrees", Math.toDegrees(direction)));
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
