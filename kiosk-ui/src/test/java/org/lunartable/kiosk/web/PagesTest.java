package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PagesTest {

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client client;

  @BeforeEach
  void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE);
    client = kiosk.client();
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void thePageItsTextsAndItsLibraryAreServed() throws Exception {
    Client.Answer page = client.get("/");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.text()).contains("<!DOCTYPE html>");
    assertHardened(page.raw());
    Client.Answer texts = client.get("/messages/en.json");
    assertThat(texts.status()).isEqualTo(200);
    assertThat(texts.json()).containsKey("refused.stale");
    Client.Answer library = client.get("/vendor/htm/preact/standalone.module.js");
    assertThat(library.status()).isEqualTo(200);
    assertThat(library.raw().headers().firstValue("Content-Type").orElse(""))
        .contains("javascript");
    assertThat(library.raw().headers().firstValue("Cache-Control").orElse(""))
        .contains("max-age=604800");
  }

  @Test
  void notesForDevelopersAreNoPage() throws Exception {
    assertThat(client.get("/README.md").status()).isEqualTo(404);
  }

  @Test
  void largeAnswersArePacked() throws Exception {
    Client.Answer library =
        client.send(
            client
                .request("/vendor/htm/preact/standalone.module.js")
                .header("Accept-Encoding", "gzip"));
    assertThat(library.raw().headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(library.raw().body().length).isLessThan(8000);
  }

  @Test
  void aPageThatIsUnchangedIsNotSentAgain() throws Exception {
    String tag = client.get("/").raw().headers().firstValue("ETag").orElseThrow();
    Client.Answer again = client.send(client.request("/").header("If-None-Match", tag));
    assertThat(again.status()).isEqualTo(304);
  }

  @Test
  void theRulesForContentLeaveNoHole() throws Exception {
    String policy =
        client.get("/").raw().headers().firstValue("Content-Security-Policy").orElseThrow();
    assertThat(policy)
        .contains("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
        .doesNotContain("unsafe", "*", "data:", "http");
  }

  static void assertHardened(HttpResponse<?> answer) {
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'self'", "frame-ancestors 'none'", "form-action 'none'")
        .doesNotContain("unsafe");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }
}
