package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** A game with printed cards, or its counting, that a test tells the kiosk move by move. */
public abstract class ToldGame {

  protected Play play;

  protected ToldGame(Play play) {
    this.play = play;
  }

  /** Tells these moves, each of which must be possible. */
  protected final void tell(String... moves) {
    for (String move : moves) {
      assertThat(options()).as("options before " + move).contains(move);
      play = ((Play.Taken) play.take(move)).next();
    }
  }

  protected final List<String> options() {
    return play.options().stream().map(Option::id).toList();
  }

  /** The first block of this kind. */
  protected final <T extends Block> T block(Class<T> type) {
    return play.screen(Viewer.TABLE).blocks(type).findFirst().orElseThrow();
  }

  protected final String headline() {
    return block(Block.Turn.class).headline().key();
  }

  /** The seat to play. */
  protected final String mover() {
    return block(Block.Turn.class).seat().orElseThrow();
  }

  protected final List<String> reminders() {
    return block(Block.Notes.class).texts().stream().map(Text::key).toList();
  }

  protected final List<Block.Sheet> sheets() {
    return block(Block.Sheets.class).sheets();
  }

  /** A game of evenly drawn tellings, up to where the first option begins like this. */
  protected static Play wandered(Play from, long seed, String start) {
    SplittableRandom random = new SplittableRandom(seed);
    Play now = from;
    for (int i = 0; i < 20_000; i++) {
      List<Option> options = now.options();
      if (options.get(0).id().startsWith(start)) {
        return now;
      }
      now = ((Play.Taken) now.take(options.get(random.nextInt(options.size())).id())).next();
    }
    throw new AssertionError("no end");
  }
}
