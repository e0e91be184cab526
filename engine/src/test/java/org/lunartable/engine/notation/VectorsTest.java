package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.lunarcommand.Verdict;

/** Positions made by an independent program from the same rules; see vectors/README.md. */
@DisplayName("Our engine and an independent reading of the rules agree")
class VectorsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Arguments> vectors() throws IOException {
    return Stream.concat(vectors("positions"), vectors("built"));
  }

  private static Stream<Arguments> vectors(String name) throws IOException {
    try (InputStream in = VectorsTest.class.getResourceAsStream("/vectors/" + name + ".jsonl")) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return IntStream.range(0, lines.size())
          .mapToObj(i -> Arguments.of(name + " " + (i + 1), lines.get(i)));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("vectors")
  void optionsOutcomeAndEventsAreTheSame(String name, String line) throws Exception {
    JsonNode vector = JSON.readTree(line);
    Referee referee = new Referee(rules(vector));
    Position position = PositionReader.read(vector.get("position").asText(), referee.rules());

    assertThat(PositionWriter.write(position)).isEqualTo(vector.get("position").asText());
    assertThat(referee.options(position).stream().map(Action::text))
        .containsExactlyElementsOf(texts(vector.get("options")));

    Action action = ActionText.parse(vector.get("action").asText()).orElseThrow();
    assertThat(referee.take(position, action)).isInstanceOf(Verdict.Accepted.class);
    Verdict.Accepted taken = (Verdict.Accepted) referee.take(position, action);
    assertThat(PositionWriter.write(taken.position())).isEqualTo(vector.get("after").asText());
    assertThat(taken.events().stream().map(VectorsTest::json))
        .containsExactlyElementsOf(maps(vector.get("events")));
    assertThat(referee.ending(taken.position()).map(Ending::text).orElse(null))
        .isEqualTo(vector.get("winner").asText(null));
  }

  private static Rules rules(JsonNode vector) throws Exception {
    return vector.has("rules")
        ? RulesReader.read(
            JSON.convertValue(vector.get("rules"), new TypeReference<Map<String, Object>>() {}))
        : Rules.CLASSIC;
  }

  private static List<String> texts(JsonNode array) {
    return JSON.convertValue(array, new TypeReference<List<String>>() {});
  }

  private static List<Map<String, Object>> maps(JsonNode array) {
    return JSON.convertValue(array, new TypeReference<List<Map<String, Object>>>() {});
  }

  private static Map<String, Object> json(Event event) {
    if (event instanceof Event.StationScored station) {
      return Map.of(
          "station", station.station().first().name(),
          "spaces", station.station().size(),
          "orange", station.pieces().orange(),
          "green", station.pieces().green(),
          "points", station.points(),
          "owner", station.owner().text());
    } else if (event instanceof Event.WalkedIn walk) {
      return Map.of(
          "walk_in", walk.at().name(), "points", walk.points(), "owner", walk.side().text());
    }
    Event.Abducted lifted = (Event.Abducted) event;
    return Map.of(
        "abducted", lifted.at().name(), "points", lifted.points(), "owner", lifted.side().text());
  }
}
