package org.lunartable.vision.board.read;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * A line of the labels of a set of board pictures.
 *
 * @param contents what lies on every place that is not empty
 * @param hidden the places a hand hides
 */
record LabelledBoard(
    Path file, String sequence, boolean occluded, Map<Place, Content> contents, Set<Place> hidden) {

  static List<LabelledBoard> read(Path folder) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<LabelledBoard> boards = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
      JsonNode node = json.readTree(line);
      Map<Place, Content> contents = new HashMap<>();
      node.get("slots").forEach(slot -> contents.put(place(slot), content(slot.get("pieces"))));
      Set<Place> hidden = new HashSet<>();
      node.path("hidden_slots").forEach(slot -> hidden.add(hiddenPlace(slot)));
      boards.add(
          new LabelledBoard(
              folder.resolve(node.get("file").asText()),
              node.get("sequence").asText(),
              node.path("occluded").asBoolean(),
              Collections.unmodifiableMap(contents),
              Collections.unmodifiableSet(hidden)));
    }
    return boards;
  }

  Content at(Place place) {
    return contents.getOrDefault(place, Content.EMPTY);
  }

  List<Place> ufos() {
    return contents.entrySet().stream()
        .filter(entry -> entry.getValue() == Content.UFO)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Place hiddenPlace(JsonNode slot) {
    return slot.isArray() ? new Place(slot.get(0).asInt(), slot.get(1).asInt()) : place(slot);
  }

  private static Place place(JsonNode slot) {
    return new Place(slot.get("x").asInt(), slot.get("y").asInt());
  }

  private static Content content(JsonNode pieces) {
    Content content = Content.EMPTY;
    for (JsonNode piece : pieces) {
      Side side = "orange".equals(piece.get("colour").asText()) ? Side.ORANGE : Side.GREEN;
      content =
          switch (piece.get("type").asText()) {
            case "straight_wall" -> Content.STRAIGHT_WALL;
            case "square_wall" -> Content.SQUARE_WALL;
            case "dome" -> Content.dome(side);
            case "antenna" -> Content.antenna(side);
            case "airlock" -> Content.airlock(side);
            case "robot" -> content == Content.UFO ? Content.UFO : Content.ROBOT;
            case "astronaut" -> content == Content.UFO ? Content.UFO : Content.ASTRONAUT;
            case "ufo" -> Content.UFO;
            default -> throw new IllegalArgumentException("unknown piece " + piece);
          };
    }
    return content;
  }
}
