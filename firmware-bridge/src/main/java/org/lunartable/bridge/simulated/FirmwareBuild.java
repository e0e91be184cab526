package org.lunartable.bridge.simulated;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the firmware and what goes with it from the sources that this program carries, into a
 * folder of the caller's. What is built already is not built again.
 */
public final class FirmwareBuild {

  private static final System.Logger LOG = System.getLogger(FirmwareBuild.class.getName());

  /** The Debian packages that a build needs, by a file of each. */
  private static final Map<String, String> NEEDED = new LinkedHashMap<>();

  static {
    NEEDED.put("/usr/bin/make", "make");
    NEEDED.put("/usr/bin/gcc", "gcc");
    NEEDED.put("/usr/bin/avr-gcc", "gcc-avr");
    NEEDED.put("/usr/lib/avr/include/avr/io.h", "avr-libc");
    NEEDED.put("/usr/include/simavr/sim_avr.h", "libsimavr-dev");
  }

  private static final String ROOT = "/firmware/";

  private final Path folder;

  /**
   * @param folder where to build; made when it is not there
   */
  public FirmwareBuild(Path folder) {
    this.folder = folder.toAbsolutePath();
  }

  /** The Debian packages that are missing to build here. */
  public static List<String> missingPackages() {
    return NEEDED.entrySet().stream()
        .filter(entry -> !Files.exists(Path.of(entry.getKey())))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** The firmware, once {@code firmware} was made. */
  public Path firmware() {
    return folder.resolve("board.elf");
  }

  /** The program that simulates the board, once {@code sim} was made. */
  public Path simulator() {
    return folder.resolve("boardsim");
  }

  /**
   * Makes targets of the firmware's Makefile.
   *
   * @return what was said meanwhile
   * @throws IOException when it cannot be made; the message begins with a sentence for a person
   */
  public String make(String... targets) throws IOException, InterruptedException {
    Path sources = folder.resolve("src");
    Files.createDirectories(sources);
    try (FileChannel file =
            FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = file.lock()) {
      LOG.log(Level.DEBUG, "Building in {0}, {1}", folder, held);
      unpack(sources);
      return run(sources, targets);
    }
  }

  private String run(Path sources, String... targets) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("make", "-s", "-C", sources.toString(), "OUT=" + folder);
    builder.command().addAll(Arrays.asList(targets));
    builder.redirectErrorStream(true);
    Process make = builder.start();
    make.getOutputStream().close();
    String said = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (make.waitFor() != 0) {
      throw new IOException("The firmware of the sensor board cannot be built.\n" + said);
    }
    return said;
  }

  /** A file that is there already stays untouched, so that make sees no news. */
  private static void unpack(Path sources) throws IOException {
    for (String name : fileNames()) {
      byte[] wanted = resource(name);
      Path file = sources.resolve(name);
      Files.createDirectories(file.getParent());
      if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), wanted)) {
        Files.write(file, wanted);
      }
    }
  }

  /** All files of the firmware's folder. */
  static List<String> fileNames() throws IOException {
    return new String(resource("FILES"), StandardCharsets.UTF_8).lines().toList();
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = FirmwareBuild.class.getResourceAsStream(ROOT + name)) {
      if (in == null) {
        throw new IOException("The file " + name + " of the firmware is missing in this program.");
      }
      return in.readAllBytes();
    }
  }
}
