package org.lunartable.kiosk.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.io.TempDir;

/** A browser for all tests of a class, and a kiosk for each or for all of them. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
abstract class BrowserCase {

  /** Words that no complaint has. */
  static final String NOTHING = "\0";

  static Browser browser;

  /** What the page looked like when a test failed. */
  @RegisterExtension
  final TestExecutionExceptionHandler picture =
      (test, failure) -> {
        browser.picture("failed-" + test.getDisplayName().replaceAll("\\W", ""), Viewport.SMALL);
        throw failure;
      };

  @TempDir static Path folder;

  static Kiosks kiosk;
  PlayPage page;

  @BeforeAll
  static void openBrowser() {
    browser = Browser.open();
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
    closeKiosk();
  }

  /** Whether the whole height of something is within what is seen of something else. */
  static boolean isInside(String selector, String around) {
    return browser
        .run(
            """
            const seen = document.querySelector(arguments[0]).getBoundingClientRect();
            const frame = document.querySelector(arguments[1]).getBoundingClientRect();
            return seen.top >= frame.top - 1 && seen.bottom <= frame.bottom + 1;
            """,
            selector,
            around)
        .equals(true);
  }

  private static void closeKiosk() {
    if (kiosk != null) {
      kiosk.close();
      kiosk = null;
    }
  }

  /** Whether the tests of this class, which then each begin a game, share one kiosk. */
  boolean sharesKiosk() {
    return false;
  }

  /** The page's short timers take so many times as long as for people: its shows, above all. */
  double pace() {
    return 1;
  }

  @BeforeEach
  void startKiosk() {
    if (kiosk == null) {
      kiosk = Kiosks.start(folder);
      prepare();
    }
    page = new PlayPage(browser, kiosk);
    browser.pace(pace());
    browser.resize(Viewport.SMALL);
  }

  /** What people have set before a test begins. */
  void prepare() {
    kiosk.speak("en");
  }

  /**
   * Keeps a picture of the page on each of these screens and checks its layout, the console and, on
   * the last of them, whether everybody can use it.
   *
   * @param expected complaints with these words are no fault
   */
  void look(SoftAssertions checks, String state, String expected, Viewport... screens) {
    for (Viewport viewport : screens) {
      browser.resize(viewport);
      browser.awaitStillness();
      List<String> trouble = Layout.trouble(browser);
      browser.picture(state, viewport);
      checks.assertThat(trouble).as(state + " at " + viewport.text()).isEmpty();
      checks
          .assertThat(browser.complaints())
          .filteredOn(complaint -> !complaint.contains(expected))
          .as("the console, " + state + " at " + viewport.text())
          .isEmpty();
    }
    checks.assertThat(Accessibility.trouble(browser)).as(state + ", by axe").isEmpty();
    browser.resize(Viewport.SMALL);
    browser.frames();
  }

  @AfterEach
  void stopKiosk() {
    // The page goes first: it would complain of the lost connection.
    browser.leave();
    if (!sharesKiosk()) {
      closeKiosk();
    }
  }
}
