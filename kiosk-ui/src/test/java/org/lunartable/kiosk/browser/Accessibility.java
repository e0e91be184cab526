package org.lunartable.kiosk.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What keeps people from using the page just now, by the rules of WCAG 2.2 AA as axe-core checks
 * them.
 */
final class Accessibility {

  private static final String AXE = script();

  private static final String TROUBLE =
      """
      const done = arguments[0];
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      // A modal dialog makes all else untouchable.
      axe.run(document.querySelector('dialog[open]') ?? document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
        .then((results) => done(results.violations.flatMap((violation) => violation.nodes.map((node) =>
          `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`))))
        .catch((failure) => done([`axe failed: ${failure}`]));
      """;

  private Accessibility() {}

  /** A sentence for each violation; none when all is well. */
  @SuppressWarnings("unchecked") // the script returns strings
  static List<String> trouble(Browser browser) {
    if (browser.run("return typeof axe").equals("undefined")) {
      browser.run(AXE);
    }
    return (List<String>) browser.driver().executeAsyncScript(TROUBLE);
  }

  private static String script() {
    try (InputStream axe = Accessibility.class.getResourceAsStream("/axe.min.js")) {
      return new String(axe.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
