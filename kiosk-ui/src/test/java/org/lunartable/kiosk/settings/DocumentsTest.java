package org.lunartable.kiosk.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What people brought for a game")
class DocumentsTest {

  @TempDir Path folder;

  @Test
  void isKeptOverARestartForEachGame() throws IOException {
    new Documents(folder).keep("space-lab", "catalogue", "a,b\nÜ,2\n");
    Documents again = new Documents(folder);
    assertThat(again.find("space-lab", "catalogue")).contains("a,b\nÜ,2\n");
    assertThat(again.find("home-on-lagrange", "catalogue")).isEmpty();
  }

  @Test
  void isForgottenWhenNothingIsBroughtInstead() throws IOException {
    Documents documents = new Documents(folder);
    documents.keep("space-lab", "catalogue", "a");
    documents.keep("space-lab", "catalogue", "");
    documents.keep("space-lab", "catalogue", "");
    assertThat(documents.find("space-lab", "catalogue")).isEmpty();
  }
}
