package org.lunartable.kiosk.assembly.hands;

import java.io.IOException;
import java.util.Optional;
import java.util.SortedSet;
import org.lunartable.bridge.simulated.RemoteBoard;
import org.lunartable.engine.grid.Place;
import org.lunartable.kiosk.web.PlayedBoard;

/** The simulated sensor board of this table, if it has one. Safe to use from any thread. */
public final class ClickedBoard implements PlayedBoard {

  private volatile Optional<RemoteBoard> board = Optional.empty();

  /** From now on it is this one. */
  public void use(RemoteBoard simulated) {
    board = Optional.of(simulated);
  }

  @Override
  public boolean present() {
    return board.map(RemoteBoard::present).orElse(false);
  }

  @Override
  public SortedSet<Place> standing() throws IOException {
    return found().standing();
  }

  @Override
  public void stand(SortedSet<Place> places) throws IOException {
    found().stand(places);
  }

  private RemoteBoard found() throws IOException {
    return board.orElseThrow(() -> new IOException("There is no simulated board."));
  }
}
