package org.lunartable.vision.calibration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

/** Samples as JSON: a face as two rows of colour words or nulls, patches as three logarithms. */
final class SampleJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Logarithms of light: no picture gives anything beyond these. */
  private static final double LEAST = -20;

  private static final double MOST = Math.log(10);

  private SampleJson() {}

  static ObjectNode write(FaceSample sample) {
    ObjectNode node = NODES.objectNode();
    node.set("face", face(sample.face()));
    ArrayNode patches = node.putArray("patches");
    sample.patches().forEach(patch -> patches.add(colour(patch)));
    return node;
  }

  static ArrayNode face(DieFace face) {
    ArrayNode rows = NODES.arrayNode();
    for (int row = 0; row < 4; row += 2) {
      ArrayNode cells = rows.addArray();
      for (TileColour colour : face.quarters().subList(row, row + 2)) {
        cells.add(colour == null ? NODES.nullNode() : NODES.textNode(colour.text()));
      }
    }
    return rows;
  }

  static ArrayNode colour(LogRgb colour) {
    ArrayNode node = NODES.arrayNode();
    for (int channel = 0; channel < 3; channel++) {
      node.add(Math.round(colour.channel(channel) * 1e5) / 1e5);
    }
    return node;
  }

  /** Reads a sample. Throws IllegalArgumentException with what is wrong. */
  static FaceSample read(JsonNode node) {
    List<LogRgb> patches = new ArrayList<>();
    node.path("patches").forEach(patch -> patches.add(readColour(patch)));
    return new FaceSample(readFace(node.path("face")), patches);
  }

  static DieFace readFace(JsonNode rows) {
    List<TileColour> quarters = new ArrayList<>();
    for (JsonNode row : rows) {
      for (JsonNode cell : row) {
        quarters.add(
            cell.isNull()
                ? null
                : TileColour.parse(cell.asText())
                    .orElseThrow(() -> new IllegalArgumentException("no tile is " + cell)));
      }
    }
    return new DieFace(quarters);
  }

  private static LogRgb readColour(JsonNode node) {
    if (node.size() != 3) {
      throw new IllegalArgumentException("a colour is three numbers, not " + node);
    }
    double[] channels = new double[3];
    for (int i = 0; i < 3; i++) {
      channels[i] = node.get(i).asDouble(Double.NaN);
      if (!(channels[i] >= LEAST && channels[i] <= MOST)) {
        throw new IllegalArgumentException("no colour is " + node);
      }
    }
    return new LogRgb(channels[0], channels[1], channels[2]);
  }
}
