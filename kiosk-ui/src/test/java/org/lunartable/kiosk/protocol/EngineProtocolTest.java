package org.lunartable.kiosk.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.texts.Messages;

@DisplayName("The engine protocol")
class EngineProtocolTest {

  private static final String BOARD =
      """
      board:
      D-+...d
      |.|....
      +......
      .......
      .......
      .......
      d.....D
      """;

  private final EngineProtocol protocol = new EngineProtocol(Messages.english());

  static Stream<String> vectors() throws IOException {
    return Stream.concat(lines("positions.jsonl"), lines("built.jsonl"));
  }

  private static Stream<String> lines(String name) throws IOException {
    try (InputStream in = EngineProtocolTest.class.getResourceAsStream("/vectors/" + name)) {
      return new String(in.readAllBytes(), UTF_8).lines().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void answersTheVectorsExactly(String line) throws Exception {
    Map<String, Object> vector = Json.readObject(line);
    Map<String, Object> options = request("options", vector);
    assertThat(ask(options)).isEqualTo(Map.of("id", 7, "options", vector.get("options")));

    Map<String, Object> apply = request("apply", vector);
    apply.put("actions", List.of(vector.get("action")));
    Map<String, Object> expected = new TreeMap<>();
    expected.put("id", 7);
    expected.put("position", vector.get("after"));
    expected.put("events", vector.get("events"));
    expected.put("result", vector.get("winner"));
    assertThat(ask(apply)).isEqualTo(expected);
  }

  private static Map<String, Object> request(String op, Map<String, Object> vector) {
    Map<String, Object> request = new TreeMap<>();
    request.put("id", 7);
    request.put("op", op);
    request.put("position", vector.get("position"));
    if (vector.containsKey("rules")) {
      request.put("rules", vector.get("rules"));
    }
    return request;
  }

  @Test
  void namesEveryStationWithItsOwnerAndLeader() throws Exception {
    String ring = BOARD.replace("D-+...d\n|.|....\n+......", "D-+...d\n|1|....\n+L+....");
    Map<String, Object> station = new TreeMap<>();
    station.put("station", "b2");
    station.put("spaces", 1);
    station.put("orange", 2);
    station.put("green", 0);
    station.put("points", 1);
    station.put("scored", true);
    station.put("owner", "none");
    station.put("leader", "orange");
    assertThat(ask(Map.of("id", "x", "op", "stations", "position", "stations: b2 none\n" + ring)))
        .isEqualTo(Map.of("id", "x", "stations", List.of(station)));
  }

  @Test
  void aRequestThatFailsChangesNothingWhateverCameBefore() throws Exception {
    Map<String, Object> reply =
        ask(
            Map.of(
                "id",
                1,
                "op",
                "apply",
                "position",
                "roll: yellow\n" + BOARD.replace("+......", "+..1..."),
                "actions",
                List.of("s:d4-f4", "w:b3")));
    assertThat(error(reply)).containsEntry("code", "bad-position");
  }

  @Test
  void anIllegalActionNamesItsRuleAndWhichItWas() throws Exception {
    Map<String, Object> reply =
        ask(
            Map.of(
                "id",
                1,
                "op",
                "apply",
                "position",
                "roll: white, orange\n" + BOARD,
                "actions",
                List.of("d:c3")));
    assertThat(error(reply))
        .containsEntry("code", "illegal-action")
        .containsEntry("rule", "LC-17")
        .containsEntry("at", "d:c3");
    assertThat(String.valueOf(error(reply).get("message")))
        .contains("c3")
        .doesNotContain("refused.");
  }

  @ParameterizedTest(name = "{0} is {2}")
  @CsvSource(
      delimiter = '#',
      value = {
        "nonsense # null # bad-json",
        "[1] # null # bad-json",
        "null # null # bad-json",
        "{\"id\":3,\"id\":4} # null # bad-json",
        "{\"id\":3} {} # null # bad-json",
        "{\"id\":3} # 3 # unknown-op",
        "{\"id\":[3],\"op\":\"options\",\"position\":\"\"} # null # bad-position",
        "{\"id\":\"a\",\"op\":\"fly\"} # a # unknown-op",
        "{\"id\":3,\"op\":\"options\"} # 3 # bad-position",
        "{\"id\":3,\"op\":\"options\",\"position\":7} # 3 # bad-position",
        "{\"id\":3,\"op\":\"options\",\"position\":\"x\",\"rules\":[]} # 3 # bad-rules",
        "{\"id\":3,\"op\":\"options\",\"position\":\"x\",\"rules\":{\"tie\":\"b\"}} # 3 # bad-rules",
        "{\"id\":3,\"op\":\"replay\"} # 3 # bad-game",
        "{\"id\":3,\"op\":\"replay\",\"game\":\"\"} # 3 # bad-game",
      })
  void aBrokenRequestGetsOneErrorWithItsId(String request, String id, String code)
      throws Exception {
    Map<String, Object> reply = Json.readObject(protocol.answer(request.getBytes(UTF_8)));
    assertThat(String.valueOf(reply.get("id"))).isEqualTo(id);
    assertThat(error(reply)).containsEntry("code", code).containsKeys("rule", "at", "message");
  }

  @ParameterizedTest
  @CsvSource({"orange, not-finished", "green, not-finished", "*, "})
  void aStatedResultMustBeBorneOut(String result, String code) throws Exception {
    String game = "[Game \"Lunar Command\"]\n\n1. orange white,white,orange,green w:b1\n" + result;
    Map<String, Object> reply = ask(Map.of("id", 1, "op", "replay", "game", game));
    if (code == null) {
      assertThat(reply).containsKeys("position", "events").containsEntry("result", null);
    } else {
      assertThat(error(reply)).containsEntry("code", code).containsEntry("at", "line 4");
    }
  }

  private Map<String, Object> ask(Map<String, Object> request) throws Exception {
    return Json.readObject(protocol.answer(Json.write(request).getBytes(UTF_8)));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> error(Map<String, Object> reply) {
    assertThat(reply).containsOnlyKeys("id", "error");
    return (Map<String, Object>) reply.get("error");
  }

  private static final String NEARLY_CLOSED =
      """
      roll: white, white, grey, grey
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      """;

  private Map<String, Object> hint(Map<String, Object> more) throws Exception {
    Map<String, Object> request = new TreeMap<>(more);
    request.put("id", 5);
    request.put("op", "hint");
    request.put("position", NEARLY_CLOSED);
    return ask(request);
  }

  @Test
  void hintsAtATurn() throws Exception {
    Map<String, Object> reply = hint(Map.of("nodes", 500, "seed", 3, "level", "strong"));
    assertThat(reply).containsOnlyKeys("id", "actions", "value", "lines");
    assertThat(reply.get("actions")).isEqualTo(List.of("w:c3"));
  }

  @Test
  void theSameHintForTheSameSeed() throws Exception {
    Map<String, Object> asked = Map.of("nodes", 500, "seed", 3, "level", "gentle");
    assertThat(hint(asked)).isEqualTo(hint(asked));
  }

  @Test
  void hintsInTheTimeItIsGiven() throws Exception {
    assertThat(hint(Map.of("millis", 50)).get("actions")).isEqualTo(List.of("w:c3"));
  }

  @ParameterizedTest
  @CsvSource({"level, genius", "millis, 0", "nodes, many", "seed, 1.5", "nodse, 500"})
  void saysWhichFieldOfAHintIsWrong(String field, String value) throws Exception {
    Object sent = "0".equals(value) ? (Object) 0 : value;
    assertThat(hint(Map.of(field, sent)).get("error"))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("code", "bad-json")
        .containsEntry("at", field);
  }

  @Test
  void saysThatALevelIsAWord() throws Exception {
    assertThat(hint(Collections.singletonMap("level", null)).get("error"))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("code", "bad-json")
        .containsEntry("message", "\"level\" must be a text.");
  }
}
