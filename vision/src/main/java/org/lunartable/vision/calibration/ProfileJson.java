package org.lunartable.vision.calibration;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A profile as a JSON text. Its samples are what counts when it is read again; means and spreads
 * stand in it for people and other programs.
 */
public final class ProfileJson {
  /** Grows with every change that older programs would misread. */
  private static final int VERSION = 1;

  private static final int MOST_SAMPLES = 2000;
  private static final ObjectMapper JSON = new ObjectMapper();

  private ProfileJson() {}

  /** The profile as text. */
  public static String write(CameraProfile profile) {
    ObjectNode node = JSON.createObjectNode();
    node.put("version", VERSION);
    node.set("lamp", SampleJson.colour(profile.lamp()));
    ObjectNode tiles = node.putObject("tiles");
    profile
        .tiles()
        .forEach(
            (colour, tile) -> {
              ObjectNode one = tiles.putObject(colour.text());
              one.set("mean", SampleJson.colour(tile.mean()));
              one.put("spread", Math.round(tile.spread() * 1e5) / 1e5);
              one.put("count", tile.count());
            });
    ArrayNode samples = node.putArray("samples");
    profile.samples().forEach(sample -> samples.add(SampleJson.write(sample)));
    return node.toPrettyString() + "\n";
  }

  /**
   * Reads such a text.
   *
   * @throws BadProfile when it is none, or of a later program
   */
  public static CameraProfile read(byte[] utf8) throws BadProfile {
    try {
      JsonNode node = JSON.readTree(utf8);
      if (node == null || node.path("version").asInt() != VERSION) {
        throw new BadProfile("This is no camera profile of version " + VERSION + ".", null);
      }
      List<FaceSample> samples = new ArrayList<>();
      if (node.path("samples").size() > MOST_SAMPLES) {
        throw new BadProfile("This camera profile has too many samples.", null);
      }
      node.path("samples").forEach(sample -> samples.add(SampleJson.read(sample)));
      return CameraProfile.of(samples);
    } catch (JsonProcessingException e) {
      throw new BadProfile("This camera profile is no JSON.", e);
    } catch (IOException | IllegalArgumentException e) {
      throw new BadProfile("This camera profile is damaged: " + e.getMessage() + ".", e);
    }
  }
}
