package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Settings and history")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RecordsTest {

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
  void aNewTableHasNoLanguageYetAndOffersFive() throws Exception {
    Client.Answer fresh = client.get("/api/settings");

    assertThat(fresh.at("settings"))
        .isEqualTo(
            Map.of(
                "language",
                "",
                "sound",
                true,
                "voice",
                false,
                "motion",
                true,
                "welcomed",
                false,
                "players",
                List.of(),
                "houseRules",
                List.of()));
    assertThat(fresh.at("languages")).isEqualTo(List.of("en", "de", "fr", "es", "ru"));
  }

  @Test
  void whatIsSetOutlivesTheKiosk() throws Exception {
    String rules = "[{\"name\":\"Quick\",\"rules\":{\"points\":{\"target\":5}}}]";
    client.post("/api/settings", "{\"sound\":false,\"players\":[\"Ada\",\" Zo\u00eb \"]}");
    client.post("/api/settings", "{\"language\":\"ru\",\"houseRules\":" + rules + "}");
    kiosk.close();
    start();

    assertThat(client.get("/api/settings").at("settings"))
        .isEqualTo(
            Map.of(
                "language",
                "ru",
                "sound",
                false,
                "voice",
                false,
                "motion",
                true,
                "welcomed",
                false,
                "players",
                List.of("Ada", "Zo\u00eb"),
                "houseRules",
                List.of(Map.of("name", "Quick", "rules", Map.of("points", Map.of("target", 5))))));
  }

  /** A table of before there was more to the first start than the language. */
  @Test
  void whoseLanguageIsKnownWithoutMoreIsNoNewTable() throws Exception {
    kiosk.close();
    Files.writeString(folder.resolve("settings.json"), "{\"language\":\"de\",\"sound\":true}");
    start();

    assertThat(client.get("/api/settings").at("settings", "welcomed")).isEqualTo(true);
  }

  @Test
  void theFirstStartIsDoneOnlyOnceItIsDone() throws Exception {
    client.post("/api/settings", "{\"language\":\"de\"}");
    kiosk.close();
    start();
    assertThat(client.get("/api/settings").at("settings", "welcomed")).isEqualTo(false);

    client.post("/api/settings", "{\"welcomed\":true}");
    kiosk.close();
    start();
    assertThat(client.get("/api/settings").at("settings", "welcomed")).isEqualTo(true);
  }

  @Test
  void savedHouseRulesAreAFileForAnotherTable() throws Exception {
    String rules = "[{\"name\":\"Sunday\",\"rules\":{\"tie\":\"none\"}}]";
    client.post("/api/settings", "{\"houseRules\":" + rules + "}");

    assertThat(client.get("/api/house-rules/Sunday.json").json())
        .isEqualTo(Map.of("name", "Sunday", "rules", Map.of("tie", "none")));
    assertThat(client.get("/api/house-rules/Monday.json").status()).isEqualTo(404);
  }

  @Test
  void anUnreadableFileIsKeptAsideAndTheTableIsAsNew() throws Exception {
    kiosk.close();
    Files.writeString(folder.resolve("settings.json"), "{\"sound\":");
    start();

    assertThat(client.get("/api/settings").at("settings", "sound")).isEqualTo(true);
    assertThat(folder.resolve("settings.json.bad")).hasContent("{\"sound\":");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"language":"xx"}                         | one of en, de, fr, es, ru
          {"sound":1}                               | sound
          {"motion":null}                           | motion
          {"voice":"loud"}                          | voice
          {"welcomed":1}                            | welcomed
          {"players":"Ada"}                         | list
          {"players":[""]}                          | name
          {"players":["Ada",7]}                     | name
          {"players":["A name that is far too long"]} | 16
          {"sound":false,"language":7}              | language
          {"houseRules":[{"name":"x"}]}             | rules
          {"houseRules":[{"name":"x","rules":{}},{"name":"x","rules":{}}]} | Two sets
          """)
  void whatIsNoSettingIsRefusedAndChangesNothing(String body, String words) throws Exception {
    Map<String, Object> before = client.get("/api/settings").json();

    Client.Answer answer = client.post("/api/settings", body);

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.at("error", "message").toString()).contains(words);
    assertThat(client.get("/api/settings").json()).isEqualTo(before);
  }

  @Test
  void gamesAreListedTheNewestFirst() throws Exception {
    begin("{\"turns\":1,\"name\":\"Ada\"}");
    play("r:1", "w:a1");
    begin("{\"name\":\"Bo\"}");

    List<?> games = (List<?>) client.get("/api/history").json().get("games");

    assertThat(games).hasSize(2);
    assertThat(games.get(0)).extracting("moves", "result").containsExactly(0, null);
    assertThat(games.get(1)).extracting("moves").isEqualTo(2);
    assertThat(games.get(1).toString()).contains("name=Ada").contains("score=1");
  }

  @Test
  void aGameIsToldMoveByMoveAsItStandsAfterWhatWasTakenBack() throws Exception {
    begin("{}");
    play("r:1", "w:a1");
    client.post("/api/undo", "{\"revision\":" + number() + "}");
    play("w:c3");

    Map<String, Object> story = client.get("/api/history/1").json();

    List<?> frames = (List<?>) story.get("frames");
    assertThat(frames).hasSize(3);
    assertThat(frames.get(0)).extracting("happenings").isEqualTo(List.of());
    assertThat(frames.get(2).toString()).contains("..+....").doesNotContain("type=options");
  }

  @Test
  void aGameThatIsNotThereIsNotFound() throws Exception {
    assertThat(client.get("/api/history/7").status()).isEqualTo(404);
    assertThat(client.get("/api/history/x").status()).isEqualTo(404);
  }

  @Test
  void aSetUpCanBeTriedWithoutBeginning() throws Exception {
    String good = "{\"game\":\"counting\",\"setup\":{\"turns\":5}}";
    String bad = "{\"game\":\"counting\",\"setup\":{\"turns\":0}}";

    assertThat(client.post("/api/games/check", good).at("screen", "game")).isEqualTo("counting");
    assertThat(client.post("/api/games/check", bad).at("problem").toString()).contains("turns");
    assertThat(client.get("/api/history").at("games")).isEqualTo(List.of());
  }

  private void begin(String setup) throws Exception {
    assertThat(
            client.post("/api/games", "{\"game\":\"counting\",\"setup\":" + setup + "}").status())
        .isEqualTo(200);
  }

  private void play(String... options) throws Exception {
    for (String option : options) {
      String body = "{\"revision\":" + number() + ",\"option\":\"" + option + "\"}";
      assertThat(client.post("/api/choose", body).status()).as(option).isEqualTo(200);
    }
  }

  private long number() throws Exception {
    return client.get("/api/screen").number();
  }
}
