package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lunartable.engine.grid.Place;

@Timeout(60)
class RemoteBoardTest {

  private static SortedSet<Place> places(String... names) {
    return Arrays.stream(names).map(Place::of).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void piecesAreSetDownAndLiftedFromAnotherProgram() throws Exception {
    try (SimulatedBoard board = Board.simulate("remote");
        ControlSocket control = ControlSocket.open(board)) {
      assertThat(control).isNotNull();
      RemoteBoard remote = RemoteBoard.at(board.port());
      assertThat(remote.present()).isTrue();
      remote.stand(places("a1", "e5", "s19"));
      remote.stand(places("e5", "c3"));
      assertThat(remote.standing()).isEqualTo(places("e5", "c3"));
      assertThat(board.ask("board")).contains("c3").contains("e5").doesNotContain("a1");
    }
  }

  @Test
  void aPlaceThatTheBoardDoesNotHaveChangesNothing() throws Exception {
    try (SimulatedBoard board = Board.simulate("small");
        ControlSocket control = ControlSocket.open(board)) {
      assertThat(control).isNotNull();
      RemoteBoard remote = RemoteBoard.at(board.port());
      assertThatThrownBy(() -> remote.stand(places("e5", "y25")))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("y25");
      assertThat(remote.standing()).isEmpty();
    }
  }

  @Test
  void aBoardThatHasEndedIsNotPresent() throws Exception {
    String port;
    try (SimulatedBoard board = Board.simulate("ended");
        ControlSocket control = ControlSocket.open(board)) {
      assertThat(control).isNotNull();
      port = board.port();
    }
    assertThat(RemoteBoard.at(port).present()).isFalse();
    assertThatThrownBy(() -> RemoteBoard.at(port).standing()).isInstanceOf(IOException.class);
  }
}
