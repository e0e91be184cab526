package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.table.ShutdownHook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs the table companion until it is stopped. */
@Command(
    name = "kiosk",
    mixinStandardHelpOptions = true,
    description = "Serves the table companion to a browser until it is stopped.",
    footer = {
      "",
      "Example: lunar kiosk --port 8081 --data evening",
      "Example: lunar kiosk --camera rpicam"
    })
final class KioskCommand implements Callable<Integer> {

  private static final String LOOPBACK = "127.0.0.1";
  private static final int LAST_PORT = 65_535;

  /** What to open once the kiosk is ready. */
  enum Opens {
    NONE,
    BROWSER
  }

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      defaultValue = "8080",
      description = "The port to listen on, 0 for any that is free (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--lan",
      arity = "0..1",
      paramLabel = "ADDRESS",
      fallbackValue = "",
      description = {
        "Let phones of the house come in, with the PIN that the table's page shows under Menu,",
        "Phones; with an address, by that one of this machine. Else the page can switch it on."
      })
  private String lan;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = {
        "Where games are kept (default: $LUNAR_DATA, else lunar-table in $XDG_DATA_HOME,",
        "else ~/.local/share/lunar-table)."
      })
  private Path data;

  @Option(
      names = "--open",
      paramLabel = "WHAT",
      defaultValue = "none",
      description = "Open the page when ready: ${COMPLETION-CANDIDATES} (default: none).")
  private Opens opens;

  @Option(
      names = "--camera",
      paramLabel = "NAME",
      description = {
        "The camera that looks at the die: auto, simulated, rpicam, a device such as",
        "/dev/v4l/by-id/..., http://..., a folder of JPEGs or an .mjpeg file (default: as in",
        "kiosk.properties in the data folder, else auto: the first camera that works)."
      })
  private String camera;

  @Option(
      names = "--follow-board",
      description = {
        "The camera follows the board too: what is done with bricks need not be touched on the"
            + " screen."
      })
  private boolean followBoard;

  @Mixin private HandsOptions hands;

  private final Console console;

  KioskCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > LAST_PORT) {
      throw CliProblem.badInput("--port takes 0 to %d, not %d.".formatted(LAST_PORT, port));
    }
    Optional<InetAddress> network = network();
    List<Hand> added = hands.devices();
    Kiosk kiosk = start(network);
    KioskLog.keep(folder());
    ShutdownHook.closeAtExit(List.of(kiosk));
    added.forEach(kiosk::add);
    URI address = URI.create("http://" + LOOPBACK + ":" + kiosk.port() + "/");
    console.out().println("Lunar Table is ready at " + address);
    console.out().flush();
    if (lan != null) {
      openToPhones(kiosk);
    }
    if (opens == Opens.BROWSER) {
      openBrowser(address);
    }
    new CountDownLatch(1).await();
    return 0;
  }

  /** The address that was asked for; empty to find it out. */
  private Optional<InetAddress> network() {
    if (lan == null || lan.isEmpty()) {
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

  /** The table can be played at without phones: that none can come is told, and no more. */
  private void openToPhones(Kiosk kiosk) {
    try {
      console.out().println("Phones find it at " + kiosk.openToPhones());
      console.out().flush();
    } catch (KioskProblem e) {
      console.err().println("lunar: No phone can come: " + e.getMessage());
    }
  }

  private Path folder() {
    return data == null ? DataHome.folder(System.getenv()) : data;
  }

  private Kiosk start(Optional<InetAddress> network) {
    Path folder = folder();
    CameraPlan cameras = CameraPlans.of(folder, camera);
    try {
      return Kiosk.start(
          new KioskSettings(
              folder, LOOPBACK, port, Set.of(), BuildName.get(), cameras, followBoard, network));
    } catch (KioskProblem e) {
      throw new CliProblem(CliProblem.MISSING, e.getMessage(), e);
    }
  }

  private void openBrowser(URI address) {
    try {
      new ProcessBuilder("xdg-open", address.toString())
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      console.err().println("lunar: No browser could be opened; go to " + address + ".");
    }
  }
}
