package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * What those who look at the table get to see.
 *
 * @param number grows by one with every screen; skips ahead at a restart, never back
 * @param screen the table's own screen; empty while no game is on
 * @param happenings what led here from the screen before
 * @param ahead the lines of the log that were taken back and can be done again, oldest first
 * @param notice what there is to say about the last event that changed nothing
 * @param warnings what is wrong as long as it is: games that are not saved, a device that chatters
 * @param doubt where board and game do not agree, as long as they do not
 * @param offer what cards that were laid into the tray can mean, until the game goes on
 * @param trusted how often somebody has said that the board is as the game says, since the start
 * @param companion what the companion is doing, while it is its turn
 * @param play the game behind the screen, for those who follow its board and for screens of single
 *     seats; pages never get it
 * @param sources the input sources that have said how they are, by name
 */
public record Published(
    long number,
    Optional<Screen> screen,
    List<Happening> happenings,
    boolean canUndo,
    boolean canRedo,
    List<Block.Line> ahead,
    Optional<Text> notice,
    List<Text> warnings,
    Optional<Doubt> doubt,
    Optional<CompanionState> companion,
    Optional<Offer> offer,
    long trusted,
    Optional<Play> play,
    List<SourceState> sources) {

  public Published {
    happenings = List.copyOf(happenings);
    ahead = List.copyOf(ahead);
    warnings = List.copyOf(warnings);
    sources = List.copyOf(sources);
  }

  static final String UNSAVED = "warning.unsaved";

  /**
   * What a viewer at a seat, or a watcher, may see and do. Whoever sits where no person plays
   * watches. Composed when asked for, on the thread that asks.
   */
  public Optional<Screen> screenFor(Viewer viewer) {
    return viewer
        .seat()
        .filter(seats()::contains)
        .map(seat -> play.map(game -> SeatScreen.of(game, seat).screen()))
        .orElseGet(() -> screen.map(SeatScreen::watched));
  }

  /** The seats of the game that is on that people play, as its tracks name them. */
  public List<String> seats() {
    return screen.stream()
        .flatMap(shown -> shown.blocks(Block.Tracks.class))
        .flatMap(tracks -> tracks.tracks().stream())
        .filter(track -> track.companion().isEmpty())
        .map(Block.Track::seat)
        .distinct()
        .toList();
  }

  /** The tray for printed cards, if a game with such is on. */
  public Optional<Block.Tray> tray() {
    return screen.stream().flatMap(shown -> shown.blocks(Block.Tray.class)).findFirst();
  }

  /** Whether all that this screen shows is on the disk. */
  public boolean saved() {
    return warnings.stream().noneMatch(warning -> warning.key().equals(UNSAVED));
  }

  /** The die in use, if a game with one is on. */
  public Optional<Block.Die> die() {
    return screen.stream().flatMap(shown -> shown.blocks(Block.Die.class)).findFirst();
  }
}
