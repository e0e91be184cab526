package org.lunartable.vision.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Quad;

@DisplayName("The tray for cards")
class CardTrayTest {

  private static final long FRAME = 250_000_000L;
  private static final Quad EDGE = card(100, 100, 900, 600);
  private static final Quad CARD = card(300, 200, 120, 170);
  private static final Quad OTHER = card(500, 200, 120, 170);

  private final CardTray tray = new CardTray();
  private long now = 40 * FRAME;

  private static Quad card(double u, double v, double width, double length) {
    return new Quad(
        List.of(
            new PixelPoint(u, v),
            new PixelPoint(u + width, v),
            new PixelPoint(u + width, v + length),
            new PixelPoint(u, v + length)));
  }

  /** So many frames of the same shapes; what was told in them. */
  private List<Quad> frames(int count, Quad... shapes) {
    List<Quad> told = List.of();
    for (int i = 0; i < count; i++) {
      now += FRAME;
      List<Quad> news = tray.accept(now, List.of(shapes));
      told = news.isEmpty() ? told : news;
    }
    return told;
  }

  @BeforeEach
  void beginWithTheTrayAlone() {
    frames(4, EDGE);
  }

  @Test
  void tellsACardOnceItHasLainStill() {
    assertThat(frames(2, EDGE, CARD)).isEmpty();
    assertThat(frames(2, EDGE, CARD)).containsExactly(CARD);
    assertThat(frames(8, EDGE, CARD)).isEmpty();
  }

  @Test
  void doesNotTellWhatLayThereFromTheBeginning() {
    assertThat(frames(12, EDGE)).isEmpty();
  }

  @Test
  void doesNotTellTheTrayAnewWhenAHandHasHiddenIt() {
    frames(12);
    assertThat(frames(12, EDGE)).isEmpty();
  }

  @Test
  void tellsACardAgainThatWasTakenAwayAndLaidAgain() {
    frames(4, EDGE, CARD);
    frames(8, EDGE);
    assertThat(frames(4, EDGE, CARD)).containsExactly(CARD);
  }

  @Test
  void doesNotTellACardAgainThatAHandHidForAMoment() {
    frames(4, EDGE, CARD);
    frames(3, EDGE);
    assertThat(frames(6, EDGE, CARD)).isEmpty();
  }

  @Test
  void tellsCardsTogetherThatAreLaidOneAfterTheOther() {
    frames(2, EDGE, CARD);
    assertThat(frames(4, EDGE, CARD, OTHER)).containsExactly(CARD, OTHER);
  }

  @Test
  void waitsForACardThatStillMoves() {
    for (int step = 0; step < 8; step++) {
      assertThat(frames(1, EDGE, card(200 + 40 * step, 200, 120, 170))).isEmpty();
    }
  }
}
