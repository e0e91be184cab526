package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lunartable.engine.screen.Text;
import org.lunartable.vision.OpenCv;

/**
 * What the machine is and what runs on it.
 *
 * @param root where the system's files are
 */
record MachineChecks(Path root) {
  private static final long SCARCE_MEGABYTES = 300;
  private static final int MOST_SENSORS = 16;
  private static final Pattern AVAILABLE = Pattern.compile("MemAvailable:\\s+(\\d+) kB");
  private static final Pattern TOTAL = Pattern.compile("MemTotal:\\s+(\\d+) kB");
  private static final Pattern PRETTY = Pattern.compile("(?m)^PRETTY_NAME=\"?([^\"\n]*)\"?$");

  List<Check> all() {
    return List.of(java(), system(), board(), voltage(), memory(), openCv());
  }

  private static Check java() {
    return Check.ok(
        "java",
        Text.plain(
            "%s, %s, %s"
                .formatted(
                    Runtime.version(),
                    System.getProperty("java.vm.name"),
                    System.getProperty("os.arch"))));
  }

  private Check system() {
    Optional<String> name = read("etc/os-release").flatMap(text -> found(PRETTY, text));
    String kernel = System.getProperty("os.name") + " " + System.getProperty("os.version");
    return Check.ok("system", Text.plain(name.map(n -> n + ", " + kernel).orElse(kernel)));
  }

  private Check board() {
    return read("proc/device-tree/model")
        .map(model -> Check.ok("board", Text.plain(model.replace("\0", "").strip())))
        .orElse(
            Check.absent("board", Text.of("doctor.board.none"), Text.of("doctor.board.none.help")));
  }

  /** The firmware of a Raspberry Pi watches its 5 V and tells the system when they were too low. */
  Check voltage() {
    for (int i = 0; i < MOST_SENSORS; i++) {
      String sensor = "sys/class/hwmon/hwmon" + i + "/";
      if (read(sensor + "name").map(String::strip).filter("rpi_volt"::equals).isPresent()) {
        return read(sensor + "in0_lcrit_alarm").map(String::strip).filter("1"::equals).isPresent()
            ? Check.warn(
                "voltage", Text.of("doctor.voltage.low"), Text.of("doctor.voltage.low.help"))
            : Check.ok("voltage", Text.of("doctor.voltage.well"));
      }
    }
    return Check.absent("voltage", Text.of("doctor.voltage.none"));
  }

  Check memory() {
    Optional<String> text = read("proc/meminfo");
    Optional<Long> total = text.flatMap(t -> found(TOTAL, t)).map(MachineChecks::megabytes);
    Optional<Long> free = text.flatMap(t -> found(AVAILABLE, t)).map(MachineChecks::megabytes);
    if (total.isEmpty() || free.isEmpty()) {
      return Check.absent("memory", Text.of("doctor.memory.none"));
    }
    Text detail = Text.of("doctor.memory", "total", total.get(), "free", free.get());
    return free.get() < SCARCE_MEGABYTES
        ? Check.warn("memory", detail, Text.of("doctor.memory.scarce.help"))
        : Check.ok("memory", detail);
  }

  private static Check openCv() {
    try {
      OpenCv.load();
      boolean unpacked = System.getProperty("lunar.opencv") != null;
      return Check.ok("opencv", Text.of(unpacked ? "doctor.opencv.once" : "doctor.opencv.each"));
    } catch (IllegalStateException e) {
      return Check.fail(
          "opencv", Text.of("doctor.opencv.fail"), Text.of("doctor.opencv.fail.help"));
    }
  }

  private static long megabytes(String kilobytes) {
    return Long.parseLong(kilobytes) / 1024;
  }

  private static Optional<String> found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private Optional<String> read(String file) {
    try {
      byte[] bytes = Files.readAllBytes(root.resolve(file));
      return Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
