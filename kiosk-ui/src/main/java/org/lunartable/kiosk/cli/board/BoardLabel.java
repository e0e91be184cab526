package org.lunartable.kiosk.cli.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.evaluate.BadLabels;

/**
 * What one picture of a labelled game shows.
 *
 * @param file name within the folder
 * @param occluded whether a hand is over the board; then the board is that of the frame before
 */
record BoardLabel(String file, String sequence, boolean occluded, Board board) {

  private static final Lattice LATTICE = new Lattice(9, 9);

  /** All labels of a folder, in order. */
  static List<BoardLabel> readAll(Path folder) throws BadLabels {
    Path file = folder.resolve("labels.jsonl");
    List<BoardLabel> labels = new ArrayList<>();
    try {
      int number = 0;
      for (String line : Files.readAllLines(file)) {
        number++;
        if (!line.isBlank()) {
          labels.add(read(line, file + " line " + number));
        }
      }
    } catch (IOException e) {
      throw new BadLabels(file + " cannot be read; check that it is UTF-8 text you may read.", e);
    }
    return labels;
  }

  private static BoardLabel read(String line, String where) throws BadLabels {
    try {
      Map<String, Object> fields = Json.readObject(line);
      if (!(fields.get("file") instanceof String file)
          || !(fields.get("sequence") instanceof String sequence)
          || !(fields.get("slots") instanceof List<?> slots)) {
        throw new BadLabels(where + " is no label of a board: it needs file, sequence and slots.");
      }
      boolean occluded = Boolean.TRUE.equals(fields.get("occluded"));
      return new BoardLabel(file, sequence, occluded, board(slots, where));
    } catch (BadJson e) {
      throw new BadLabels(where + " is no JSON object; mend or remove that line.", e);
    }
  }

  private static Board board(List<?> slots, String where) throws BadLabels {
    Board board = Board.empty(LATTICE);
    for (Object slot : slots) {
      if (!(slot instanceof Map<?, ?> map
          && map.get("x") instanceof Integer x
          && map.get("y") instanceof Integer y
          && LATTICE.contains(x, y))) {
        throw new BadLabels(where + " has a slot without x and y from 0 to 18.");
      }
      Place place = new Place(x, y);
      Optional<Content> content = content(map.get("pieces"));
      if (content.isEmpty() || !content.get().fits(place.kind())) {
        throw new BadLabels(
            where
                + " has pieces at "
                + place
                + " that cannot stand there, or of no side's colour.");
      }
      board = board.with(place, content.get());
    }
    return board;
  }

  /** What a stack of pieces is to the rules; the order in which they are listed does not matter. */
  private static Optional<Content> content(Object pieces) {
    Content figure = Content.EMPTY;
    boolean ufo = false;
    Content piece = null;
    for (Object each : pieces instanceof List<?> list ? list : List.of()) {
      Map<?, ?> fields = each instanceof Map<?, ?> map ? map : Map.of();
      String type = String.valueOf(fields.get("type"));
      switch (type) {
        case "straight_wall" -> piece = Content.STRAIGHT_WALL;
        case "square_wall" -> piece = piece == null ? Content.SQUARE_WALL : piece;
        case "dome", "antenna", "airlock" -> {
          Optional<Side> side = side(fields.get("colour"));
          if (side.isEmpty()) {
            return Optional.empty();
          }
          piece = coloured(type, side.get());
        }
        case "robot" -> figure = Content.ROBOT;
        case "astronaut" -> figure = Content.ASTRONAUT;
        case "ufo" -> ufo = true;
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(piece == null ? Content.onSpace(figure, ufo) : piece)
        .filter(content -> content != Content.EMPTY);
  }

  private static Optional<Side> side(Object colour) {
    return Stream.of(Side.values())
        .filter(side -> side.name().toLowerCase(Locale.ROOT).equals(colour))
        .findFirst();
  }

  private static Content coloured(String type, Side side) {
    return switch (type) {
      case "dome" -> Content.dome(side);
      case "antenna" -> Content.antenna(side);
      default -> Content.airlock(side);
    };
  }
}
