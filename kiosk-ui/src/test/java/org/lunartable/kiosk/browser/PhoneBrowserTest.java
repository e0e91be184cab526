package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** A phone at the table, by touch: paired, seated, rolling. */
class PhoneBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Test
  void aPhoneIsPairedByPinChoosesASeatAndRolls() {
    kiosk.begin(Map.of());
    String pin = switchOnByTouch();

    browser.go(kiosk.addressForPhones());
    page.awaitShown("pair-page");
    look("pair", NOTHING);
    type(pin.equals("000000") ? "000001" : "000000");
    browser.await("a refusal", () -> page.text("pair-trouble").startsWith("That is not the PIN"));
    type(pin);
    page.awaitShown("seats-page");
    look("phone-seats", "422");
    page.touch("seat-orange");
    page.awaitHeadline("Orange: roll the die");
    assertThat(page.text("my-seat")).isEqualTo("Orange");
    assertThat(page.shows("undo")).isFalse();
    look("phone-roll", NOTHING);
    long before = kiosk.number();
    page.touch("roll");
    page.awaitScreen(before + 1);
    String rolled = page.die();
    look("phone-turn", NOTHING);

    page.open();
    assertThat(page.die()).isEqualTo(rolled).startsWith("The die shows");
    page.touch("new-game");
    page.touch("to-phones");
    page.awaitShown("phone-1");
    assertThat(page.text("phone-1")).contains("Phone 1", "Orange");
    look("phones-joined", NOTHING);
    checks.assertAll();
  }

  @Test
  void theCodeBringsThePinAlong() {
    kiosk.begin(Map.of());
    openByCode(kiosk.openToPhones());
    assertThat(browser.run("return location.hash")).isEqualTo("");
    page.touch("seat-green");
    page.awaitHeadline("Orange: roll the die");

    assertThat(page.shows("roll")).isFalse();
    look("phone-waits", NOTHING);
    page.touch("story");
    look("phone-story", NOTHING);
    page.touch("to-history");
    page.awaitShown("game-1");
    look("phone-history", NOTHING);
    checks.assertAll();
  }

  @Test
  void withoutAGameAPhoneWaitsForOne() {
    openByCode(kiosk.openToPhones());
    look("phone-no-seats", NOTHING);
    page.touch("seat-none");
    page.awaitShown("my-seat");
    look("phone-no-game", NOTHING);
    kiosk.begin(Map.of());
    page.awaitHeadline("Orange: roll the die");
    page.touch("my-seat");
    page.awaitShown("seat-green");
    checks.assertAll();
  }

  @Test
  void aPhoneThatIsSentAwayIsAskedForThePin() {
    kiosk.begin(Map.of());
    openByCode(kiosk.openToPhones());
    page.touch("seat-orange");
    page.awaitHeadline("Orange: roll the die");
    kiosk.sendAway(1);
    page.awaitShown("pair-page");
  }

  @Test
  void settingsChangeOnOpenPages() {
    kiosk.begin(Map.of());
    openByCode(kiosk.openToPhones());
    page.touch("seat-orange");
    page.awaitHeadline("Orange: roll the die");
    kiosk.speak("de");
    page.awaitHeadline("Orange: würfeln!");
  }

  private String switchOnByTouch() {
    page.open();
    page.touch("new-game");
    page.touch("to-phones");
    page.awaitShown("lan");
    browser.await("off", () -> page.text("lan").contains("off"));
    look(checks, "phones-off", NOTHING, Viewport.values());
    page.touch("lan");
    page.awaitShown("qr");
    look(checks, "phones", NOTHING, Viewport.values());
    browser.resize(Viewport.PHONE);
    return page.text("pin");
  }

  private void openByCode(String pin) {
    browser.resize(Viewport.PHONE);
    browser.go(URI.create(kiosk.addressForPhones() + "#pin=" + pin));
    page.awaitShown("seats-page");
  }

  private void type(String digits) {
    digits.chars().forEach(digit -> page.touch("digit-" + (char) digit));
  }

  private void look(String state, String expected) {
    look(checks, state, expected, Viewport.PHONE);
    browser.resize(Viewport.PHONE);
  }
}
