package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;

/**
 * What somebody sees on a screen of their own: the game's screen for this viewer, which offers
 * options and rolls only while the viewer's seat is to play. So a game with secrets says in its
 * {@link Play#screen} alone who sees and does what.
 *
 * @param screen the screen as the viewer gets it
 */
record SeatScreen(Screen screen) {

  /** For a player at this seat. */
  static SeatScreen of(Play play, String seat) {
    Screen seen = play.screen(new Viewer(Optional.of(seat)));
    return new SeatScreen(isToPlay(seen, seat) ? seen : watched(seen));
  }

  private static boolean isToPlay(Screen seen, String seat) {
    return seen.blocks().stream()
        .anyMatch(b -> b instanceof Block.Turn turn && turn.seat().equals(Optional.of(seat)));
  }

  /** The same without anything to choose. */
  static Screen watched(Screen seen) {
    return new Screen(seen.game(), seen.blocks().stream().map(SeatScreen::quiet).toList());
  }

  private static Block quiet(Block block) {
    if (block instanceof Block.Options) {
      return new Block.Options(List.of());
    } else if (block instanceof Block.Die die) {
      return new Block.Die(die.faces(), die.top(), List.of());
    }
    return block;
  }

  /** Whether this option, or this face that may be rolled, stands on it. */
  boolean offers(String id) {
    return screen.blocks().stream().anyMatch(block -> offers(block, id));
  }

  private static boolean offers(Block block, String id) {
    if (block instanceof Block.Options options) {
      return options.groups().stream()
          .flatMap(group -> group.options().stream())
          .anyMatch(choice -> choice.id().equals(id));
    }
    return block instanceof Block.Die die
        && die.rolls().stream().anyMatch(face -> face.id().equals(id));
  }

  /** Whether it asks for a roll. */
  boolean offersRoll() {
    return screen.blocks().stream().anyMatch(b -> b instanceof Block.Die die && die.wanted());
  }
}
