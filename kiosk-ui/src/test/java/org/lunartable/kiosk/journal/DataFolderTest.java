package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

  @TempDir Path folder;

  @Test
  void aFolderIsMadeWhenItIsMissing() throws Exception {
    Journal.open(folder.resolve("a/b"), Clock.systemUTC()).close();
    assertThat(folder.resolve("a/b/lunar.db")).exists();
  }

  @Test
  void aFolderThatCannotBeMadeIsOneSentence() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    assertProblem(file, "cannot be made");
    assertProblem(file.resolve("below"), "cannot be made");
    assertProblem(Path.of("/proc/lunar-table"), "cannot be made");
  }

  @Test
  void aFolderThatCannotBeWrittenToIsOneSentence() throws Exception {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      Assumptions.assumeFalse(Files.isWritable(folder), "permissions do not bind this user");
      assertProblem(folder, "permission denied");
    } finally {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  @Test
  void aFolderThatNobodyCanWriteToIsOneSentence() {
    assertProblem(Path.of("/proc/self"), "cannot be written to");
  }

  private static void assertProblem(Path folder, String words) {
    assertThatThrownBy(() -> Journal.open(folder, Clock.systemUTC()))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining(words)
        .hasMessageEndingWith(".")
        .hasMessageNotContaining("\n");
  }
}
