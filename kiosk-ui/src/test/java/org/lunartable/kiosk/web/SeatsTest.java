package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What phones may see and do in a game with secrets. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class SeatsTest {

  private static final String NOT_YOURS = "refused.not-your-turn";

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client table;
  private String pin;

  @BeforeEach
  void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE, new SecretGame());
    table = kiosk.client();
    pin = kiosk.openToPhones();
    table.post("/api/games", SecretGame.START);
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void aPlayerRollsAndMovesInTurnOnly() throws Exception {
    Client orange = kiosk.player(pin, "orange");
    Client green = kiosk.player(pin, "green");

    assertRefused(roll(green), NOT_YOURS);
    assertOk(roll(orange));
    assertRefused(choose(green, "p"), NOT_YOURS);
    assertOk(choose(orange, "p"));
    assertRefused(roll(orange), NOT_YOURS);
    assertOk(roll(green));
    assertOk(choose(green, "lay:" + SecretGame.GREEN_CARD));
  }

  @Test
  void aPlayerCannotPlayAnothersCardNorSeveralMovesAtOnce() throws Exception {
    Client orange = kiosk.player(pin, "orange");
    assertOk(roll(orange));
    assertRefused(choose(orange, "lay:" + SecretGame.GREEN_CARD), NOT_YOURS);
    assertRefused(choose(orange, "p r:1 p"), NOT_YOURS);
    assertRefused(choose(orange, "!p"), NOT_YOURS);
  }

  @Test
  void aScreenThatIsStillToComeIsNoExcuse() throws Exception {
    Client green = kiosk.player(pin, "green");
    long number = number() + 1;
    String early = "{\"revision\":" + number + ",\"option\":\"r:1\"}";
    assertThat(green.post("/api/choose", early).status()).isEqualTo(409);
  }

  @Test
  void watchersAndPlayersOutOfTurnAreOfferedNothing() throws Exception {
    Client watcher = kiosk.phone(pin);
    Client orange = kiosk.player(pin, "orange");
    Client green = kiosk.player(pin, "green");

    assertThat(offers(orange)).isEqualTo("rolls");
    assertThat(offers(green)).isEqualTo("");
    assertThat(offers(watcher)).isEqualTo("");
    assertOk(roll(orange));
    assertThat(offers(orange)).isEqualTo("options");
    assertThat(offers(green)).isEqualTo("");
    assertThat(offers(watcher)).isEqualTo("");
  }

  @Test
  void noStreamHoldsASecretOfAnotherSeat() throws Exception {
    Client watcher = kiosk.phone(pin);
    Client orange = kiosk.player(pin, "orange");
    Client green = kiosk.player(pin, "green");
    try (Client.Events ofOrange = orange.stream();
        Client.Events ofGreen = green.stream();
        Client.Events ofWatcher = watcher.stream();
        Client.Events ofTable = table.stream()) {
      assertOk(roll(orange));
      assertOk(choose(orange, "lay:" + SecretGame.ORANGE_CARD));
      assertOk(roll(green));
      long last = number();

      assertThat(rawUntil(ofOrange, last))
          .contains(SecretGame.ORANGE_CARD)
          .doesNotContain(SecretGame.GREEN_CARD);
      assertThat(rawUntil(ofGreen, last))
          .contains(SecretGame.GREEN_CARD)
          .doesNotContain(SecretGame.ORANGE_CARD);
      for (Client.Events stream : List.of(ofWatcher, ofTable)) {
        assertThat(rawUntil(stream, last))
            .doesNotContain(SecretGame.ORANGE_CARD, SecretGame.GREEN_CARD);
      }
    }
  }

  @Test
  void noOtherAnswerHoldsASecretEither() throws Exception {
    Client green = kiosk.player(pin, "green");
    assertOk(roll(table));
    for (String path : List.of("/api/screen", "/api/history", "/api/history/1", "/api/session")) {
      assertThat(green.get(path).text()).as(path).doesNotContain(SecretGame.ORANGE_CARD);
      assertThat(kiosk.stranger().get(path).text())
          .as(path)
          .doesNotContain(SecretGame.ORANGE_CARD, SecretGame.GREEN_CARD);
    }
  }

  @Test
  void aSeatThatIsGivenUpTakesItsSecretsWithIt() throws Exception {
    Client phone = kiosk.player(pin, "orange");
    try (Client.Events events = phone.stream()) {
      assertThat(events.next().toString()).contains(SecretGame.ORANGE_CARD);
      phone.post("/api/session/seat", "{\"seat\":null}");
      assertThat(events.next("session")).containsEntry("role", "watcher");
      assertThat(events.next().toString()).doesNotContain(SecretGame.ORANGE_CARD);
    }
  }

  @Test
  void whoComesLateGetsTheScreenOfItsSeat() throws Exception {
    assertOk(roll(table));
    Client orange = kiosk.player(pin, "orange");
    try (Client.Events events = orange.stream()) {
      Map<String, Object> first = events.next();
      assertThat(first).isEqualTo(orange.get("/api/screen").json());
      assertThat(first.toString()).contains(SecretGame.ORANGE_CARD);
    }
  }

  @Test
  void seatsAreTakenOnceAndOnlyThoseOfTheGame() throws Exception {
    Client orange = kiosk.player(pin, "orange");
    Client other = kiosk.phone(pin);
    assertThat(sit(other, "\"orange\"").status()).isEqualTo(409);
    assertThat(sit(other, "\"purple\"").status()).isEqualTo(422);
    assertThat(sit(other, "\"green\"").json()).containsEntry("role", "player");
    assertThat(sit(orange, "null").json()).containsEntry("role", "watcher");
    assertThat(orange.get("/api/session").json().get("seats"))
        .isEqualTo(
            List.of(
                Map.of("seat", "orange", "free", true), Map.of("seat", "green", "free", false)));
  }

  @Test
  void phonesAreToldNothingOfDevicesAndUndo() throws Exception {
    Client watcher = kiosk.phone(pin);
    assertOk(roll(table));
    assertThat(table.get("/api/screen").json()).containsEntry("canUndo", true);
    assertThat(watcher.get("/api/screen").json())
        .containsEntry("canUndo", false)
        .containsEntry("canRedo", false)
        .containsEntry("sources", List.of());
  }

  @Test
  void settingsReachAllPagesAtOnceAndPhonesNoNames() throws Exception {
    Client watcher = kiosk.phone(pin);
    table.post("/api/settings", "{\"players\":[\"Ada\"]}");
    try (Client.Events ofTable = table.stream();
        Client.Events ofPhone = watcher.stream()) {
      ofTable.next("settings");
      ofPhone.next("settings");
      table.post("/api/settings", "{\"language\":\"fr\",\"sound\":false}");
      assertThat(ofTable.next("settings").toString()).contains("language=fr", "sound=false", "Ada");
      assertThat(ofPhone.next("settings").toString())
          .contains("language=fr", "sound=false")
          .doesNotContain("Ada");
    }
    assertThat(watcher.get("/api/settings").text()).doesNotContain("Ada");
  }

  private static String rawUntil(Client.Events events, long last) throws Exception {
    StringBuilder raw = new StringBuilder();
    for (String line = events.lines().readLine(); ; line = events.lines().readLine()) {
      raw.append(line).append('\n');
      if (line.startsWith("data:") && line.contains("\"number\":" + last + ",")) {
        return raw.toString();
      }
    }
  }

  private static String offers(Client client) throws Exception {
    String screen = client.get("/api/screen").text();
    return screen.contains("\"id\":\"r:1\"")
        ? "rolls"
        : screen.contains("\"id\":\"p\"") ? "options" : "";
  }

  private static Client.Answer sit(Client phone, String seat) throws Exception {
    return phone.post("/api/session/seat", "{\"seat\":" + seat + "}");
  }

  private Client.Answer roll(Client client) throws Exception {
    return client.post("/api/roll", "{\"revision\":" + number() + "}");
  }

  private Client.Answer choose(Client client, String option) throws Exception {
    return client.post(
        "/api/choose", "{\"revision\":" + number() + ",\"option\":\"" + option + "\"}");
  }

  private long number() throws Exception {
    return table.get("/api/screen").number();
  }

  private static void assertOk(Client.Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
  }

  private static void assertRefused(Client.Answer answer, String key) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(409);
    assertThat(answer.at("refused", "text", "key")).isEqualTo(key);
  }
}
