package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The libraries in machine code load on a Raspberry Pi's processor: the loader of an aarch64 system
 * maps each, finds what it needs and binds every symbol, in an emulator of user programs.
 */
class ArmNativesTest {

  private static final Path ROOT = Path.of("/usr/aarch64-linux-gnu");
  private static Optional<Path> emulator = Optional.empty();

  @TempDir Path folder;

  @BeforeAll
  static void findEmulator() {
    emulator =
        Stream.of("/usr/bin/qemu-aarch64-static", "/usr/bin/qemu-aarch64")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(
        emulator.isPresent() && Files.exists(ROOT.resolve("lib/libstdc++.so.6")),
        "skipped: qemu-user and an aarch64 system are missing (Debian: qemu-user-static"
            + " libstdc++6-arm64-cross)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nu/pattern/opencv/linux/ARMv8/libopencv_java490.so",
        "/org/sqlite/native/Linux/aarch64/libsqlitejdbc.so",
        "/Linux/armv8_64/libjSerialComm.so",
        "/lib/aarch64/pi4j-gpiod/libpi4j-gpiod.so",
        "/lib/aarch64/pi4j-gpiod/libgpiod.so"
      })
  void loads(String resource) throws Exception {
    Path library = folder.resolve(Path.of(resource).getFileName());
    try (InputStream in = ArmNativesTest.class.getResourceAsStream(resource)) {
      Files.copy(in, library);
    }
    provide("/lib/aarch64/pi4j-gpiod/libgpiod.so", "libgpiod.so.2");
    Process run =
        new ProcessBuilder(
                emulator.orElseThrow().toString(),
                "-E",
                "LD_TRACE_LOADED_OBJECTS=1",
                "-E",
                "LD_WARN=yes",
                "-E",
                "LD_BIND_NOW=yes",
                "-E",
                "LD_LIBRARY_PATH=" + folder + ":" + ROOT.resolve("lib"),
                ROOT.resolve("lib/ld-linux-aarch64.so.1").toString(),
                library.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said).contains("libc.so.6 =>").doesNotContain("not found", "undefined symbol");
    assertThat(run.waitFor()).as(said).isZero();
  }

  private void provide(String resource, String name) throws Exception {
    try (InputStream in = ArmNativesTest.class.getResourceAsStream(resource)) {
      Files.copy(in, folder.resolve(name));
    }
  }
}
