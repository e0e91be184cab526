package org.lunartable.engine.advisor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where the bars about the advisor leave what they measured. */
final class AdvisorFigures {

  private AdvisorFigures() {}

  static void write(String figure) throws IOException {
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("advisor.txt");
    Files.writeString(file, figure + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
