package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  /** What the firmware is built with, and what its drawing says: pin by pin. */
  @Test
  void theDrawingHasThePinsOfTheDefines() throws IOException {
    Map<String, String> defines = defines();
    assertThat(defines.get("BUTTON_PULL_UPS")).isEqualTo("PORT" + letter(defines, "BUTTON_PINS"));
    assertThat(defines.get("LAMP_DIRECTION")).isEqualTo("DDR" + letter(defines, "LAMP_PORT"));
    assertThat(defines.get("LIGHTS_DIRECTION")).isEqualTo("DDR" + letter(defines, "LIGHTS_PORT"));
    String buttons = letter(defines, "BUTTON_PINS");
    String lamps = letter(defines, "LAMP_PORT");
    int firstButton = Integer.parseInt(defines.get("BUTTON_SHIFT"));
    int firstLamp = Integer.parseInt(defines.get("LAMP_SHIFT"));
    assertThat(defines.get("LAMP_MASK")).isEqualTo("(7 << LAMP_SHIFT)");
    Map<String, String> drawn =
        BoardDrawing.entries(Files.readString(BoardDrawing.PINS)).stream()
            .collect(Collectors.toMap(BoardDrawing.Entry::name, BoardDrawing.Entry::port));
    assertThat(drawn)
        .containsEntry("roll button", "P" + buttons + firstButton)
        .containsEntry("next button", "P" + buttons + (firstButton + 1))
        .containsEntry("status lamp", "P" + lamps + firstLamp)
        .containsEntry("orange lamp", "P" + lamps + (firstLamp + 1))
        .containsEntry("green lamp", "P" + lamps + (firstLamp + 2))
        .containsEntry("buzzer", "P" + lamps + bit(defines, "BUZZER_MASK"))
        .containsEntry(
            "lights", "P" + letter(defines, "LIGHTS_PORT") + bit(defines, "LIGHTS_MASK"));
  }

  /** The number printed on an Arduino Mega 2560 beside each pin of the processor that is used. */
  @Test
  void thePrintedNumbersAreThoseOfTheMega() throws IOException {
    Map<String, String> mega =
        Map.of(
            "PE4", "2", "PE5", "3", "PH3", "6", "PH4", "7", "PH5", "8", "PH6", "9", "PB7", "13",
            "PD1", "20", "PD0", "21");
    assertThat(BoardDrawing.entries(Files.readString(BoardDrawing.PINS)))
        .filteredOn(entry -> !entry.port().contains("-"))
        .hasSize(mega.size())
        .allSatisfy(entry -> assertThat(entry.printed()).isEqualTo(mega.get(entry.port())));
  }

  private static Map<String, String> defines() throws IOException {
    return Pattern.compile("(?m)^#define ([A-Z_]+) (.+)$")
        .matcher(Files.readString(BoardDrawing.PINS))
        .results()
        .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
  }

  /** The letter of a port, as of PORTH, PINE or DDRB. */
  private static String letter(Map<String, String> defines, String name) {
    return defines.get(name).replaceFirst("^(PORT|PIN|DDR)", "");
  }

  private static String bit(Map<String, String> defines, String name) {
    return defines.get(name).replaceFirst("^\\(1 << (\\d)\\)$", "$1");
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
