package org.lunartable.kiosk.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.texts.Languages;
import org.lunartable.kiosk.texts.Messages;

/** What the doctor says is said on the page of the machine in every language. */
class DoctorTextsTest {

  private static final Path SOURCES = Path.of("src/main/java/org/lunartable/kiosk/cli/doctor");
  private static final Pattern KEY = Pattern.compile("\"(doctor\\.[a-z.-]+)\"");

  /** In the bundle of a report. */
  private static final String FILE = "doctor.json";

  static final Collection<String> LANGUAGES = Languages.ALL;

  @TempDir Path data;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyKeyOfTheDoctorIsKnown(String language) throws IOException {
    Messages messages = Messages.of(language);
    Set<String> keys = keys();
    assertThat(keys).hasSizeGreaterThan(40);
    keys.addAll(
        keys.stream()
            .filter(key -> key.startsWith("doctor.pins.no-"))
            .map(key -> key + ".help")
            .filter(key -> !key.endsWith(".help.help"))
            .toList());
    assertThat(keys).allSatisfy(key -> assertThat(messages.knows(key)).as(key).isTrue());
  }

  private static Set<String> keys() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .flatMap(file -> KEY.matcher(read(file)).results())
          .map(found -> found.group(1))
          .filter(key -> !key.equals(FILE))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void everyCheckOfThisComputerIsSaidInGermanWithoutAPlaceholderLeft() {
    Messages german = Messages.of("de");
    List<Check> checks = Doctor.checks("1", data, 0, Optional.empty());
    assertThat(checks).hasSizeGreaterThan(10);
    assertThat(checks)
        .allSatisfy(
            check ->
                assertThat(check.texts().values())
                    .isNotEmpty()
                    .allSatisfy(
                        text -> {
                          Matcher left =
                              Pattern.compile("\\{\\w+}").matcher(german.say((Text) text));
                          assertThat(left.find()).as("%s", text).isFalse();
                        }));
  }
}
