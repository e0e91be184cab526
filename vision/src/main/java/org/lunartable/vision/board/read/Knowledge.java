package org.lunartable.vision.board.read;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.lunartable.engine.grid.Place;

/** The networks for the three kinds of places. Immutable. */
final class Knowledge {
  private static final String RESOURCE = "board-networks.bin";
  private final Map<Place.Kind, Network> networks;

  Knowledge(Map<Place.Kind, Network> networks) {
    this.networks = new EnumMap<>(networks);
    for (Place.Kind kind : Place.Kind.values()) {
      Network network = networks.get(kind);
      if (network == null
          || network.inputs() != Looks.length(kind)
          || network.outputs() != Answers.foreign(kind) + 1) {
        throw new IllegalArgumentException(
            "the network for a " + kind + " does not fit this program; learn it again");
      }
    }
  }

  /** What was learnt from labelled pictures and comes with the program. */
  static Knowledge builtIn() {
    try (InputStream resource = Knowledge.class.getResourceAsStream(RESOURCE);
        DataInputStream in = new DataInputStream(new BufferedInputStream(resource))) {
      return read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE + " in the program is damaged; build it again", e);
    }
  }

  Network of(Place.Kind kind) {
    return networks.get(kind);
  }

  static Knowledge read(DataInputStream in) throws IOException {
    Map<Place.Kind, Network> networks = new EnumMap<>(Place.Kind.class);
    for (Place.Kind kind : Place.Kind.values()) {
      networks.put(kind, Network.read(in));
    }
    return new Knowledge(networks);
  }

  void write(OutputStream to) throws IOException {
    DataOutputStream out = new DataOutputStream(to);
    for (Place.Kind kind : Place.Kind.values()) {
      networks.get(kind).write(out);
    }
    out.flush();
  }
}
