package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Names the build that runs, so that pages made by another one can tell. */
final class BuildName {

  private BuildName() {}

  /** The version, and when the program was built in seconds since 1970. */
  static String get() {
    return version() + "-" + seconds();
  }

  /** The version alone. */
  static String version() {
    try {
      String line = new LunarCommand.Version().getVersion()[0];
      return line.substring(line.lastIndexOf(' ') + 1);
    } catch (IOException e) {
      return "unknown";
    }
  }

  private static long seconds() {
    try {
      Path code =
          Path.of(BuildName.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.getLastModifiedTime(code).to(TimeUnit.SECONDS);
    } catch (IOException | URISyntaxException e) {
      return 0;
    }
  }
}
