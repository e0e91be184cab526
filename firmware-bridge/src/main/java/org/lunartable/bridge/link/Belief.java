package org.lunartable.bridge.link;

import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/**
 * What is believed of the places, and whether anything may have been missed. Not safe for several
 * threads.
 */
final class Belief {

  private int nextExpected = -1;
  private Occupancy occupancy = Occupancy.empty(0, 0);
  private boolean believed;
  private boolean mutesKnown;
  private long lastMillis;

  Occupancy occupancy() {
    return occupancy;
  }

  /** Whether there is nothing to ask for. */
  boolean complete() {
    return believed && mutesKnown;
  }

  boolean believed() {
    return believed;
  }

  /** Takes the sequence number of a frame; tells whether one before it is missing. */
  boolean gapBefore(int sequence) {
    boolean gap = nextExpected >= 0 && sequence != nextExpected;
    nextExpected = (sequence + 1) & 0xFF;
    return gap;
  }

  /**
   * Something may have been missed: nothing counts until a snapshot; tells whether that is news.
   */
  boolean doubt() {
    boolean news = believed;
    believed = false;
    return news;
  }

  /** The board's clock begins anew. */
  void restarted() {
    lastMillis = 0;
    believed = false;
  }

  /** Other sensors are muted now, which only a snapshot tells. */
  void mutesChanged() {
    mutesKnown = false;
  }

  /** Takes a snapshot; tells whether it is news. */
  boolean take(Occupancy snapshot) {
    boolean news = !believed || !snapshot.equals(occupancy);
    believed = true;
    mutesKnown = true;
    occupancy = snapshot;
    return news;
  }

  /** Takes changes; tells whether they count. */
  boolean take(Message.Changes changes) {
    if (believed) {
      occupancy = occupancy.with(changes);
    }
    return believed;
  }

  /** Whether the board's clock went back since the last heartbeat. */
  boolean wentBack(Message.Heartbeat heartbeat) {
    boolean back = heartbeat.millis() < lastMillis;
    lastMillis = heartbeat.millis();
    return back;
  }

  /** Whether the board thinks otherwise. */
  boolean disagrees(Message.Heartbeat heartbeat) {
    return complete() && heartbeat.sum() != occupancy.sum();
  }
}
