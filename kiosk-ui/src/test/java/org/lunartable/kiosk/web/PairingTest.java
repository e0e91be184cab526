package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How phones come and go. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PairingTest {

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client table;

  @BeforeEach
  void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE);
    table = kiosk.client();
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void nothingListensInTheNetworkUntilItIsSwitchedOn() throws Exception {
    assertThat(listens()).isFalse();
    assertThat(table.get("/api/lan").json())
        .containsEntry("on", false)
        .containsEntry("address", null)
        .containsEntry("pin", null);

    kiosk.openToPhones();
    assertThat(listens()).isTrue();
    table.post("/api/lan", "{\"on\":false}");
    assertThat(fallsSilent()).isTrue();
  }

  @Test
  void theTableShowsAddressPinAndCode() throws Exception {
    Client.Answer on = table.post("/api/lan", "{\"on\":true}");
    String address = "http://" + TestKiosk.NETWORK + ":" + kiosk.server().port() + "/";
    assertThat(on.json()).containsEntry("on", true).containsEntry("address", address);
    assertThat((String) on.json().get("pin")).matches("\\d{6}");
    assertThat((List<?>) on.json().get("qr")).hasSizeGreaterThan(20);
    assertThat(table.post("/api/lan", "{\"on\":true}").json()).isEqualTo(on.json());
  }

  @Test
  void theRightPinGivesACookieThatNoScriptAndNoOtherSiteGets() throws Exception {
    String pin = kiosk.openToPhones();
    Client.Answer answer = pair(kiosk.stranger(), pin);

    assertThat(answer.json()).containsEntry("role", "watcher").containsEntry("phone", 1);
    String cookie = answer.raw().headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).matches("lunar-phone=[\\w-]{22,};.*");
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict").doesNotContain("Domain");
  }

  @Test
  void aPairedPhoneIsToldThatItIs() throws Exception {
    String pin = kiosk.openToPhones();
    Client.Answer again = pair(kiosk.phone(pin), pin);
    assertThat(again.status()).isEqualTo(409);
    assertThat(again.at("error", "message")).isEqualTo("This phone is paired already.");
  }

  @Test
  void aWrongPinIsRefusedAndTooManyTriesToo() throws Exception {
    String pin = kiosk.openToPhones();
    String wrong = pin.equals("000000") ? "000001" : "000000";
    for (int i = 0; i < 5; i++) {
      Client.Answer answer = pair(kiosk.stranger(), wrong);
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.raw().headers().firstValue("Set-Cookie")).isEmpty();
    }
    assertThat(pair(kiosk.stranger(), pin).status()).isEqualTo(429);
    assertThat((List<?>) table.get("/api/lan").json().get("phones")).isEmpty();
  }

  @Test
  void whatIsNoPinIsRefused() throws Exception {
    kiosk.openToPhones();
    for (String body : List.of("{}", "{\"pin\":7}", "{\"pin\":\"" + "1".repeat(33) + "\"}")) {
      assertThat(kiosk.stranger().post("/api/session/pair", body).status()).isEqualTo(400);
    }
  }

  @Test
  void switchingOffDropsPhonesAtOnceAndForGood() throws Exception {
    Client phone = kiosk.phone(kiosk.openToPhones());
    Client.Events events = phone.stream();
    events.next();

    table.post("/api/lan", "{\"on\":false}");
    assertEnds(events);
    kiosk.openToPhones();
    assertThat(phone.get("/api/screen").status()).isEqualTo(403);
  }

  @Test
  void aPhoneThatIsSentAwayLosesItsStreamAndItsRights() throws Exception {
    String pin = kiosk.openToPhones();
    Client phone = kiosk.phone(pin);
    Client other = kiosk.phone(pin);
    Client.Events events = phone.stream();
    events.next();

    Client.Answer left = table.post("/api/lan/remove", "{\"id\":1}");
    assertThat((List<?>) left.json().get("phones")).isEqualTo(List.of(phone(2)));
    assertThat(left.json().get("pin")).isNotEqualTo(pin);
    assertEnds(events);
    assertThat(phone.get("/api/screen").status()).isEqualTo(403);
    assertThat(other.get("/api/screen").status()).isEqualTo(200);
    assertThat(table.post("/api/lan/remove", "{\"id\":1}").status()).isEqualTo(409);
  }

  @Test
  void onePhoneHasThreeStreamsAtMost() throws Exception {
    Client phone = kiosk.phone(kiosk.openToPhones());
    try (Client.Events first = phone.stream();
        Client.Events second = phone.stream();
        Client.Events third = phone.stream();
        Client.Events fourth = phone.stream();
        Client.Events ofTable = table.stream()) {
      assertThat(List.of(first, second, third, ofTable))
          .allMatch(events -> events.raw().statusCode() == 200);
      // All may be let in at once before any is counted: then one of them is turned away again.
      if (fourth.raw().statusCode() == 200) {
        assertThat(
                CompletableFuture.anyOf(
                    Stream.of(first, second, third, fourth)
                        .map(events -> CompletableFuture.supplyAsync(events::ends))
                        .toArray(CompletableFuture[]::new)))
            .succeedsWithin(Duration.ofSeconds(20));
      } else {
        assertThat(fourth.raw().statusCode()).isEqualTo(503);
      }
    }
  }

  @Test
  void aPhoneMayLeaveByItself() throws Exception {
    Client phone = kiosk.phone(kiosk.openToPhones());
    assertThat(phone.post("/api/session/leave", "{}").json()).containsEntry("role", "stranger");
    assertThat(phone.get("/api/session").json()).containsEntry("role", "stranger");
  }

  @Test
  void aNewPinKeepsPhonesAndEndsTheOldPin() throws Exception {
    String old = kiosk.openToPhones();
    Client phone = kiosk.phone(old);
    String fresh = old;
    while (fresh.equals(old)) {
      fresh = (String) table.post("/api/lan/pin", "{}").json().get("pin");
    }
    assertThat(phone.get("/api/screen").status()).isEqualTo(200);
    assertThat(pair(kiosk.stranger(), old).status()).isEqualTo(422);
    assertThat(pair(kiosk.stranger(), fresh).status()).isEqualTo(200);
  }

  @Test
  void aRestartForgetsPhonesAndSwitchesTheNetworkOff() throws Exception {
    String shown = "lunar-phone=" + token(pair(kiosk.stranger(), kiosk.openToPhones()));
    assertThat(kiosk.stranger().showing(shown).get("/api/screen").status()).isEqualTo(200);
    stop();
    start();
    assertThat(listens()).isFalse();
    kiosk.openToPhones();
    assertThat(kiosk.stranger().showing(shown).get("/api/screen").status()).isEqualTo(403);
  }

  @Test
  void theTablesPageIsToldOfPhonesAtOnce() throws Exception {
    String pin = kiosk.openToPhones();
    try (Client.Events events = table.stream()) {
      assertThat(events.next("session")).containsEntry("phones", List.of());
      kiosk.phone(pin);
      assertThat(events.next("session")).containsEntry("phones", List.of(phone(1)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.2,200",
    "127.0.0.2:8080,200",
    "localhost,403",
    "127.0.0.1,403",
    "evil.example,403",
    "127.0.0.2.evil.example,403"
  })
  void theDoorToTheNetworkAnswersItsOwnNamesOnly(String host, int status) throws Exception {
    kiosk.openToPhones();
    String request = "GET /api/session HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
    assertThat(raw(request)).startsWith("HTTP/1.1 " + status);
  }

  @Test
  void theTablesDoorIsNotCalledByNamesOfTheNetwork() throws Exception {
    kiosk.openToPhones();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), kiosk.server().port())) {
      socket
          .getOutputStream()
          .write(
              "GET /api/session HTTP/1.1\r\nHost: 127.0.0.2\r\nConnection: close\r\n\r\n"
                  .getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          .startsWith("HTTP/1.1 403");
    }
  }

  @Test
  void pagesFromElsewhereChangeNothingThroughAPhone() throws Exception {
    Client phone = kiosk.phone(kiosk.openToPhones());
    Client.Answer answer =
        phone.send(
            phone
                .request("/api/session/leave")
                .header("Origin", "http://evil.example")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(phone.get("/api/screen").status()).isEqualTo(200);
  }

  @Test
  void answersInTheNetworkAreHardenedToo() throws Exception {
    kiosk.openToPhones();
    for (String path : List.of("/", "/js/main.js", "/api/session", "/api/screen", "/nothing")) {
      PagesTest.assertHardened(kiosk.stranger().get(path).raw());
    }
  }

  @Test
  void neitherPinNorTokenIsWrittenAnywhere() throws Exception {
    List<String> log = new CopyOnWriteArrayList<>();
    Handler listener = listener(log);
    Logger ours = Logger.getLogger("org.lunartable");
    ours.setLevel(Level.ALL);
    Logger all = Logger.getLogger("");
    all.addHandler(listener);
    try {
      String pin = kiosk.openToPhones();
      String token = token(pair(kiosk.stranger(), pin));
      table.post("/api/games", "{\"game\":\"counting\"}");
      Client phone = kiosk.stranger().showing("lunar-phone=" + token);
      phone.post("/api/session/seat", "{\"seat\":\"orange\"}");
      phone.post("/api/session/seat", "no JSON at all");
      pair(kiosk.stranger(), "x" + pin);
      ours.fine("the end");
      assertThat(log).last().asString().contains("the end");
      assertThat(log).noneMatch(line -> line.contains(token) || line.contains(pin));
      assertNoFileHolds(token, "\"" + pin, "=" + pin);
    } finally {
      ours.setLevel(null);
      all.removeHandler(listener);
    }
  }

  private static Handler listener(List<String> heard) {
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            heard.add(new SimpleFormatter().format(line));
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    handler.setLevel(Level.ALL);
    return handler;
  }

  private void assertNoFileHolds(String... secrets) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(text).as(file.toString()).doesNotContain(secrets);
      }
    }
  }

  private static String token(Client.Answer paired) {
    String cookie = paired.raw().headers().firstValue("Set-Cookie").orElseThrow();
    return cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  }

  private static Map<String, Object> phone(int id) {
    Map<String, Object> phone = new HashMap<>();
    phone.put("id", id);
    phone.put("seat", null);
    return phone;
  }

  private static void assertEnds(Client.Events events) {
    assertThat(CompletableFuture.supplyAsync(events::ends))
        .succeedsWithin(Duration.ofSeconds(20), InstanceOfAssertFactories.BOOLEAN)
        .isTrue();
  }

  private static Client.Answer pair(Client client, String pin) throws Exception {
    return client.post("/api/session/pair", "{\"pin\":\"" + pin + "\"}");
  }

  /** The system may take a connection more while the port is being closed. */
  private boolean fallsSilent() throws InterruptedException {
    for (int i = 0; i < 50 && listens(); i++) {
      Thread.sleep(100);
    }
    return !listens();
  }

  private boolean listens() {
    try (Socket socket = new Socket(TestKiosk.NETWORK, kiosk.server().port())) {
      return socket.isConnected();
    } catch (IOException refused) {
      return false;
    }
  }

  private String raw(String request) throws IOException {
    try (Socket socket = new Socket(TestKiosk.NETWORK, kiosk.server().port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
