package org.lunartable.kiosk.web;

import java.util.Locale;

/** What somebody who asks the server is to it. */
enum Role {
  /** The table's own screen, and whatever else runs on this machine. */
  TABLE,
  /** A paired phone that plays a seat of the game. */
  PLAYER,
  /** A paired phone that looks on. */
  WATCHER,
  /** Somebody in the network who is not paired. */
  STRANGER;

  /** As pages get it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
