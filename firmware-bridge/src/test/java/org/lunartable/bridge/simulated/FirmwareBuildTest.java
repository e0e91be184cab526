package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirmwareBuildTest {

  @TempDir Path folder;

  @Test
  void theListOfFilesIsComplete() throws IOException {
    Path sources = Path.of("firmware");
    try (Stream<Path> files = Files.walk(sources)) {
      List<String> names =
          files
              .filter(Files::isRegularFile)
              .map(file -> sources.relativize(file).toString())
              .filter(name -> !name.equals("FILES"))
              .sorted()
              .toList();
      assertThat(FirmwareBuild.fileNames()).isEqualTo(names);
    }
  }

  @Test
  void theCorePassesItsOwnTests() throws Exception {
    assertThat(new FirmwareBuild(folder).make("test")).endsWith(" checks, 0 failed\n");
  }

  @Test
  void theFirmwareIsBuiltWithoutWarningsInItsBoundsAndAlwaysTheSame() throws Exception {
    FirmwareBuild here = new FirmwareBuild(folder.resolve("here"));
    FirmwareBuild elsewhere = new FirmwareBuild(folder.resolve("elsewhere").resolve("deep"));

    assertThat(here.make("firmware"))
        .matches(
            "firmware: \\d+ bytes of flash \\(bound 16384\\),"
                + " \\d+ bytes of RAM before the stack \\(bound 4096\\)\n");
    elsewhere.make("firmware");
    assertThat(here.make("firmware")).as("what is built already is not built again").isEmpty();

    assertThat(here.firmware().resolveSibling("board.hex"))
        .hasSameBinaryContentAs(elsewhere.firmware().resolveSibling("board.hex"));
  }
}
