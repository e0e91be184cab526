package org.lunartable.bridge.simulated;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lunartable.engine.grid.Place;

/** A simulated board that another program runs. Safe to use from any thread. */
public final class RemoteBoard {

  private static final long PATIENCE_MILLIS = 2000;
  private static final int MOST_BYTES = 16 * 1024;

  private final Path socket;

  private RemoteBoard(Path socket) {
    this.socket = socket;
  }

  /** The board with this port, whether it runs or not. */
  public static RemoteBoard at(String port) {
    return new RemoteBoard(ControlSocket.of(port));
  }

  /** Whether one seems to run. */
  public boolean present() {
    return Files.exists(socket);
  }

  /**
   * On which places something stands.
   *
   * @throws IOException when no board answers
   */
  public SortedSet<Place> standing() throws IOException {
    return Arrays.stream(ask("board").split(" "))
        .skip(1)
        .map(Place::of)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Puts pieces on exactly these places.
   *
   * @throws IOException when no board answers, or it has no such place
   */
  public void stand(SortedSet<Place> places) throws IOException {
    SortedSet<Place> now = standing();
    change("lift", now, places);
    change("place", places, now);
  }

  private void change(String command, SortedSet<Place> from, SortedSet<Place> without)
      throws IOException {
    String names =
        from.stream()
            .filter(place -> !without.contains(place))
            .map(Place::name)
            .collect(Collectors.joining(" "));
    if (!names.isEmpty()) {
      ask(command + " " + names);
    }
  }

  private String ask(String command) throws IOException {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      channel.write(ByteBuffer.wrap((command + "\n").getBytes(StandardCharsets.UTF_8)));
      String answer = line(channel);
      if (!answer.startsWith("ok")) {
        throw new IOException("The simulated board says: " + answer + ".");
      }
      return answer.strip();
    }
  }

  private static String line(SocketChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);
    channel.configureBlocking(false);
    try (Selector selector = Selector.open()) {
      channel.register(selector, SelectionKey.OP_READ);
      while (bytes.position() == 0 || bytes.get(bytes.position() - 1) != '\n') {
        if (selector.select(PATIENCE_MILLIS) == 0 || channel.read(bytes) <= 0) {
          throw new IOException("The simulated board does not answer.");
        }
        selector.selectedKeys().clear();
      }
    }
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8).strip();
  }
}
