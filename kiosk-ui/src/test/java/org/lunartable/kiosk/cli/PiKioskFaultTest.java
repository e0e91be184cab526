package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.reliability.Reliability;

/** The command with a Raspberry Pi's camera, whose program is a script here, and is killed. */
@Tag("faults")
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class PiKioskFaultTest {
  private static final Path PICTURE =
      Path.of("../vision/src/test/resources/rolls/roll_dev_a_f22.jpg");

  @TempDir Path folder;

  private Process kiosk;
  private URI address;

  @BeforeEach
  void start() throws IOException {
    Path programs = Files.createDirectory(folder.resolve("bin"));
    Path script = programs.resolve("rpicam-vid");
    Files.writeString(
        script,
        """
        #!/bin/sh
        echo $$ > '%s/pid'
        while cat '%s'; do sleep 0.07; done
        """
            .formatted(folder, PICTURE.toAbsolutePath()));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder command =
        new ProcessBuilder(
            java,
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "kiosk",
            "--camera",
            "rpicam",
            "--port",
            "0",
            "--data",
            folder.resolve("data").toString());
    command
        .environment()
        .merge("PATH", programs.toString(), (path, own) -> own + File.pathSeparator + path);
    kiosk = command.redirectError(folder.resolve("err").toFile()).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(kiosk.getInputStream(), StandardCharsets.UTF_8));
    address = URI.create(out.readLine().replaceFirst(".* at ", ""));
  }

  @AfterEach
  void stop() throws InterruptedException {
    kiosk.destroy();
    kiosk.waitFor();
  }

  private Map<?, ?> source() throws Exception {
    try (InputStream answer = address.resolve("/api/camera").toURL().openStream()) {
      return (Map<?, ?>) Json.readObject(answer.readAllBytes()).get("source");
    }
  }

  private long child() throws IOException {
    return Long.parseLong(Files.readString(folder.resolve("pid")).strip());
  }

  private void awaitState(boolean running) throws Exception {
    while (source().get("state").equals("running") != running) {
      Thread.sleep(50);
    }
  }

  @Test
  void aChildThatIsKilledIsStartedAgainWithinFiveSeconds() throws Exception {
    awaitState(true);
    for (int round = 0; round < 3; round++) {
      ProcessHandle killed = ProcessHandle.of(child()).orElseThrow();
      killed.destroyForcibly();
      awaitState(false);
      long start = System.nanoTime();
      awaitState(true);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
      assertThat(child()).isNotEqualTo(killed.pid());
    }
    Reliability.write(
        "the camera program of a Raspberry Pi is killed", 3, "started again within 5 s", "0");
    ProcessHandle last = ProcessHandle.of(child()).orElseThrow();
    kiosk.destroy();
    assertThat(last.onExit().get(20, TimeUnit.SECONDS).isAlive()).isFalse();
    assertThat(Files.readString(folder.resolve("err"))).doesNotContain("Exception");
  }
}
