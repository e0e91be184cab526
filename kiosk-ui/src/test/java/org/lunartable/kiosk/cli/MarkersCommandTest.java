package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkersCommandTest {

  @TempDir Path folder;

  @Test
  void writesThePdfAndSaysWhere() {
    Path sheet = folder.resolve("sheet.pdf");

    CliRun run = CliRun.of("markers", "--paper", "letter", "--out", sheet.toString());

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo(sheet + "\n");
    assertThat(sheet).content(java.nio.charset.StandardCharsets.ISO_8859_1).startsWith("%PDF-");
  }

  @Test
  void unknownPaperAndAFolderThatIsMissingAreRefused() {
    CliRun.of("markers", "--paper", "a7").failed(2, "a7");
    CliRun.of("markers", "--out", folder.resolve("no/x.pdf").toString())
        .failed(2, "cannot be written");
  }
}
