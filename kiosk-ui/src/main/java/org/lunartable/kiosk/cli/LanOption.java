package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import picocli.CommandLine.Option;

/** Whether phones of the house may come in, and by which address of this machine. */
final class LanOption {

  private static final String ANY = "";

  @Option(
      names = "--lan",
      arity = "0..1",
      paramLabel = "ADDRESS",
      fallbackValue = ANY,
      description = {
        "Let phones of the house come in, with the PIN that the table's page shows under Menu,",
        "Phones; with an address, by that one of this machine. Else the page can switch it on."
      })
  private String lan;

  /** What the settings file says ({@code yes}, {@code no} or an address), unless it was given. */
  void orElse(Optional<String> inFile) {
    if (lan == null) {
      lan = inFile.filter(word -> !word.equals("no")).orElse(null);
    }
    if ("yes".equals(lan)) {
      lan = ANY;
    }
  }

  /** The address that was asked for; empty to find it out, should phones be let in. */
  Optional<InetAddress> address() {
    if (lan == null || lan.equals(ANY)) {
      return Optional.empty();
    }
    try (ServerSocket probe = new ServerSocket()) {
      InetAddress address = InetAddress.getByName(lan);
      probe.bind(new InetSocketAddress(address, 0));
      if (!address.isAnyLocalAddress() && !address.isLoopbackAddress()) {
        return Optional.of(address);
      }
    } catch (IOException | IllegalArgumentException e) {
      throw noAddress(e);
    }
    throw noAddress(null);
  }

  private CliProblem noAddress(Exception cause) {
    return new CliProblem(
        CliProblem.BAD_INPUT,
        "--lan: this machine has no address '" + lan + "' in a network.",
        cause);
  }

  /**
   * Lets phones in if they are wanted. The table can be played at without them: that none can come
   * is told, and no more.
   */
  void open(Kiosk kiosk, Console console) {
    if (lan == null) {
      return;
    }
    try {
      console.out().println("Phones find it at " + kiosk.openToPhones());
      console.out().flush();
    } catch (KioskProblem e) {
      console.err().println("lunar: No phone can come: " + e.getMessage());
    }
  }
}
