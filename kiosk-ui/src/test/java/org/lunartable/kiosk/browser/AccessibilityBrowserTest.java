package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The check itself: it would not be believed if it could not fail. */
class AccessibilityBrowserTest extends BrowserCase {

  @Test
  void aKeyWithoutANameAndFaintWordsAreFound() {
    kiosk.begin(Map.of());
    page.open();
    assertThat(Accessibility.trouble(browser)).isEmpty();
    browser.run(
        """
        document.body.insertAdjacentHTML('beforeend', '<button></button>');
        const faint = document.body.appendChild(document.createElement('p'));
        faint.textContent = 'faint';
        faint.style.color = '#555';
        faint.style.background = '#444';
        """);
    assertThat(Accessibility.trouble(browser))
        .anyMatch(sentence -> sentence.startsWith("button-name at body > button"))
        .anyMatch(sentence -> sentence.startsWith("color-contrast at"));
  }
}
