package org.lunartable.kiosk.machine;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lunartable.engine.screen.Text;

/** Power, sound and network of this machine. Safe to use from any thread; may take seconds. */
public final class Machine {

  private static final Pattern CONTROL = Pattern.compile("Simple mixer control '([^']+)'");
  private static final Pattern PERCENT = Pattern.compile("\\[(\\d{1,3})%\\]");
  private static final List<String> LIKELY = List.of("Master", "PCM", "Speaker", "Headphone");

  private final Commands commands;

  public Machine(Commands commands) {
    this.commands = commands;
  }

  /** Switches the machine off. */
  public void powerOff() throws MachineProblem {
    power("poweroff");
  }

  /** Starts the machine anew. */
  public void restart() throws MachineProblem {
    power("reboot");
  }

  private void power(String verb) throws MachineProblem {
    Text advice = Text.of("problem.power", "verb", verb);
    try {
      Commands.Result result = commands.run(List.of("systemctl", "--no-ask-password", verb));
      if (result.status() != 0) {
        throw new MachineProblem(advice);
      }
    } catch (IOException e) {
      throw new MachineProblem(advice, e);
    }
  }

  /** How loud it is, 0 to 100; empty when it has no sound or no program to set it. */
  public OptionalInt volume() {
    try {
      String control = control();
      Matcher percent =
          PERCENT.matcher(commands.run(List.of("amixer", "-M", "sget", control)).text());
      return percent.find()
          ? OptionalInt.of(Integer.parseInt(percent.group(1)))
          : OptionalInt.empty();
    } catch (IOException | MachineProblem none) {
      return OptionalInt.empty();
    }
  }

  /**
   * Makes it so loud.
   *
   * @param percent 0 to 100
   */
  public void volume(int percent) throws MachineProblem {
    if (percent < 0 || percent > 100) {
      throw new MachineProblem(Text.of("problem.volume-number"));
    }
    try {
      List<String> set = List.of("amixer", "-q", "-M", "sset", control(), percent + "%");
      if (commands.run(set).status() != 0) {
        throw silent(null);
      }
    } catch (IOException e) {
      throw silent(e);
    }
  }

  private String control() throws MachineProblem, IOException {
    Matcher found = CONTROL.matcher(commands.run(List.of("amixer", "-M", "scontrols")).text());
    List<String> controls = new ArrayList<>();
    while (found.find()) {
      controls.add(found.group(1));
    }
    return LIKELY.stream()
        .filter(controls::contains)
        .findFirst()
        .or(() -> controls.stream().findFirst())
        .orElseThrow(() -> silent(null));
  }

  private static MachineProblem silent(Throwable cause) {
    return new MachineProblem(Text.of("problem.volume"), cause);
  }

  /** The addresses by which others in the network can reach it, as far as it listens there. */
  public List<String> addresses() {
    TreeSet<String> addresses = new TreeSet<>();
    try {
      NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .map(InetAddress::getHostAddress)
          .forEach(addresses::add);
    } catch (SocketException none) {
      // A machine that cannot tell its addresses has none to show.
    }
    return List.copyOf(addresses);
  }
}
