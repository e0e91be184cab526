package org.lunartable.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whatever the page says is defended has a test, which it names. */
@DisplayName("SECURITY.md")
class SecurityPageTest {

  private static final Path PAGE = Path.of("..", "SECURITY.md");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

  @Test
  void namesATestForEachThreat() throws IOException {
    List<String> threats = threats();
    assertThat(threats).hasSizeGreaterThan(8).allMatch(line -> NAMED.matcher(line).find());
  }

  @Test
  void namesOnlyTestsThatThereAre() throws IOException {
    for (String threat : threats()) {
      Matcher named = NAMED.matcher(threat);
      while (named.find()) {
        assertThat(source(named.group(1)))
            .as(named.group())
            .contains("void " + named.group(2) + "(");
      }
    }
  }

  private static List<String> threats() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| threat"))
        .toList();
  }

  private static String source(String test) throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      Path file = files.filter(path -> path.endsWith(test + ".java")).findFirst().orElseThrow();
      return Files.readString(file);
    }
  }
}
