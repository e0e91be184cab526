package org.lunartable.bridge.link;

import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/**
 * Who is told what the board says. Called on one thread of the link; must return soon. Times are of
 * the monotonic clock, in nanoseconds.
 */
public interface BoardListener {

  /** The board is there, or it is not. */
  default void health(LinkHealth health) {}

  /** What stands where: after each change, and once after each time that something was missed. */
  default void occupancy(Occupancy occupancy, long nanos) {}

  /**
   * Something may have happened to the places that was not told; nobody knows what stands where
   * until {@link #occupancy} is told again.
   */
  default void missed(long nanos) {}

  /** The board itself says that its places are as they were told last; nothing was missed. */
  default void confirmed(long nanos) {}

  /** Something happened to a button; told once. */
  default void button(Message.ButtonEvent event, long nanos) {}

  default void colour(Message.ColourRead colour, long nanos) {}

  default void fault(Message.Fault fault) {}

  default void selfTest(Message.SelfTest result) {}

  default void counters(Message.Counters counters) {}
}
