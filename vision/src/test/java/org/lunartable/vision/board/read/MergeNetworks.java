package org.lunartable.vision.board.read;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Place;

/**
 * Makes one file of networks out of several that were learnt apart: the mean of their answers
 * before they become probabilities. Networks that learnt from other made-up boards err in other
 * places.
 *
 * <p>Arguments: the file to write, then the files to merge.
 */
public final class MergeNetworks {
  private MergeNetworks() {}

  public static void main(String[] args) throws IOException {
    List<Knowledge> parts = new ArrayList<>();
    for (int i = 1; i < args.length; i++) {
      try (DataInputStream in = new DataInputStream(Files.newInputStream(Path.of(args[i])))) {
        parts.add(Knowledge.read(in));
      }
    }
    Map<Place.Kind, Network> merged = new EnumMap<>(Place.Kind.class);
    for (Place.Kind kind : Place.Kind.values()) {
      merged.put(kind, Network.mean(parts.stream().map(part -> part.of(kind)).toList()));
    }
    try (OutputStream out = Files.newOutputStream(Path.of(args[0]))) {
      new Knowledge(merged).write(out);
    }
  }
}
