package org.lunartable.vision.board.read;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;

/**
 * Writes copies of labelled sequences as another camera would have seen them: turned, tilted and
 * nearer or farther, with another lens, white balance, exposure, contrast, fall-off of light,
 * noise, sharpness and compression. One draw for each sequence; noise and drift of light for each
 * picture. The labels are copied as they are: what lies where stays true, pixel positions do not.
 *
 * <p>Arguments: a number to draw from, how strong (1 is another ordinary webcam and lamp), the
 * folder to write, the folder to read.
 */
public final class AlterSet {
  private AlterSet() {}

  public static void main(String[] args) throws IOException {
    long seed = Long.parseLong(args[0]);
    double strength = Double.parseDouble(args[1]);
    Path to = Path.of(args[2]);
    Path from = Path.of(args[3]);
    Files.createDirectories(to);
    Path labels = from.resolve("labels.jsonl");
    Map<String, Map<String, String>> sequences = new LinkedHashMap<>();
    ObjectMapper json = new ObjectMapper();
    for (String line : Files.readAllLines(labels)) {
      JsonNode node = json.readTree(line);
      String sequence = node.get("sequence").asText();
      String file = node.get("file").asText();
      sequences.computeIfAbsent(sequence, name -> new LinkedHashMap<>()).put(file, sequence);
    }
    List<Map<String, String>> all = List.copyOf(sequences.values());
    all.parallelStream().forEach(files -> alter(files, seed, strength, from, to));
    Files.write(to.resolve("labels.jsonl"), Files.readAllLines(labels));
  }

  private static void alter(
      Map<String, String> files, long seed, double strength, Path from, Path to) {
    String sequence = files.values().iterator().next();
    Random random = new Random(seed * 31 + sequence.hashCode());
    random.nextInt();
    OtherCamera camera = new OtherCamera(random, strength);
    copy(files.keySet(), camera, from, to);
  }

  private static void copy(Collection<String> files, OtherCamera camera, Path from, Path to) {
    try {
      for (String file : files) {
        BufferedImage image = ImageIO.read(from.resolve(file).toFile());
        int width = image.getWidth();
        int height = image.getHeight();
        byte[] seen = camera.see(Jpegs.pixels(Jpegs.bgr(image)), width, height);
        Files.write(to.resolve(file), Jpegs.encoded(seen, width, height, camera.quality()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
