package org.lunartable.kiosk.texts;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** Every language says all that English says. */
@DisplayName("The file of a language")
class LanguageFilesTest {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");
  private static final Pattern FORM = Pattern.compile("(.+)_(one|few|many|other)");

  /** The plural forms each language needs, by the Unicode plural rules for whole numbers. */
  private static final Map<String, List<String>> FORMS =
      Map.of(
          "en", List.of("one", "other"),
          "de", List.of("one", "other"),
          "fr", List.of("one", "other"),
          "es", List.of("one", "other"),
          "ru", List.of("one", "few", "many", "other"));

  /** What may be the same as in English, and why. */
  private static final Map<String, String> SAME_WORDS =
      Map.ofEntries(
          entry("page.title", "the program's name"),
          entry("first.title", "is said in all languages at once"),
          entry("card-name.al-eysium", "a name"),
          entry("de card-name.area-53", "the same word"),
          entry("de card-name.asteroid", "the same word"),
          entry("de card-name.astro-camp", "the same word"),
          entry("card-name.bar", "a name"),
          entry("card-name.buckminster-fuller", "a name"),
          entry("fr card-name.holoplace", "the same word"),
          entry("es card-name.hospital", "the same word"),
          entry("de card-name.hotel", "the same word"),
          entry("es card-name.hotel", "the same word"),
          entry("card-name.loft", "a name"),
          entry("fr card-name.mine", "the same word"),
          entry("de card-name.museum", "the same word"),
          entry("de card-name.park", "the same word"),
          entry("card-name.winnebago", "a name"),
          entry("de seat.orange", "the same word"),
          entry("de colour.orange", "the same word"),
          entry("de health.age.good", "the same word"),
          entry("de rules.tool.astronauts", "the same word"),
          entry("de rules.tool.ufos", "the same word"),
          entry("fr seat.orange", "the same word"),
          entry("fr colour.orange", "the same word"),
          entry("fr roll.picture", "the same word"),
          entry("fr bar.menu", "the same word"),
          entry("fr editor.module", "the same word"),
          entry("fr editor.points", "the same word"),
          entry("fr new.long", "the same word"),
          entry("fr rules.tab.game", "the same word"),
          entry("fr rules.tool.robots", "the same word"),
          entry("es rules.tool.robots", "the same word"));

  private final Map<String, String> english = read("en");

  static Stream<Arguments> others() {
    return Languages.ALL.stream()
        .filter(language -> !language.equals("en"))
        .map(language -> arguments(language, read(language)));
  }

  @Test
  void isThereForEachLanguageThatIsOffered() {
    assertThat(FORMS).containsOnlyKeys(Languages.ALL);
    for (String language : Languages.ALL) {
      Plurals plurals = Plurals.of(language);
      assertThat(FORMS.get(language))
          .containsAll(IntStream.range(0, 200).mapToObj(plurals::category).toList());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("others")
  void hasTheKeysOfTheEnglishOneInItsOrder(String language, Map<String, String> texts) {
    List<String> expected = new ArrayList<>();
    for (String key : english.keySet()) {
      Matcher form = FORM.matcher(key);
      if (!form.matches()) {
        expected.add(key);
      } else if (form.group(2).equals("one")) {
        FORMS.get(language).forEach(category -> expected.add(form.group(1) + "_" + category));
      }
    }
    assertThat(texts.keySet()).containsExactlyElementsOf(expected);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("others")
  void hasThePlaceholdersOfTheEnglishOne(String language, Map<String, String> texts) {
    texts.forEach(
        (key, text) ->
            assertThat(placeholders(text)).as(key).isEqualTo(placeholders(english(key, language))));
  }

  /** Where a form is for more than one number it says the number, so it is like {@code _other}. */
  private String english(String key, String language) {
    Matcher form = FORM.matcher(key);
    if (!form.matches()) {
      return english.get(key);
    }
    boolean onlyForOne = form.group(2).equals("one") && !language.equals("ru");
    return english.get(form.group(1) + (onlyForOne ? "_one" : "_other"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("others")
  void hasNoEmptyTextNorSpaceAtAnEnd(String language, Map<String, String> texts) {
    assertThat(texts.values()).allMatch(text -> !text.isBlank() && text.equals(text.strip()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("others")
  void saysNothingInEnglish(String language, Map<String, String> texts) {
    Set<String> same = new TreeSet<>();
    texts.forEach(
        (key, text) -> {
          boolean hasWords =
              PLACEHOLDER.matcher(text).replaceAll("").chars().anyMatch(Character::isLetter);
          boolean isAllowed =
              SAME_WORDS.containsKey(key) || SAME_WORDS.containsKey(language + " " + key);
          if (hasWords && !isAllowed && text.equals(english.get(key))) {
            same.add(key);
          }
        });
    assertThat(same).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("others")
  void givesTheKeypadRowsThatFitTheScreen(String language, Map<String, String> texts) {
    String[] rows = texts.get("keypad.rows").split(" ", -1);
    assertThat(rows).hasSizeBetween(3, 4);
    assertThat(rows).allMatch(row -> !row.isEmpty() && row.length() <= 11);
    assertThat(String.join("", rows).chars()).doesNotHaveDuplicates();
  }

  private static Set<String> placeholders(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = PLACEHOLDER.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group(1));
    }
    return names;
  }

  private static Map<String, String> read(String language) {
    String file = "/messages/" + language + ".json";
    try (InputStream in = LanguageFilesTest.class.getResourceAsStream(file)) {
      Map<String, String> texts = new LinkedHashMap<>();
      Json.readObject(in.readAllBytes()).forEach((key, text) -> texts.put(key, (String) text));
      return texts;
    } catch (IOException | BadJson e) {
      throw new IllegalStateException(file, e);
    }
  }
}
