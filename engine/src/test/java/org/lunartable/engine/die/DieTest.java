package org.lunartable.engine.die;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.lunartable.engine.die.TileColour.GREEN;
import static org.lunartable.engine.die.TileColour.GREY;
import static org.lunartable.engine.die.TileColour.ORANGE;
import static org.lunartable.engine.die.TileColour.WHITE;
import static org.lunartable.engine.die.TileColour.YELLOW;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("LC-12, LC-43 The die")
class DieTest {

  private static final DieFace BUILD = DieFace.of(WHITE, WHITE, ORANGE, GREEN);

  @Test
  void itHasSixFaces() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Die(Collections.nCopies(5, BUILD)));
    assertThat(new Die(Collections.nCopies(6, BUILD)).face(6)).isEqualTo(BUILD);
  }

  @Test
  void aFaceHasFourQuarters() {
    assertThatIllegalArgumentException().isThrownBy(() -> new DieFace(List.of(WHITE, GREY)));
  }

  @Test
  void facesAreCountedFromOne() {
    assertThat(Die.CLASSIC.face(1)).isEqualTo(BUILD);
    assertThat(Die.CLASSIC.face(6).distinctColours()).containsExactly("grey", "yellow");
  }

  @Test
  void aFaceLooksTheSameAfterQuarterTurns() {
    DieFace turned = BUILD.turned();
    assertThat(turned).isEqualTo(DieFace.of(ORANGE, WHITE, GREEN, WHITE));
    assertThat(turned.looksLike(BUILD)).isTrue();
    assertThat(BUILD.turned().turned().turned().turned()).isEqualTo(BUILD);
  }

  @Test
  void aMirroredFaceLooksDifferent() {
    assertThat(BUILD.looksLike(DieFace.of(WHITE, WHITE, GREEN, ORANGE))).isFalse();
  }

  @Test
  void twinFacesAreBothFound() {
    assertThat(Die.CLASSIC.facesLike(BUILD.turned())).containsExactly(1, 2);
    assertThat(Die.CLASSIC.facesLike(DieFace.of(YELLOW, GREY, YELLOW, GREY))).containsExactly(6);
    assertThat(Die.CLASSIC.facesLike(DieFace.of(GREY, GREY, GREY, GREY))).isEmpty();
  }

  @Test
  void bareQuartersShowNoColour() {
    DieFace face = DieFace.of(null, WHITE, null, GREY);
    assertThat(face.colours()).containsExactly(WHITE, GREY);
    assertThat(face.quarters()).containsExactly(null, WHITE, null, GREY);
    assertThat(face.looksLike(DieFace.of(null, null, GREY, WHITE))).isTrue();
  }

  @Test
  void coloursAreReadByTheirWord() {
    assertThat(TileColour.parse("black")).contains(TileColour.BLACK);
    assertThat(TileColour.parse("Black")).isEmpty();
    assertThat(TileColour.parse("pink")).isEmpty();
  }
}
