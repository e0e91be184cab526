package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of loaded classes that the package's launcher makes, with a Java of two lines. */
class PackageLauncherTest {

  @TempDir Path root;
  private Path cache;

  @BeforeEach
  void installation() throws IOException {
    cache = Files.createDirectories(root.resolve("cache"));
    Files.writeString(Files.createDirectories(root.resolve("home/lib")).resolve("lunar.jar"), "1");
    String script = Files.readString(Path.of("packaging/bin/lunar"));
    assertThat(script).contains("home=/usr/lib/lunar-table\n");
    program(
        root.resolve("lunar"),
        script.replace("home=/usr/lib/lunar-table\n", "home=" + root.resolve("home") + "\n"));
    program(
        Files.createDirectories(root.resolve("java/bin")).resolve("java"),
        """
        #!/bin/sh
        echo "$*" >>%s/started
        for word; do
          case $word in -XX:ArchiveClassesAtExit=*) echo classes >"${word#*=}" ;; esac
        done
        """
            .formatted(root));
    Files.createFile(root.resolve("started"));
  }

  private static void program(Path file, String text) throws IOException {
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** What Java was started with so far, a line each, after one more start of the launcher. */
  private List<String> launch(Optional<Path> caches, String word) throws Exception {
    ProcessBuilder shell = new ProcessBuilder("/bin/sh", root.resolve("lunar").toString(), word);
    shell.environment().put("JAVA_HOME", root.resolve("java").toString());
    shell.environment().remove("CACHE_DIRECTORY");
    caches.ifPresent(folder -> shell.environment().put("CACHE_DIRECTORY", folder.toString()));
    Process process = shell.redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8)).isEmpty();
    assertThat(process.waitFor()).isZero();
    return Files.readAllLines(root.resolve("started"));
  }

  @Test
  void theArchiveIsMadeOnceAndUsed() throws Exception {
    assertThat(launch(Optional.of(cache), "prepare")).hasSize(1);
    assertThat(launch(Optional.of(cache), "prepare")).hasSize(1);
    assertThat(launch(Optional.of(cache), "kiosk"))
        .last()
        .asString()
        .contains("-XX:SharedArchiveFile=" + cache.resolve("classes.jsa"));
    assertThat(cache.resolve("scratch")).doesNotExist();
  }

  @Test
  void anotherVersionGetsAnotherArchive() throws Exception {
    launch(Optional.of(cache), "prepare");
    Files.writeString(root.resolve("home/lib/lunar.jar"), "another");
    assertThat(launch(Optional.of(cache), "prepare")).hasSize(2);
  }

  @Test
  void withoutAPlaceForItThereIsNone() throws Exception {
    assertThat(launch(Optional.empty(), "prepare")).isEmpty();
    assertThat(launch(Optional.empty(), "kiosk"))
        .singleElement()
        .asString()
        .doesNotContain("SharedArchiveFile");
  }

  @Test
  void oneThatCannotBeMadeIsNotTriedAtEveryStart() throws Exception {
    program(root.resolve("java/bin/java"), "#!/bin/sh\necho >>" + root + "/started; exit 1\n");
    launch(Optional.of(cache), "prepare");
    assertThat(launch(Optional.of(cache), "prepare")).hasSize(1);
  }
}
