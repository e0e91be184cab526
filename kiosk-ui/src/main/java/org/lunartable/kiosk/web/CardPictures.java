package org.lunartable.kiosk.web;

import org.lunartable.engine.spi.Observation.CardsSeen;

/**
 * Reads the backgrounds of cards on a picture somebody sent. Called from any thread, but only by
 * one at a time.
 */
@FunctionalInterface
public interface CardPictures {

  /**
   * Looks at a picture; never throws for what is in it.
   *
   * @param picture the bytes as they came, perhaps no picture at all
   */
  Result read(byte[] picture);

  /** What is on the picture. */
  sealed interface Result {}

  /**
   * Cards.
   *
   * @param seen row by row, each from left to right
   * @param confidence of the least certain one, 0 to 1
   */
  record Read(CardsSeen seen, double confidence) implements Result {}

  /**
   * No card that could be told.
   *
   * @param reason {@code no-card} or {@code bad-image}
   * @param message the same as one sentence
   */
  record Unread(String reason, String message) implements Result {}
}
