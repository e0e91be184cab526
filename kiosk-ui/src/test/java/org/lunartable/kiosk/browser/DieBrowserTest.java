package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** All ways to roll, in a game that was begun on the page. */
class DieBrowserTest extends BrowserCase {

  private static final String WAITING = "Green: roll the die";
  private static final String ROLLED = "Green: choose";

  @BeforeEach
  void beginOnThePage() {
    page.open();
    page.touch("starts-green");
    page.touch("target-7");
    page.act("start-game");
    assertThat(page.headline()).isEqualTo(WAITING);
  }

  @Test
  void theElectronicDieRolls() {
    page.act("roll");
    assertThat(page.headline()).isEqualTo(ROLLED);
    assertThat(page.die()).startsWith("The die shows ");
    page.act("undo");
    assertThat(page.headline()).isEqualTo(WAITING);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theCameraReadsTheThrownDieAndAPictureOfItIsReadAlike() throws IOException {
    page.throwUntilItIsRead();
    assertThat(page.headline()).isEqualTo(ROLLED);
    assertThat(page.text("log-line")).startsWith("Green rolled ");
    String thrown = page.die();
    Path picture = Files.write(folder.resolve("die.jpg"), kiosk.cameraPicture());
    page.act("undo");
    assertThat(page.headline()).isEqualTo(WAITING);

    long before = page.number();
    page.upload(picture);
    page.awaitScreen(before + 1);

    assertThat(page.headline()).isEqualTo(ROLLED);
    assertThat(page.die()).isEqualTo(thrown);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aThrowThatTheCameraMissedIsToldWithTheWaysOn() {
    SoftAssertions checks = new SoftAssertions();
    page.missAThrow();
    assertThat(page.text("roll-missed")).contains("The camera saw no roll");
    look(checks, "roll-missed", NOTHING, Viewport.values());
    page.touch("throw-again");
    browser.await("it is watched again", () -> !page.shows("roll-missed"));
    page.awaitShown("roll-missed");

    page.touch("tap-face");
    page.awaitShown("roll-back");
    look(checks, "roll-faces", NOTHING, Viewport.values());
    page.roll(1);
    assertThat(page.headline()).isEqualTo(ROLLED);
    checks.assertAll();
  }

  @Test
  void aDieThatRolledAndWasNotReadIsToldWithoutATouch() {
    browser.run(
        """
        const real = window.fetch;
        let looks = 0;
        const state = () => JSON.stringify({ state: looks++ < 2 ? 'moving' : 'cocked' });
        window.fetch = (path, ...rest) => path === '/api/camera'
          ? Promise.resolve(new Response(state())) : real(path, ...rest);
        """);

    page.awaitShown("roll-missed");

    assertThat(page.shows("throw-again") && page.shows("tap-face")).isTrue();
  }

  @Test
  void aFileThatIsNoPictureIsAnsweredWithASentence() throws IOException {
    Path text = Files.writeString(folder.resolve("die.jpg"), "no picture");
    page.upload(text);
    page.awaitShown("toast");
    assertThat(page.text("toast")).contains("not a picture");
    assertThat(page.headline()).isEqualTo(WAITING);
  }

  @Test
  void aRunningGameIsReplacedOnlyWhenAsked() {
    page.touch("new-game");
    page.awaitShown("start-game");
    page.touch("start-game");
    page.awaitShown("replace-no");
    page.touch("replace-no");
    page.awaitShown("start-game");
    page.touch("back-to-game");
    page.awaitHeadline(WAITING);

    page.touch("new-game");
    page.touch("start-game");
    page.act("replace-yes");
    assertThat(page.headline()).isEqualTo("Orange: roll the die");
    assertThat(browser.complaints()).isEmpty();
  }
}
