package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;

@DisplayName("Actions as text")
class ActionTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"w:b1", "d:a1", "l:b3", "a:y25", "u:j8-f6", "b:j8-j6-d4", "s:f6-f8", "e", "p"})
  void everyKindReadsAndWrites(String text) {
    assertThat(ActionText.parse(text)).isPresent().get().extracting(Action::text).isEqualTo(text);
  }

  @Test
  void lettersMeanWhatThePageSays() {
    Place at = Place.of("b3");
    assertThat(ActionText.parse("w:b3")).contains(new Action.Build(Piece.WALL, at));
    assertThat(ActionText.parse("d:b3")).contains(new Action.Build(Piece.DOME, at));
    assertThat(ActionText.parse("l:b3")).contains(new Action.Build(Piece.AIRLOCK, at));
    assertThat(ActionText.parse("a:b3")).contains(new Action.Build(Piece.ANTENNA, at));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "w",
        "w:",
        "w:b",
        "w:b0",
        "w:b26",
        "w:z1",
        "W:b1",
        "w:b1 ",
        " w:b1",
        "w;b1",
        "w:b1-b2",
        "x:b1",
        "u:b2",
        "u:b2-",
        "u:-b2",
        "u:b2-d2-f2",
        "u:b2--d2",
        "s:b2",
        "s:b2:d2",
        "b:b2-d2",
        "b:b2-d2-f2-f4",
        "e:b2",
        "p:b2",
        "ee",
        "E",
        "!w:b1",
        "w:b1\n",
        "w:b1,",
        "w::b1"
      })
  void junkIsNoAction(String text) {
    assertThat(ActionText.parse(text)).isEmpty();
  }

  @Test
  void actionsAreSortedByKindThenByPlaces() {
    String[] sorted = {
      "w:c1",
      "w:b2",
      "d:a1",
      "l:a1",
      "a:a1",
      "u:b2-f2",
      "u:b2-b4",
      "u:d2-b2",
      "b:b2-d2-f2",
      "b:b2-d2-b4",
      "b:b2-f2-b2",
      "s:b2-d2",
      "s:b2-b4",
      "s:b10-d10",
      "e",
      "p"
    };
    assertThat(
            Stream.of(sorted)
                .map(text -> ActionText.parse(text).orElseThrow())
                .sorted((one, other) -> -Action.ORDER.compare(one, other))
                .sorted(Action.ORDER)
                .map(Action::text))
        .containsExactly(sorted);
  }
}
