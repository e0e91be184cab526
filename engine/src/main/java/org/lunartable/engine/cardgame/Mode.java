package org.lunartable.engine.cardgame;

import java.util.Locale;

/** How the game is played at the table. */
public enum Mode {
  /** No printed cards: the kiosk deals, and each hand is on its player's own page. */
  PHONES,
  /** No printed cards and no phones: the hand of whoever decides is on the table's screen. */
  ONE_SCREEN,
  /** Printed cards on the table: the kiosk keeps what all can see. */
  COMPANION,
  /** Only the end: stations are entered and counted. */
  SCORE_PAD;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Its word, for example {@code score-pad}. */
  public String text() {
    return text;
  }

  /** Whether the kiosk deals the cards, so that the computer can hold some. */
  public boolean deals() {
    return this == PHONES || this == ONE_SCREEN;
  }
}
