package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.notation.NotationProblem;

@DisplayName("The code of a game")
class GameCodeTest {

  @Test
  @DisplayName("gives the text back, also from a line whose blanks were cut off")
  void givesTheTextBack() throws NotationProblem {
    SplittableRandom random = new SplittableRandom(45);
    for (int length = 0; length < 300; length++) {
      String text =
          random
              .ints(length, ' ', 0x500)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();
      String code = GameCode.write(text);
      assertThat(GameCode.isCode(code)).isTrue();
      assertThat(GameCode.read(" " + code + " \n")).isEqualTo(text);
    }
  }

  @Test
  @DisplayName("holds only what a QR code holds most of, and little of it")
  void holdsOnlyAlphanumerics() {
    assertThat(GameCode.write("1. orange white,white,orange,green w:b1\n".repeat(50)))
        .matches("[0-9A-Z $%*+\\-./:]+")
        .hasSizeLessThan(300);
  }

  @Test
  @DisplayName("that is damaged is refused in a sentence")
  void damage() {
    String code = GameCode.write("[Game \"Lunar Command\"]\n*\n");
    for (String damaged :
        new String[] {
          "LUNAR1:", "LUNAR1:a:", "LUNAR1:::::", code.substring(0, code.length() - 5) + ":"
        }) {
      assertThatThrownBy(() -> GameCode.read(damaged))
          .isInstanceOf(NotationProblem.class)
          .hasMessageContaining("damaged");
    }
  }
}
