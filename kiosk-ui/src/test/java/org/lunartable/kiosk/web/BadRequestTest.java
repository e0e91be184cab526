package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes in, one clear sentence goes out. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BadRequestTest {

  @TempDir static Path folder;
  private static TestKiosk kiosk;
  private static Client client;

  @BeforeAll
  static void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE);
    client = kiosk.client();
  }

  @AfterAll
  static void stop() {
    kiosk.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          /api/choose | ``                                           | not a JSON object
          /api/choose | {                                            | not a JSON object
          /api/choose | []                                           | not a JSON object
          /api/choose | null                                         | null
          /api/choose | {"revision":1,"option":"p"} x                | not a JSON object
          /api/choose | {"revision":1,"revision":2,"option":"p"}     | "revision" stands here a second time
          /api/choose | {}                                           | revision
          /api/choose | {"revision":1.5,"option":"p"}                | revision
          /api/choose | {"revision":"1","option":"p"}                | revision
          /api/choose | {"revision":99999999999999999999,"option":1} | revision
          /api/choose | {"revision":1}                               | option
          /api/choose | {"revision":1,"option":7}                    | option
          /api/choose | {"revision":1,"option":"p","more":0}         | more
          /api/undo   | {"revision":null}                            | revision
          /api/redo   | {"revision":[]}                              | revision
          /api/roll   | {}                                           | revision
          /api/games  | {}                                           | game
          /api/games  | {"game":"counting","setup":[]}               | setup
          """)
  void brokenBodiesAreToldApart(String path, String body, String words) throws Exception {
    assertRefused(client.post(path, body), 400, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"game":"chess"}                              | No game is called chess
          {"game":"counting","setup":{"turns":0}}       | 1 to 100000
          {"game":"counting","setup":{"turns":"three"}} | 1 to 100000
          {"game":"counting","setup":{"speed":1}}       | no setting speed
          """)
  void gamesThatCannotBeStartedAreToldApart(String body, String words) throws Exception {
    assertRefused(client.post("/api/games", body), 422, words);
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws Exception {
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1};
    assertRefused(
        client.post("/api/undo", "application/json", BodyPublishers.ofByteArray(bytes)),
        400,
        "not a JSON object");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"})
  void whatAPlainFormCanSendIsNoJson(String type) throws Exception {
    assertRefused(
        client.post("/api/undo", type, BodyPublishers.ofString("{\"revision\":1}")),
        415,
        "application/json");
  }

  @Test
  void bodiesThatAreTooLargeAreRefusedWithAndWithoutALength() throws Exception {
    byte[] large = " ".repeat(70_000).getBytes(StandardCharsets.UTF_8);
    assertRefused(
        client.post("/api/games", "application/json", BodyPublishers.ofByteArray(large)),
        413,
        "64 KB");
    assertRefused(
        client.post(
            "/api/games",
            "application/json",
            BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large))),
        413,
        "64 KB");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/nothing", "/api/nothing", "/api/camera.jpg", "/web/index.html", "/%2e%2e/x"})
  void unknownPathsAreRefused(String path) throws Exception {
    assertThat(client.get(path).status()).isIn(400, 404);
    assertThat(client.get("/nothing").at("error", "message").toString()).contains("/nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/throw", "/api/die-picture", "/api/screen", "/health"})
  void whatIsNotThereToPostToIsRefused(String path) throws Exception {
    assertRefused(client.post(path, "{}"), 404, path);
  }

  @Test
  void aCharacterSetThatCannotBeChangesNothing() throws Exception {
    Client.Answer answer =
        client.send(
            client
                .request("/api/games")
                .header("Content-Type", "application/json; charset=(utf8")
                .POST(BodyPublishers.ofString("{\"game\":")));
    assertRefused(answer, 400, "JSON");
  }

  @Test
  void theStreamWantsToBeAskedForAsOne() throws Exception {
    assertRefused(client.get("/api/stream"), 400, "text/event-stream");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://evil.example",
        "null",
        "http://127.0.0.1",
        "http://localhost:1",
        "file://"
      })
  void aPageFromElsewhereChangesNothing(String origin) throws Exception {
    Client.Answer answer =
        client.send(
            client
                .request("/api/games")
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"game\":\"counting\"}")));
    assertRefused(answer, 403, "elsewhere");
    assertThat(kiosk.table().feed().current().screen()).isEmpty();
  }

  /** Some reads open a camera or a stick. */
  @ParameterizedTest
  @CsvSource({
    "GET,/api/machine/checks",
    "GET,/api/machine/backups/sda1",
    "GET,/api/screen",
    "HEAD,/api/screen",
    "GET,/api/nothing"
  })
  void aPageFromElsewhereReadsNothingEither(String method, String path) throws Exception {
    for (String site : List.of("cross-site", "same-site")) {
      Client.Answer answer = from(site, method, path);
      assertThat(answer.status()).as(site).isEqualTo(403);
      PagesTest.assertHardened(answer.raw());
    }
    Client.Answer fetched =
        client.send(client.request("/api/screen").header("Origin", "http://evil.example"));
    assertRefused(fetched, 403, "elsewhere");
  }

  @ParameterizedTest
  @ValueSource(strings = {"same-origin", "none"})
  void theOwnPageAndWhoeverTypesTheAddressMayRead(String site) throws Exception {
    assertThat(from(site, "GET", "/api/screen").status()).isEqualTo(200);
  }

  @Test
  void aLinkFromElsewhereOpensThePage() throws Exception {
    assertThat(from("cross-site", "GET", "/").status()).isEqualTo(200);
  }

  private static Client.Answer from(String site, String method, String path) throws Exception {
    return client.send(
        client
            .request(path)
            .header("Sec-Fetch-Site", site)
            .method(method, BodyPublishers.noBody()));
  }

  @Test
  void theOwnPageMayAsk() throws Exception {
    String origin = "http://127.0.0.1:" + kiosk.server().port();
    Client.Answer answer =
        client.send(
            client
                .request("/api/undo")
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"revision\":1}")));
    assertThat(answer.status()).isEqualTo(409);
  }

  @ParameterizedTest
  @CsvSource({
    "evil.example,403",
    "127.0.0.1.evil.example,403",
    "localhost.,403",
    "[::2]:8080,403",
    "localhost,200",
    "LOCALHOST:9,200",
    "127.0.0.1:8080,200",
    "[::1]:8080,200"
  })
  void onlyKnownNamesAreAnswered(String host, int status) throws Exception {
    String answer = raw("GET /health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 " + status);
    assertThat(answer).contains("Content-Security-Policy");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      })
  void brokenRequestsShowNothingOfTheInside(String request) throws Exception {
    assertNoInside(raw(request));
  }

  @Test
  void overlongHeadersShowNothingOfTheInside() throws Exception {
    String long20k = "x".repeat(20_000);
    String answer = raw("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + long20k + "\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 431");
    assertNoInside(answer);
  }

  private static void assertNoInside(String answer) {
    assertThat(answer).containsPattern("^HTTP/1.1 [45]").contains("\"message\":\"");
    assertThat(answer).doesNotContainIgnoringCase("jetty").doesNotContain("Exception", "\tat ");
  }

  private static void assertRefused(Client.Answer answer, int status, String words) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    String message = answer.at("error", "message").toString();
    assertThat(message).contains(words).endsWith(".").doesNotContain("Exception", "\n");
    PagesTest.assertHardened(answer.raw());
  }

  /** Sends bytes that no proper client would. */
  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), kiosk.server().port())) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }
}
