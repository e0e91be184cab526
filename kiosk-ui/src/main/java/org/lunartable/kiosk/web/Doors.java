package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * The ways in: the table's own door, which is always open and on the loopback address, and the one
 * for the network of the house. Who does not come in by the first is a phone. Safe to use from any
 * thread.
 */
final class Doors {

  private static final String TABLE = Doors.class.getName() + ".table";
  private static final long IDLE_MILLIS = 30_000;

  private Server server;
  private Optional<ServerConnector> network = Optional.empty();

  /** Builds the doors into this server, before it starts. */
  synchronized void in(Server house) {
    server = house;
  }

  /** Marks what comes in by a door with these settings as coming from the table. */
  static void markTable(HttpConfiguration http) {
    http.addCustomizer(
        (request, headers) -> {
          request.setAttribute(TABLE, true);
          return request;
        });
  }

  static boolean isTable(Context ctx) {
    return Boolean.TRUE.equals(ctx.req().getAttribute(TABLE));
  }

  /** The port the table's own door listens on; the other one has the same number. */
  synchronized int port() {
    return ((ServerConnector) server.getConnectors()[0]).getLocalPort();
  }

  /**
   * Opens the door to the network; nothing when it is open.
   *
   * @throws IOException when this address cannot be listened on
   */
  synchronized void open(InetAddress address) throws IOException {
    if (network.isPresent()) {
      return;
    }
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(address.getHostAddress());
    connector.setPort(port());
    connector.setIdleTimeout(IDLE_MILLIS);
    connector.open();
    server.addConnector(connector);
    network = Optional.of(connector);
    try {
      connector.start();
    } catch (Exception failed) {
      close();
      throw new IOException(failed);
    }
  }

  /** Shuts that door and cuts off all who came in by it. */
  synchronized void close() throws IOException {
    if (network.isEmpty()) {
      return;
    }
    ServerConnector connector = network.get();
    network = Optional.empty();
    server.removeConnector(connector);
    try {
      connector.stop();
    } catch (Exception failed) {
      throw new IOException(failed);
    } finally {
      connector.close();
    }
  }
}
