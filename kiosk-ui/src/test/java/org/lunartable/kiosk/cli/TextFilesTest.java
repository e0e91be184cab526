package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {
  @TempDir Path folder;

  @Test
  void readsTheWholeText() throws IOException {
    assertThat(TextFiles.read(file("Mondkäse ☾\n"), 100)).isEqualTo("Mondkäse ☾\n");
    assertThat(TextFiles.read(file(""), 100)).isEmpty();
  }

  @Test
  void leavesOutAByteOrderMark() throws IOException {
    assertThat(TextFiles.read(file("\uFEFFturn: green"), 100)).isEqualTo("turn: green");
  }

  @Test
  void aFileMayBeAsLongAsAllowedButNotLonger() throws IOException {
    assertThat(TextFiles.read(file("12345"), 5)).isEqualTo("12345");
    refused(file("123456"), "is longer than 5 bytes.");
  }

  @Test
  void aMissingFileIsRefused() {
    refused(folder.resolve("no/such.lcp"), "There is no file", "such.lcp.");
  }

  @Test
  void aFolderIsRefused() {
    refused(folder, "is a folder, not a file.");
  }

  @Test
  void whatIsNotUtf8IsRefusedWithItsPlace() throws IOException {
    Path file = folder.resolve("picture.jpg");
    Files.write(file, new byte[] {'a', 'b', (byte) 0xFF, (byte) 0xD8});

    refused(file, "is not UTF-8 text: byte 3 is wrong.");
  }

  @Test
  void aTextThatEndsWithinACharacterIsRefused() throws IOException {
    Path file = folder.resolve("cut.txt");
    Files.write(file, new byte[] {'a', (byte) 0xC3});

    refused(file, "is not UTF-8 text: byte 2 is wrong.");
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("text.txt"), text);
  }

  private static void refused(Path file, String... words) {
    assertThatExceptionOfType(CliProblem.class)
        .isThrownBy(() -> TextFiles.read(file, 5))
        .withMessageContainingAll(words)
        .satisfies(problem -> assertThat(problem.exitStatus()).isEqualTo(2));
  }
}
