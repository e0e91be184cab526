package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.bridge.link.LinkHealth.State;
import org.lunartable.bridge.protocol.Message;

class BoardStateTest {

  private static LinkHealth working(int rows, int columns) {
    var hello = new Message.Hello(1, 0, 1, 0, rows, columns, 0, false, 0);
    return LinkHealth.of(State.WORKS, hello, "works");
  }

  @Test
  void aBoardOfAnOddSizeFitsNoGame() {
    LinkHealth told = new BoardState().take(working(20, 19));
    assertThat(told.state()).isEqualTo(State.UNFIT);
    assertThat(told.sentence()).contains("19 x 20 places");
  }

  @Test
  void aBoardOfTheGamesSizeWorks() {
    assertThat(new BoardState().take(working(19, 19)).working()).isTrue();
  }

  @Test
  void nothingIsKnownBeforeItWasLookedFor() {
    assertThat(new BoardState().health()).isEmpty();
  }
}
