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
  private String given;

  /** What was chosen; null when phones may not come. */
  private Setting chosen;

  /**
   * Takes what the settings file says ({@code yes}, {@code no} or an address) if nothing is given.
   */
  void orElse(Optional<Setting> inFile) {
    chosen =
        Setting.ofOption("--lan", given)
            .or(() -> inFile.filter(setting -> !setting.value().equals("no")))
            .orElse(null);
  }

  /** The address that was asked for; empty to find it out, should phones be let in. */
  Optional<InetAddress> address() {
    if (chosen == null || chosen.value().equals(ANY) || chosen.value().equals("yes")) {
      return Optional.empty();
    }
    try (ServerSocket probe = new ServerSocket()) {
      InetAddress address = InetAddress.getByName(chosen.value());
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
    return chosen.refused(
        "this machine has no address '%s' in a network; leave the address out to have it found."
            .formatted(chosen.value()),
        cause);
  }

  /**
   * Lets phones in if they are wanted. The table can be played at without them: that none can come
   * is told, and no more.
   */
  void open(Kiosk kiosk, Console console) {
    if (chosen == null) {
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
