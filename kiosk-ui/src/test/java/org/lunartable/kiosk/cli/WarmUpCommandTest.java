package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WarmUpCommandTest {

  @Test
  void goesThroughWithoutAProblem(@TempDir Path folder) {
    assertThat(CliRun.of("warm-up", "--folder", folder.toString()))
        .isEqualTo(new CliRun(0, "", ""));
  }
}
