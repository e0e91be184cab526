package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowserTest {

  @Test
  void aMissingBrowserFailsTheTestsAndNamesThePackages(@TempDir Path empty) {
    assertThatThrownBy(() -> Browser.require(empty.resolve("chromium")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("install the Debian packages chromium and chromium-driver");
  }
}
