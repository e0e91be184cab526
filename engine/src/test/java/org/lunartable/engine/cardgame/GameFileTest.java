package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.lunartable.engine.game.NotAGame;

@Label("The text of a card game")
class GameFileTest {

  private static String nameReadAgain(String name) throws NotAGame {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Game", "space-lab");
    tags.put("Orange", name);
    GameFile file = new GameFile(tags, List.of(List.of("take:red"), List.of()));
    GameFile again = GameFile.readAll(file.write()).get(0);
    assertThat(again.turns()).isEqualTo(file.turns());
    assertThat(again.tags()).containsOnlyKeys("Game", "Orange");
    return again.tags().get("Orange");
  }

  @Label("keeps any name; what cannot stand on a line becomes a blank")
  @Property(tries = 300)
  void keepsAnyName(@ForAll String name) throws NotAGame {
    assertThat(nameReadAgain(name)).isEqualTo(name.replaceAll("\\p{Cntrl}", " "));
  }

  @Label("is not led astray by a name that looks like a tag")
  @Example
  void isNotLedAstray() throws NotAGame {
    assertThat(nameReadAgain("Ada\n[Seed \"1\"]\\")).isEqualTo("Ada [Seed \"1\"]\\");
  }
}
