package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.kiosk.fairness.Fairness;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.settings.Documents;
import org.lunartable.kiosk.settings.SettingsFile;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

/** The file tells what the server does: all its calls, and answers that are as it says. */
@DisplayName("The OpenAPI file")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class OpenApiTest {

  @TempDir static Path folder;
  private static TestKiosk kiosk;
  private static Client client;
  private static Map<String, Object> file;

  @BeforeAll
  static void start() throws Exception {
    Games games = AllGames.GAMES;
    Keeper journal = Keeper.open(folder, Clock.systemUTC());
    TableLoop table = TableLoop.start(games, journal);
    Records records =
        new Records(
            new SettingsFile(folder),
            new Documents(folder),
            new History(games, new PastGames(folder)),
            new Fairness(games, new PastGames(folder)));
    KioskServer server =
        KioskServer.start(
            ServerConfig.local(0, "test-1", true),
            table,
            new ElectronicDie(table, sides -> 0),
            Devices.NONE,
            records);
    kiosk = new TestKiosk(journal, table, server, records);
    client = kiosk.client();
    file = client.get("/api/openapi.json").json();
  }

  @AfterAll
  static void stop() {
    kiosk.close();
  }

  @Test
  void namesEveryCallThatIsAnswered() {
    Set<String> told = new TreeSet<>();
    for (Map.Entry<String, Object> path : map(file, "paths").entrySet()) {
      for (String method : ((Map<?, ?>) path.getValue()).keySet().toArray(String[]::new)) {
        told.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
      }
    }
    assertThat(told).containsAll(kiosk.server().calls());
  }

  @Test
  void answersOfAWholeTurnAreAsItSays() throws Exception {
    fits("Published", client.get("/api/screen"));
    fits("Number", begin());
    fits("Published", client.get("/api/screen"));
    fits("Number", client.post("/api/roll", "{\"revision\":" + number() + "}"));
    fits("Published", client.get("/api/screen"));
    fits("Hint", client.get("/api/hint"));
    fits("Refusal", client.post("/api/choose", choice("w:b1", 1)));
    fits("Number", client.post("/api/choose", choice("w:b1", number())));
    fits("Published", client.get("/api/screen"));
    fits("Refusal", client.get("/api/hint"));
    fits("Explanation", client.get("/api/explain?at=b1"));
    fits("Topics", client.get("/api/topics"));
    fits("SharedGame", client.get("/api/history/1/share"));
    fits("Number", client.post("/api/choose", choice("fix:green=3", number())));
    fits("Number", client.post("/api/go", "{\"revision\":" + number() + ",\"line\":0}"));
    fits("Published", client.get("/api/screen"));
    assertThat(client.get("/api/screen").text()).contains("\"ahead\":[{\"number\":1,");
    fits("Review", client.get("/api/history/1/review"));
    fits("History", client.get("/api/history"));
    fits("Fairness", client.get("/api/fairness"));
    fits("Story", client.get("/api/history/1"));
    fits("Error", client.get("/api/history/77/share"));
    fits("Statistics", client.get("/api/statistics"));
  }

  @Test
  void answersBesideTheGameAreAsItSays() throws Exception {
    fits("SettingsAnswer", client.get("/api/settings"));
    fits("SettingsAnswer", client.post("/api/settings", "{\"sound\":true}"));
    fits("Error", client.post("/api/settings", "{\"sound\":7}"));
    fits("Error", client.get("/api/nothing"));
    fits("Error", client.get("/api/explain"));
    fits("Error", client.get("/api/explain?at=b99"));
    fits("Tour", client.get("/api/tour"));
    fits("PlayedBoard", client.get("/api/board-sim"));
    fits("Error", client.post("/api/board-sim", "{\"standing\":[\"e5\"]}"));
    fits("Error", client.post("/api/board-sim", "{\"standing\":[\"e99\"]}"));
    String game = "{\"game\":\"lunar-command\",\"setup\":{\"rules\":{\"points\":{\"target\":";
    fits("Trial", client.post("/api/games/check", game + "5}}}}"));
    fits("Trial", client.post("/api/games/check", game + "500}}}}"));
  }

  @Test
  void screensOfACardGameAreAsItSays() throws Exception {
    fits("Games", client.get("/api/games"));
    String setup = "{\"mode\":\"one-screen\",\"players\":3}";
    fits(
        "Number",
        client.post("/api/games", "{\"game\":\"home-on-lagrange\",\"setup\":" + setup + "}"));
    fits("Published", client.get("/api/screen"));
    assertThat(client.get("/api/screen").text()).contains("\"type\":\"stations\"");
  }

  private static Client.Answer begin() throws Exception {
    return client.post("/api/games", "{\"game\":\"lunar-command\"}");
  }

  private static String choice(String option, long revision) {
    return "{\"revision\":" + revision + ",\"option\":\"" + option + "\"}";
  }

  private static long number() throws Exception {
    return client.get("/api/screen").number();
  }

  /** The answer has the form that the file calls by this name. */
  private static void fits(String name, Client.Answer answer) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$ref", "#/components/schemas/" + name);
    schema.put("components", file.get("components"));
    Set<ValidationMessage> faults =
        JsonSchemaFactory.getInstance(VersionFlag.V202012)
            .getSchema(Json.write(schema))
            .validate(answer.text(), InputFormat.JSON);
    List<String> told = new ArrayList<>();
    faults.forEach(fault -> told.add(fault.toString()));
    assertThat(told).as(name + ": " + answer.text()).isEmpty();
  }

  @SuppressWarnings("unchecked") // objects of a JSON file
  private static Map<String, Object> map(Map<String, Object> tree, String name) {
    return (Map<String, Object>) Optional.ofNullable(tree.get(name)).orElseThrow();
  }
}
