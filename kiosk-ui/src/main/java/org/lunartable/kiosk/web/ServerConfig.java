package org.lunartable.kiosk.web;

import java.net.InetAddress;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.lunartable.kiosk.phones.HomeNetwork;

/**
 * How the server is set up.
 *
 * @param host the loopback address by which the table's own page comes in
 * @param port 0 takes any that is free
 * @param allowedHosts names besides {@code localhost}, {@code 127.0.0.1} and {@code [::1]} by which
 *     pages may address this server
 * @param build names this build; a page made by another one reloads itself
 * @param simulated whether the table is simulated just now, which pages must show; from any thread
 * @param network the address by which phones reach this machine, if it is in a network; asked when
 *     they are let in; from any thread
 */
public record ServerConfig(
    String host,
    int port,
    Set<String> allowedHosts,
    String build,
    BooleanSupplier simulated,
    Supplier<Optional<InetAddress>> network) {

  public ServerConfig {
    allowedHosts = Set.copyOf(allowedHosts);
  }

  /** A server on this machine's own address. */
  public static ServerConfig local(int port, String build, boolean simulated) {
    return new ServerConfig(
        "127.0.0.1", port, Set.of(), build, () -> simulated, HomeNetwork::address);
  }

  /** The same in another network. */
  public ServerConfig in(Supplier<Optional<InetAddress>> other) {
    return new ServerConfig(host, port, allowedHosts, build, simulated, other);
  }
}
