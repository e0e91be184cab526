package org.lunartable.kiosk.assembly.board;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.kiosk.files.WholeFile;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.web.BoardDesk.At;

/**
 * Where the board's corners that somebody pointed at are kept, as shares of the picture's width and
 * height: a file of the data folder, written whole or not at all.
 */
record CornerFile(Path file) {

  private static final System.Logger LOG = System.getLogger(CornerFile.class.getName());
  private static final int VERSION = 1;
  private static final int CORNERS = 4;

  static CornerFile in(Path data) {
    return new CornerFile(data.resolve("board-corners.json"));
  }

  /** The corners; empty when there are none, or none that can be used. */
  Optional<List<At>> read() {
    try {
      return Optional.of(corners(Json.readObject(Files.readString(file))));
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    } catch (IOException | BadJson | IllegalArgumentException unusable) {
      String told = "{0} holds no corners of a board, which is looked for: {1}";
      LOG.log(Level.WARNING, told, file, unusable.getMessage());
      return Optional.empty();
    }
  }

  /** Keeps the corners, or forgets them. */
  void save(Optional<List<At>> corners) throws IOException {
    if (corners.isEmpty()) {
      Files.deleteIfExists(file);
      return;
    }
    List<List<Double>> pairs = corners.get().stream().map(at -> List.of(at.u(), at.v())).toList();
    String text = Json.write(Map.of("version", VERSION, "corners", pairs));
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<At> corners(Map<String, Object> fields) {
    List<At> corners = new ArrayList<>();
    if (fields.get("corners") instanceof List<?> pairs && pairs.size() == CORNERS) {
      pairs.forEach(pair -> corners.add(corner(pair)));
      return corners;
    }
    throw new IllegalArgumentException("a board has four corners");
  }

  private static At corner(Object pair) {
    if (pair instanceof List<?> two
        && two.size() == 2
        && two.get(0) instanceof Number u
        && two.get(1) instanceof Number v
        && isShare(u.doubleValue())
        && isShare(v.doubleValue())) {
      return new At(u.doubleValue(), v.doubleValue());
    }
    throw new IllegalArgumentException(pair + " is no point of a picture");
  }

  private static boolean isShare(double number) {
    return number >= 0 && number <= 1;
  }
}
