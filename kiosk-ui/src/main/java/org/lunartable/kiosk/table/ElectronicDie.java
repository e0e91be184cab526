package org.lunartable.kiosk.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.TableEvent;

/**
 * A die that needs no table: draws one of the six faces of the die in use and lets the table see
 * it. Safe to use from any thread.
 */
public final class ElectronicDie {

  /** The name its rolls carry in the journal. */
  public static final String SOURCE = "electronic";

  private final TableLoop table;
  private final IntUnaryOperator draw;

  /**
   * @param draw a number from 0 to one below its argument, each as likely as the other; called from
   *     any thread
   */
  public ElectronicDie(TableLoop table, IntUnaryOperator draw) {
    this.table = table;
    this.draw = draw;
  }

  /** A die that nobody can foresee. */
  public static ElectronicDie secure(TableLoop table) {
    return new ElectronicDie(table, new SecureRandom()::nextInt);
  }

  /**
   * Rolls.
   *
   * @param revision the screen on which somebody asked for it; a stale one is refused
   */
  public CompletableFuture<Reply> roll(long revision) {
    return roll(event -> table.submitAt(revision, event));
  }

  /** Rolls for a seat; refused unless it is that seat's turn to roll. */
  public CompletableFuture<Reply> roll(long revision, String seat) {
    return roll(event -> table.submitFrom(seat, OptionalLong.of(revision), event));
  }

  private CompletableFuture<Reply> roll(Function<TableEvent, CompletableFuture<Reply>> ask) {
    Optional<Block.Die> die = table.feed().current().die();
    if (die.isEmpty()) {
      return CompletableFuture.completedFuture(Reply.refused("notice.die-not-wanted"));
    }
    List<DieFace> faces = die.get().faces();
    DieFace face = faces.get(draw.applyAsInt(faces.size()));
    return ask.apply(TableEvent.certain(SOURCE, System.nanoTime(), new DieSeen(face)));
  }
}
