package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.table.ElectronicDie;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class KioskServerTest {

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
  void aGameIsPlayedFromStartToEnd() throws Exception {
    long number = begin("{\"turns\":2}");
    number = ok(client.post("/api/roll", revision(number)));
    number = ok(client.post("/api/choose", option(number, "w:c1")));
    number = ok(client.post("/api/choose", option(number, "r:6")));
    number = ok(client.post("/api/choose", option(number, "w:a1")));

    Client.Answer screen = client.get("/api/screen");
    assertThat(screen.number()).isEqualTo(number);
    assertThat(block(screen, "turn").get("result")).isEqualTo("orange");
    assertThat(((List<?>) block(screen, "lattice").get("rows")).get(0)).isEqualTo("+.+....");
    assertThat(screen.json())
        .containsEntry("build", "test-1")
        .containsEntry("game", "counting")
        .containsEntry("canUndo", true)
        .containsEntry("canRedo", false)
        .containsEntry("notice", null)
        .containsEntry("simulated", true);
  }

  @Test
  void undoAndRedoGoBackAndForth() throws Exception {
    long start = begin("{}");
    Object before = client.get("/api/screen").at("screen");
    long rolled = ok(client.post("/api/roll", revision(start)));
    Object after = client.get("/api/screen").at("screen");

    long undone = ok(client.post("/api/undo", revision(rolled)));
    assertThat(client.get("/api/screen").at("screen")).isEqualTo(before);
    ok(client.post("/api/redo", revision(undone)));
    assertThat(client.get("/api/screen").at("screen")).isEqualTo(after);
  }

  @Test
  void aFaceIsTwoRowsAndNothingIsNull() throws Exception {
    long number = begin("{}");
    Map<String, Object> die = block(client.get("/api/screen"), "die");
    assertThat(die).containsKey("rolls").containsEntry("top", null);
    assertThat(((List<?>) die.get("faces")).get(0))
        .isEqualTo(List.of(List.of("white", "white"), List.of("orange", "green")));

    ok(client.post("/api/roll", revision(number)));
    assertThat(block(client.get("/api/screen"), "die").get("top"))
        .isEqualTo(List.of(List.of("white", "white"), List.of("grey", "grey")));
  }

  @Test
  void withoutAGameThereIsNoScreenAndNothingToDo() throws Exception {
    Client.Answer screen = client.get("/api/screen");
    assertThat(screen.json()).containsEntry("screen", null).containsEntry("game", null);

    Client.Answer choose = client.post("/api/choose", option(screen.number(), "r:1"));
    assertThat(choose.status()).isEqualTo(409);
    assertThat(choose.at("refused", "text", "key")).isEqualTo("refused.no-game");
    assertThat(client.post("/api/roll", revision(1)).status()).isEqualTo(409);
  }

  @Test
  void aStalePressIsRefused() throws Exception {
    long number = begin("{}");
    ok(client.post("/api/roll", revision(number)));

    for (String path : List.of("/api/roll", "/api/undo", "/api/redo")) {
      Client.Answer late = client.post(path, revision(number));
      assertThat(late.status()).isEqualTo(409);
      assertThat(late.at("refused", "text", "key")).isEqualTo("refused.stale");
      assertThat(late.at("refused", "rule")).isEqualTo("");
    }
    assertThat(client.post("/api/choose", option(number, "p")).status()).isEqualTo(409);
  }

  @Test
  void aRefusalNamesItsRule() throws Exception {
    Client.Answer refused = client.post("/api/choose", option(begin("{}"), "w:a1"));

    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.at("refused", "rule")).isEqualTo("CG-1");
    assertThat(refused.at("refused", "text", "args", "move")).isEqualTo("w:a1");
    assertThat(refused.at("refused", "places")).isEqualTo(List.of());
  }

  @Test
  void healthNamesTheBuild() throws Exception {
    assertThat(client.get("/health").json())
        .isEqualTo(Map.of("ok", true, "build", "test-1", "saved", true, "troubles", List.of()));
  }

  @Test
  void aPortInUseIsOneClearSentence() {
    int taken = kiosk.server().port();
    ServerConfig config = ServerConfig.local(taken, "test", false);

    assertThatThrownBy(
            () ->
                KioskServer.start(
                    config,
                    kiosk.table(),
                    ElectronicDie.secure(kiosk.table()),
                    Devices.NONE,
                    kiosk.records()))
        .isInstanceOf(ServerProblem.class)
        .hasMessage(
            "The address 127.0.0.1:"
                + taken
                + " is in use by another program, or needs more rights; choose another port with"
                + " --port.");
  }

  private long begin(String setup) throws Exception {
    return ok(client.post("/api/games", "{\"game\":\"counting\",\"setup\":" + setup + "}"));
  }

  private static long ok(Client.Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.number();
  }

  private static String revision(long number) {
    return "{\"revision\":" + number + "}";
  }

  private static String option(long number, String option) {
    return "{\"revision\":" + number + ",\"option\":\"" + option + "\"}";
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> block(Client.Answer answer, String type) {
    return ((List<Map<String, Object>>) answer.at("screen", "blocks"))
        .stream().filter(block -> block.get("type").equals(type)).findFirst().orElseThrow();
  }
}
