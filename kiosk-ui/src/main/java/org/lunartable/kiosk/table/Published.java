package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * A screen for all who look at the table.
 *
 * @param number grows by one with every screen; skips ahead at a restart, never back
 * @param screen empty while no game is on
 * @param happenings what led here from the screen before
 * @param notice what there is to say about the last event that changed nothing
 * @param doubt where board and game do not agree, as long as they do not
 * @param trusted how often somebody has said that the board is as the game says, since the start
 * @param play the game behind the screen, for those who follow its board; pages never get it
 * @param sources the input sources that have said how they are, by name
 */
public record Published(
    long number,
    Optional<Screen> screen,
    List<Happening> happenings,
    boolean canUndo,
    boolean canRedo,
    Optional<Text> notice,
    Optional<Doubt> doubt,
    long trusted,
    Optional<Play> play,
    List<SourceState> sources) {

  public Published {
    happenings = List.copyOf(happenings);
    sources = List.copyOf(sources);
  }

  /** The die in use, if a game with one is on. */
  public Optional<Block.Die> die() {
    return screen.stream()
        .flatMap(shown -> shown.blocks().stream())
        .filter(Block.Die.class::isInstance)
        .map(Block.Die.class::cast)
        .findFirst();
  }
}
