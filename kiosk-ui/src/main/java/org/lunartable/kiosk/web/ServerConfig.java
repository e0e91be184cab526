package org.lunartable.kiosk.web;

import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * How the server is set up.
 *
 * @param host the address to listen on, {@code 127.0.0.1} unless the local network is meant to come
 *     in
 * @param port 0 takes any that is free
 * @param allowedHosts names besides {@code localhost}, {@code 127.0.0.1} and {@code [::1]} by which
 *     pages may address this server
 * @param build names this build; a page made by another one reloads itself
 * @param simulated whether the table is simulated just now, which pages must show; from any thread
 */
public record ServerConfig(
    String host, int port, Set<String> allowedHosts, String build, BooleanSupplier simulated) {

  public ServerConfig {
    allowedHosts = Set.copyOf(allowedHosts);
  }

  /** A server for this machine only. */
  public static ServerConfig local(int port, String build, boolean simulated) {
    return new ServerConfig("127.0.0.1", port, Set.of(), build, () -> simulated);
  }
}
