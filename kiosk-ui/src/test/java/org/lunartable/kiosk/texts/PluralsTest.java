package org.lunartable.kiosk.texts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.engine.screen.Text;

class PluralsTest {

  @ParameterizedTest
  @CsvSource({
    "en, 0, other", "en, 1, one", "en, 2, other", "fr, 0, one", "fr, 1, one", "fr, 2, other",
    "ru, 0, many", "ru, 1, one", "ru, 2, few", "ru, 4, few", "ru, 5, many", "ru, 11, many",
    "ru, 14, many", "ru, 21, one", "ru, 22, few", "ru, 111, many", "ru, 121, one"
  })
  void aNumberHasTheFormThatItsLanguageGivesIt(String language, int n, String category) {
    assertThat(Plurals.of(language).category(n)).isEqualTo(category);
  }

  @ParameterizedTest
  @CsvSource({"1, ещё 1 шаг", "3, ещё 3 шага", "5, ещё 5 шагов", "21, ещё 21 шаг"})
  void russianCountsStepsByTheirLastDigit(int n, String words) {
    Text steps = Text.of("turn.walk", "seat", "Аня", "n", n);
    assertThat(Messages.of("ru").say(steps)).isEqualTo("Аня: " + words);
  }

  @Test
  void noneOfItHasASentenceOfItsOwn() {
    Text rules = Text.of("rules.differing", "n", 0);
    assertThat(Messages.of("ru").say(rules)).isEqualTo("Обычные правила");
  }
}
