package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.screen.Text;
import org.lunartable.hardware.PinProblem;
import org.lunartable.kiosk.assembly.hands.PanelParts;

/**
 * Whether buttons and lamps can be wired to this computer. Where the package is installed, its
 * service is who is to use them, not who asks.
 *
 * @param root where the system's files are
 * @param asking tries the pins as the user who asks
 */
record PinsCheck(Path root, Asking asking) {

  private static final String NAME = "pins";
  private static final String SERVICE = "lunar-table";
  private static final String GROUP = "gpio";

  /** Looks whether this user may use pins. */
  @FunctionalInterface
  interface Asking {
    /**
     * Takes none of them.
     *
     * @throws PinProblem when there are none, or they may not be used
     */
    void check() throws PinProblem;
  }

  Check check() {
    // Many a PC has pins of its own, which lead nowhere.
    if (!isRaspberryPi()) {
      return none("doctor.pins.no-pi");
    }
    return isInstalled() ? ofService() : ofUser();
  }

  private Check ofUser() {
    try {
      asking.check();
      return Check.ok(NAME, Text.of("doctor.pins"));
    } catch (PinProblem e) {
      return Check.absent(NAME, Text.of("doctor.pins.none"), PanelParts.help(e.kind()))
          .saying(e.getMessage());
    }
  }

  private Check ofService() {
    if (!hasChips()) {
      return none("doctor.pins.no-chips");
    }
    return isMember()
        ? Check.ok(NAME, Text.of("doctor.pins.of-service"))
        : none("doctor.pins.no-member");
  }

  private static Check none(String why) {
    return Check.absent(NAME, Text.of(why), Text.of(why + ".help"));
  }

  private boolean isRaspberryPi() {
    return lines("proc/device-tree/model").stream().anyMatch(line -> line.contains("Raspberry Pi"));
  }

  private boolean isInstalled() {
    return Stream.of("usr/lib", "lib")
        .anyMatch(
            lib -> Files.exists(root.resolve(lib + "/systemd/system/" + SERVICE + ".service")));
  }

  private boolean hasChips() {
    try (DirectoryStream<Path> chips = Files.newDirectoryStream(root.resolve("dev"), "gpiochip*")) {
      return chips.iterator().hasNext();
    } catch (IOException e) {
      return false;
    }
  }

  private boolean isMember() {
    return lines("etc/group").stream()
        .map(line -> line.split(":", -1))
        .filter(parts -> parts.length == 4 && parts[0].equals(GROUP))
        .anyMatch(parts -> Arrays.asList(parts[3].split(",")).contains(SERVICE));
  }

  private List<String> lines(String file) {
    try {
      return Files.readAllLines(root.resolve(file));
    } catch (IOException e) {
      return List.of();
    }
  }
}
