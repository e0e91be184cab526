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

  /** Rolls because somebody touched the table's screen. */
  public CompletableFuture<Reply> roll(long revision) {
    return roll(SOURCE, event -> table.submitAt(revision, event));
  }

  /** Rolls for a seat; refused unless it is that seat's turn to roll. */
  public CompletableFuture<Reply> rollForSeat(long revision, String seat) {
    return roll(SOURCE, event -> table.submitFrom(seat, OptionalLong.of(revision), event));
  }

  /**
   * Rolls because somebody pressed a button.
   *
   * @param revision the screen on which somebody asked for it; a stale one is refused
   * @param device the source that has the button; the journal keeps it behind a colon
   */
  public CompletableFuture<Reply> rollByButton(long revision, String device) {
    return roll(SOURCE + ":" + device, event -> table.submitAt(revision, event));
  }

  private CompletableFuture<Reply> roll(
      String source, Function<TableEvent, CompletableFuture<Reply>> ask) {
    Optional<Block.Die> die = table.feed().current().die();
    if (die.isEmpty()) {
      return CompletableFuture.completedFuture(Reply.refused("notice.die-not-wanted"));
    }
    List<DieFace> faces = die.get().faces();
    DieFace face = faces.get(draw.applyAsInt(faces.size()));
    return ask.apply(TableEvent.certain(source, System.nanoTime(), new DieSeen(face)));
  }
}
