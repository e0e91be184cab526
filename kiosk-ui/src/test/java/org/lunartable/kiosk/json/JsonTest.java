package org.lunartable.kiosk.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

class JsonTest {

  @Test
  void aFaceIsTwoRowsWithNullsWhereItIsBare() {
    DieFace face = DieFace.of(TileColour.RED, null, TileColour.WHITE, TileColour.BLUE);
    assertThat(Json.write(face)).isEqualTo("[[\"red\",null],[\"white\",\"blue\"]]");
  }

  @Test
  void everyBlockNamesItsType() {
    assertThat(
            Arrays.stream(Block.class.getPermittedSubclasses()).map(Class::getSimpleName).toList())
        .containsExactlyInAnyOrder(
            "Turn",
            "Lattice",
            "Die",
            "Tracks",
            "Options",
            "Later",
            "Log",
            "Cards",
            "Stations",
            "Sheets",
            "Notes",
            "Tray");
    Screen screen =
        new Screen(
            "g",
            List.of(
                new Block.Turn(Optional.of("orange"), Text.of("t", "n", 2), Optional.empty()),
                new Block.Options(List.of())));
    assertThat(Json.write(screen))
        .isEqualTo(
            "{\"game\":\"g\",\"blocks\":[{\"type\":\"turn\",\"seat\":\"orange\","
                + "\"headline\":{\"key\":\"t\",\"args\":{\"n\":2}},\"result\":null,"
                + "\"companion\":false},"
                + "{\"type\":\"options\",\"groups\":[]}]}");
  }

  @Test
  void placesAreNamesAndTextsMayHoldTexts() {
    Happening happening =
        Happening.plain(
            "built",
            "green",
            List.of(Place.of("b1")),
            Text.of("happened.built", "what", Text.of("piece.wall")));
    assertThat(Json.write(happening))
        .contains("\"places\":[\"b1\"]")
        .contains("\"args\":{\"what\":{\"key\":\"piece.wall\",\"args\":{}}}");
  }

  @Test
  void onlyAsciiIsWritten() throws BadJson {
    String json = Json.write(Map.of("name", "Zo\u00eb \u6708"));
    assertThat(json).isEqualTo("{\"name\":\"Zo\\u00EB \\u6708\"}");
    assertThat(Json.readObject(json)).isEqualTo(Map.of("name", "Zo\u00eb \u6708"));
  }

  @Test
  void onlyOneObjectIsRead() {
    for (String text : List.of("", "[]", "null", "1", "{} {}", "{\"a\":1,\"a\":2}", "{'a':1}")) {
      assertThatThrownBy(() -> Json.readObject(text)).isInstanceOf(BadJson.class);
    }
    assertThatThrownBy(() -> Json.readObject("{\n  x}"))
        .hasMessage("This is not a JSON object (line 2, column 3).");
    assertThatThrownBy(() -> Json.readObject("{\"a\":1,\n\"a\":2}"))
        .hasMessage("The key \"a\" stands here a second time (line 2, column 4).");
    assertThatThrownBy(() -> Json.readObject("{\"a\":".repeat(5000))).isInstanceOf(BadJson.class);
  }
}
