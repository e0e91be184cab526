package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;

/** Reads and replays games for the tests of this package. */
final class GameTexts {

  private static final ObjectMapper JSON = new ObjectMapper();

  private GameTexts() {}

  static GameReader reader() {
    return new GameReader(GameTexts::rules);
  }

  private static Rules rules(String json) throws BadSetup {
    try {
      return RulesReader.read(JSON.readValue(json, new TypeReference<Map<String, Object>>() {}));
    } catch (JsonProcessingException e) {
      throw new BadSetup("", "no JSON object: " + e.getOriginalMessage());
    }
  }

  static GameRecord read(String text) {
    try {
      return reader().read(text);
    } catch (NotationProblem e) {
      throw new AssertionError(e.where() + ": " + e.getMessage(), e);
    }
  }

  static void assertProblem(String text, int line, int column) {
    NotationProblem problem =
        catchThrowableOfType(NotationProblem.class, () -> reader().readAll(text));
    assertThat(problem).as(text).isNotNull();
    assertThat(problem.where()).as(text).isEqualTo("line " + line + ", column " + column);
    assertThat(problem).message().isNotBlank();
  }

  static Replay.Played played(String text) {
    Replay.Outcome outcome = Replay.of(read(text));
    assertThat(outcome).as(text).isInstanceOf(Replay.Played.class);
    return (Replay.Played) outcome;
  }

  static <T extends Replay.Outcome> T broken(Class<T> kind, String text) {
    Replay.Outcome outcome = Replay.of(read(text));
    assertThat(outcome).as(text).isInstanceOf(kind);
    return kind.cast(outcome);
  }
}
