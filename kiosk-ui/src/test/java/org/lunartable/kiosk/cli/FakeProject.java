package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * A folder that looks to the launcher like the project, and a Maven that only notes how it was
 * called and puts the classes under test where a build would put them.
 */
final class FakeProject {
  private static final List<String> TOOLS =
      List.of(
          "bash",
          "sh",
          "env",
          "cat",
          "cp",
          "date",
          "find",
          "flock",
          "git",
          "head",
          "id",
          "ln",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "sed",
          "sleep",
          "sort",
          "stat",
          "timeout",
          "touch",
          "uname");

  private static final String MAVEN =
      """
      echo "$@" >>"$FAKE/calls"
      if [ -e "$FAKE/broken" ]; then echo "a bracket is missing"; exit 1; fi
      if [ -e "$FAKE/slow" ]; then sleep 2; fi
      case "$*" in
        *package*)
          mkdir -p kiosk-ui/target/launcher/lunar/lib
          cp "$JARS"/*.jar kiosk-ui/target/launcher/lunar/lib/
          ;;
        *)
          echo "Tests run: 1, Failures: 0"
          if [ -e "$FAKE/figures" ]; then
            mkdir -p kiosk-ui/target/bars
            cat "$FAKE/figures" >kiosk-ui/target/bars/one.txt
          fi
          if [ -e "$FAKE/outcomes" ]; then
            mkdir -p kiosk-ui/target/reliability
            cat "$FAKE/outcomes" >kiosk-ui/target/reliability/one.txt
          fi
          ;;
      esac
      """;

  private final Path folder;

  FakeProject(Path folder) throws IOException {
    this.folder = folder;
    file("table/pom.xml");
    file("table/kiosk-ui/pom.xml");
    file("table/kiosk-ui/src/main/java/One.java");
    file("table/kiosk-ui/src/main/java/Two.java");
    file("table/firmware-bridge/firmware/core/board.c");
    copy("lunar");
    copy(".ci/tests.bash");
    offerTools(Files.createDirectory(tools()));
    script(tools().resolve("mvn"), MAVEN);
    script(tools().resolve("chromium"), "");
    for (String tool : List.of("chromedriver", "make", "gcc", "avr-gcc")) {
      script(tools().resolve(tool), "");
    }
  }

  /** The jars that a build would leave, made from the class path of this test. */
  static void makeJars(Path jars) throws IOException {
    int number = 0;
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      String name = path.getFileName().toString();
      if (Files.isDirectory(path) && !name.equals("test-classes")) {
        String jar = jars.resolve("classes" + number++ + ".jar").toString();
        int made =
            ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "-f", jar, "-C", entry, ".");
        assertThat(made).isZero();
      } else if (name.matches(
          "(engine|vision|hardware|firmware-bridge|jSerialComm|pi4j|picocli|jackson|sqlite-jdbc|slf4j-api).*\\.jar")) {
        Files.copy(path, jars.resolve(name));
      }
    }
  }

  private void copy(String name) throws IOException {
    Path into = root().resolve(name);
    Files.createDirectories(into.getParent());
    Files.copy(Launcher.script().resolveSibling(name), into);
  }

  Path root() {
    return folder.resolve("table");
  }

  Path tools() {
    return folder.resolve("bin");
  }

  /** Changes what the Maven of this project does: {@code broken}, {@code slow}, {@code figures}. */
  Path file(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "");
  }

  Launcher launcher() {
    return new Launcher(root().resolve("lunar"), folder)
        .without("LUNAR_CLASSPATH")
        .with("FAKE", folder.toString())
        .with("PATH", tools().toString());
  }

  /** How Maven was called, once a line. */
  List<String> calls() throws IOException {
    Path calls = folder.resolve("calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  static void script(Path file, String body) throws IOException {
    Files.deleteIfExists(file);
    Files.writeString(file, "#!/bin/sh\n" + body);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** Makes the tools that the launcher may use findable, and so no Java, Maven or browser. */
  static void offerTools(Path into) throws IOException {
    for (String tool : TOOLS) {
      Path found =
          path().map(folder -> folder.resolve(tool)).filter(Files::isExecutable).findFirst().get();
      script(into.resolve(tool), "exec " + found + " \"$@\"");
    }
  }

  private static Stream<Path> path() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1)).map(Path::of);
  }
}
