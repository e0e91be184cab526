package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Screen;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.json.Json;

/** What a page sends to begin a card game, and what it is told when that cannot be. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CardSetUpApiTest {

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client client;

  @BeforeEach
  void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE, AllGames.GAMES.find("space-lab").orElseThrow());
    client = kiosk.client();
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  private Client.Answer begin(Map<String, Object> setup) throws Exception {
    return client.post("/api/games", Json.write(Map.of("game", "space-lab", "setup", setup)));
  }

  /** Who chose the seed, or knew it, would know all hidden cards. */
  @Test
  void noPageChoosesHowTheCardsAreShuffled() throws Exception {
    Set<Screen> dealt = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      assertThat(begin(Map.of("mode", "one-screen", "seed", "7")).status()).isEqualTo(200);
      dealt.add(kiosk.table().feed().current().screenFor(Viewer.TABLE).orElseThrow());
    }
    assertThat(dealt).as("three games with the seed 7").hasSizeGreaterThan(1);
  }

  @Test
  void aBadCatalogueIsToldInThePagesLanguage() throws Exception {
    Client.Answer answer = begin(Map.of("catalogue", "cards"));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.at("error", "message")).asString().startsWith("catalogue: The first line");
    assertThat(answer.at("error", "text", "key")).isEqualTo("catalogue.header");
  }

  @Test
  void severalFaultsOfACatalogueAreToldTogether() throws Exception {
    String header =
        "kind,name,agencies,speciality,effect,capsule,condition,cost,points,copies,source\n";
    Client.Answer answer = begin(Map.of("catalogue", header + "lab,,pink,doctor,,,,1,1,1,x\n"));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.at("error", "text", "key")).isEqualTo("problem.and");
    assertThat(answer.at("error", "text", "args", "one", "key")).isEqualTo("catalogue.word");
  }

  @Test
  void aTableThatIsTooLongIsToldSo() throws Exception {
    Client.Answer answer = begin(Map.of("catalogue", "x".repeat(41_000)));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.at("error", "text", "key")).isEqualTo("refused.too-long");
    assertThat(answer.at("error", "text", "args", "most")).isEqualTo(40_000);
  }

  @Test
  void moreThanFitsIntoARequestIsToldSo() throws Exception {
    Client.Answer answer = begin(Map.of("catalogue", "x".repeat(70_000)));
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.at("error", "text", "key")).isEqualTo("problem.too-large");
  }

  @Test
  void aDiskThatTakesNothingIsTold() throws Exception {
    Files.writeString(folder.resolve("documents"), "no folder");
    Object usual =
        AllGames.GAMES.find("space-lab").orElseThrow().withChance(Map.of(), 1).get("catalogue");
    Client.Answer answer =
        client.post(
            "/api/games/documents",
            Json.write(Map.of("game", "space-lab", "field", "catalogue", "text", usual)));
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.at("error", "text", "key")).isEqualTo("problem.not-saved");
  }
}
