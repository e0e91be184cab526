package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What makers read of the sensor board says what the firmware does. */
class BoardDrawingTest {

  @Test
  void theDrawingIsThatOfThePinTable() throws IOException {
    assertThat(BoardDrawing.FILE)
        .as("drawn anew by BoardDrawing.main in the folder firmware-bridge")
        .content()
        .isEqualTo(BoardDrawing.of(Files.readString(BoardDrawing.PINS)));
  }

  @Test
  void thePinTableNamesThePortsThatTheMatrixUses() throws IOException {
    String matrix = Files.readString(Path.of("firmware", "avr", "matrix.c"));
    assertThat(ports("rows"))
        .containsExactlyElementsOf(
            used(matrix, "DDR([A-Z]) = \\(uint8_t\\)\\(1|(?<=DDR)([A-Z]) = high;"));
    assertThat(ports("columns")).containsExactlyElementsOf(used(matrix, "~PIN([A-Z])"));
  }

  @Test
  void theTableOfTheDocumentHasThePinsOfTheButtons() throws IOException {
    String document = Files.readString(Path.of("..", "docs", "hands.md"));
    assertThat(document).contains("| roll and next button | 2 and 3, to ground |");
    assertThat(BoardDrawing.entries(Files.readString(BoardDrawing.PINS)))
        .contains(
            new BoardDrawing.Entry("roll button", "PE4", "2"),
            new BoardDrawing.Entry("next button", "PE5", "3"));
  }

  private static List<String> ports(String kind) throws IOException {
    return BoardDrawing.entries(Files.readString(BoardDrawing.PINS)).stream()
        .filter(entry -> entry.name().startsWith(kind))
        .map(entry -> entry.port().substring(1, 2))
        .toList();
  }

  private static List<String> used(String source, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(source);
    return found
        .results()
        .map(one -> one.group(1) == null ? one.group(2) : one.group(1))
        .distinct()
        .toList();
  }
}
