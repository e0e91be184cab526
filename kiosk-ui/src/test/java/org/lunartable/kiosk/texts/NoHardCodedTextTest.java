package org.lunartable.kiosk.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All that people read or hear on the page comes from the message files. */
class NoHardCodedTextTest {

  private static final Path SCRIPTS = Path.of("src", "main", "resources", "web", "js");
  private static final Pattern TAG = Pattern.compile("<[^>]*>");
  private static final Pattern SPOKEN =
      Pattern.compile("\\b(?:aria-[a-z]*label|aria-description|title|alt|placeholder)=\"([^\"]*)");
  private static final Pattern LETTER = Pattern.compile("\\p{L}");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  /** In single quotes: what begins or ends like a sentence. */
  private static final Pattern SENTENCE =
      Pattern.compile("'(?:\\p{Lu}\\p{Ll}[^']*|[\\p{L}, ]+[.!?])'");

  /** What begins like a sentence and is none: keys of a keyboard, media types, languages. */
  private static final Pattern NO_SENTENCE =
      Pattern.compile(
          "'(?:Escape|Enter|Backspace|Content-Type|English|Deutsch|Français|Español|Русский)'");

  @Test
  void templatesHoldNoWordsBetweenTheirTags() throws IOException {
    List<String> words = new ArrayList<>();
    for (String template : templates()) {
      String text = TAG.matcher(template).replaceAll("\n");
      text.lines().filter(LETTER.asPredicate()).forEach(words::add);
    }
    assertThat(words).isEmpty();
  }

  @Test
  void templatesHoldNoWordsInTheAttributesThatAreReadAloud() throws IOException {
    List<String> words = new ArrayList<>();
    for (String template : templates()) {
      Matcher spoken = SPOKEN.matcher(template);
      while (spoken.find()) {
        words.add(spoken.group(1));
      }
    }
    assertThat(words).noneMatch(LETTER.asPredicate());
  }

  @Test
  void noSentenceStandsInQuotes() throws IOException {
    List<String> sentences = new ArrayList<>();
    for (String script : scripts()) {
      Matcher sentence = SENTENCE.matcher(COMMENT.matcher(script).replaceAll(""));
      while (sentence.find()) {
        sentences.add(sentence.group());
      }
    }
    assertThat(sentences).isNotEmpty().allMatch(NO_SENTENCE.asMatchPredicate());
  }

  @Test
  void wordsInATemplateAreFound() {
    String script =
        "return html`<p title=\"Hi\">${on ? html`<b>Bare ${t('x')}</b>` : `${a}`} more</p>`;";
    assertThat(HtmlTemplates.in(script))
        .containsExactly("<b>Bare □</b>", "<p title=\"Hi\">□ more</p>");
  }

  private static List<String> templates() throws IOException {
    List<String> templates =
        scripts().stream().flatMap(script -> HtmlTemplates.in(script).stream()).toList();
    assertThat(templates).hasSizeGreaterThan(100);
    return templates;
  }

  private static List<String> scripts() throws IOException {
    List<String> scripts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SCRIPTS)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".js")).toList()) {
        scripts.add(Files.readString(file));
      }
    }
    return scripts;
  }
}
