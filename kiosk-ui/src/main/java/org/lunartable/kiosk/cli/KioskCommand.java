package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.cli.doctor.Check;
import org.lunartable.kiosk.cli.doctor.Doctor;
import org.lunartable.kiosk.log.KioskLog;
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

  /**
   * Set by whoever starts the kiosk again when it ends by itself, as the package's service does.
   */
  private static final String RESTARTED = "LUNAR_RESTARTED";

  private static final String LOOPBACK = "127.0.0.1";

  /** What to open once the kiosk is ready. */
  enum Opens {
    NONE,
    BROWSER
  }

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = "The port to listen on, 0 for any that is free (default: 8080).")
  private String portGiven;

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
  private String cameraGiven;

  @Option(
      names = "--follow-board",
      description = {
        "The camera follows the board too: what is done with bricks need not be touched on the"
            + " screen."
      })
  private boolean followBoard;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = {
        "Settings of the kiosk, as in /etc/lunar-table/lunar-table.conf; what the command line",
        "says goes before."
      })
  private Path config;

  @Mixin private LanOption lan;

  @Mixin private HandsOptions hands;

  private KioskFile file = KioskFile.NONE;
  private int port;
  private Optional<Setting> camera;

  /** The port it listens on, once it does. */
  private volatile int served;

  private final Console console;

  KioskCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    readConfig();
    Optional<InetAddress> network = lan.address();
    List<Supplier<Hand>> added = hands.devices(file);
    hands.idle(file).forEach(sentence -> console.err().println("lunar: " + sentence));
    KioskLog log = KioskLog.start();
    Kiosk kiosk = start(network);
    served = kiosk.port();
    log.keep(folder());
    ShutdownHook.closeAtExit(List.of(kiosk));
    // Without the hook: closing in order would wait for the table, which does not answer.
    kiosk.whenLost(KioskCommand::end);
    if (System.getenv(RESTARTED) != null) {
      kiosk.whenPartLost(KioskCommand::end);
    }
    added.forEach(kiosk::add);
    URI address = URI.create("http://" + LOOPBACK + ":" + kiosk.port() + "/");
    console.out().println("Lunar Table is ready at " + address);
    console.out().flush();
    lan.open(kiosk, console);
    if (opens == Opens.BROWSER) {
      openBrowser(address);
    }
    new CountDownLatch(1).await();
    return 0;
  }

  private static void end() {
    Runtime.getRuntime().halt(CliProblem.INTERNAL);
  }

  /** What the command line leaves open is as the file says, else as usual. */
  private void readConfig() {
    file = KioskFile.ofOption(config);
    Optional<Setting> given = Setting.ofOption("--port", portGiven);
    // Any free port is of use only to whoever sees which one it became; the watchdog does not.
    port = PortNumber.of(given.or(() -> file.setting("port")), given.isPresent() ? 0 : 1);
    lan.orElse(file.setting("lan"));
    camera = Setting.ofOption("--camera", cameraGiven).or(() -> file.setting("camera"));
    followBoard = followBoard || file.yes("follow-board");
  }

  private Path folder() {
    return file.data(data);
  }

  private Kiosk start(Optional<InetAddress> network) {
    Path folder = folder();
    CameraPlan cameras = CameraPlans.of(folder, camera);
    try {
      return Kiosk.start(
          new KioskSettings(
              folder,
              LOOPBACK,
              port,
              Set.of(),
              BuildName.get(),
              cameras,
              followBoard,
              network,
              () -> checks(folder)));
    } catch (KioskProblem e) {
      throw new CliProblem(CliProblem.MISSING, e.getMessage(), e);
    }
  }

  /** Those of the doctor but for the port, which this kiosk has. */
  private List<Map<String, Object>> checks(Path folder) {
    return Doctor.checks(BuildName.version(), folder, served, CameraPlans.named(camera)).stream()
        .filter(check -> !check.name().equals("port"))
        .map(Check::pageFields)
        .toList();
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
