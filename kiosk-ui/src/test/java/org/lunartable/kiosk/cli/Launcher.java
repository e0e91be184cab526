package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs the real launcher script in a process of its own, with the classes under test. */
final class Launcher {
  private static final int SECONDS = 90;

  private final Path script;
  private final Path folder;
  private final Map<String, String> environment = new LinkedHashMap<>();

  /**
   * @param script the launcher, or a link to it
   * @param folder where the caller stands; output is kept there for a moment
   */
  Launcher(Path script, Path folder) {
    this.script = script;
    this.folder = folder;
    with("LUNAR_CLASSPATH", System.getProperty("java.class.path"));
    with("JAVA_HOME", System.getProperty("java.home"));
  }

  /** The launcher of this project. */
  static Path script() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isExecutable(folder.resolve("lunar"))
        || Files.isDirectory(folder.resolve("lunar"))) {
      folder = folder.getParent();
    }
    return folder.resolve("lunar");
  }

  Launcher with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  Launcher without(String name) {
    return with(name, null);
  }

  CliRun run(String... args) throws IOException, InterruptedException {
    return finish(start(args));
  }

  /** Runs a line of shell in which {@code $LUNAR} is the launcher. */
  CliRun shell(String line) throws IOException, InterruptedException {
    with("LUNAR", script.toString());
    return finish(start(List.of("bash", "-c", line)));
  }

  Running start(String... args) throws IOException {
    return start(Stream.concat(Stream.of(script.toString()), Arrays.stream(args)).toList());
  }

  private Running start(List<String> command) throws IOException {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.redirectInput(new File("/dev/null"));
    builder.redirectOutput(out.toFile());
    builder.redirectError(err.toFile());
    builder.environment().keySet().removeIf(name -> name.matches("LUNAR_.*|JAVA_TOOL_OPTIONS"));
    environment.forEach(
        (name, value) -> {
          if (value == null) {
            builder.environment().remove(name);
          } else {
            builder.environment().put(name, value);
          }
        });
    return new Running(builder.start(), out, err);
  }

  static CliRun finish(Running running) throws IOException, InterruptedException {
    boolean ended = running.process().waitFor(SECONDS, TimeUnit.SECONDS);
    running.process().destroyForcibly();
    assertThat(ended).as("it ends within %d seconds", SECONDS).isTrue();
    CliRun run =
        new CliRun(
            running.process().exitValue(),
            Files.readString(running.out()),
            Files.readString(running.err()));
    Files.delete(running.out());
    Files.delete(running.err());
    return run;
  }

  /** A launcher at work, and where its output goes. */
  record Running(Process process, Path out, Path err) {}
}
