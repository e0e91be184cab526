package org.lunartable.bridge.simulated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.System.Logger.Level;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Lets other programs of the same person give commands to a simulated board, over a socket beside
 * its port. One line each way; a thread of its own serves one caller after the other.
 */
public final class ControlSocket implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(ControlSocket.class.getName());

  private final SimulatedBoard board;
  private final Path path;
  private final ServerSocketChannel server;

  private ControlSocket(SimulatedBoard board, Path path, ServerSocketChannel server) {
    this.board = board;
    this.path = path;
    this.server = server;
  }

  /** Where the socket of a board with this port is. */
  static Path of(String port) {
    return Path.of(port + ".control");
  }

  /**
   * Listens beside the board's port; a socket that an earlier run left there is replaced.
   *
   * @throws IOException when it cannot be made, for example because the path is too long
   */
  public static ControlSocket open(SimulatedBoard board) throws IOException {
    Path path = of(board.port());
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      Files.deleteIfExists(path);
      server.bind(UnixDomainSocketAddress.of(path));
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    } catch (IOException | RuntimeException e) {
      server.close();
      throw new IOException("No socket can be made at " + path + ".", e);
    }
    ControlSocket socket = new ControlSocket(board, path, server);
    Thread thread = new Thread(socket::serve, "board-control");
    thread.setDaemon(true);
    thread.start();
    return socket;
  }

  private void serve() {
    while (server.isOpen()) {
      try (SocketChannel caller = server.accept()) {
        answer(caller);
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "A caller of the simulated board is gone.", e);
      }
    }
  }

  /** One command a connection, so that a caller who says nothing more holds nobody up. */
  private void answer(SocketChannel caller) throws IOException {
    BufferedReader in =
        new BufferedReader(Channels.newReader(caller, StandardCharsets.UTF_8), 1 << 12);
    String command = in.readLine();
    if (command != null) {
      Writer out = Channels.newWriter(caller, StandardCharsets.UTF_8);
      out.write(board.ask(command) + "\n");
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    Files.deleteIfExists(path);
  }
}
