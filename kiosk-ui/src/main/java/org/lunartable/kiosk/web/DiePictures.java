package org.lunartable.kiosk.web;

import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Evidence;

/** Reads the die on a picture somebody sent. Called from any thread, but only by one at a time. */
@FunctionalInterface
public interface DiePictures {

  /**
   * Looks at a picture; never throws for what is in it.
   *
   * @param picture the bytes as they came, perhaps no picture at all
   */
  Result read(byte[] picture);

  /** What is on the picture. */
  sealed interface Result {}

  /**
   * A die.
   *
   * @param face its top face in image order
   * @param confidence 0 to 1
   * @param shown what is kept of the picture for people to look at, coded anew: never the file as
   *     it was sent, which may say where and when it was taken
   */
  record Read(DieFace face, double confidence, Optional<Evidence> shown) implements Result {}

  /**
   * No die that could be read.
   *
   * @param reason {@code no-die}, {@code cocked}, {@code hidden}, {@code several}, {@code moving},
   *     {@code unclear} or {@code bad-image}
   * @param message the same as one sentence
   */
  record Unread(String reason, String message) implements Result {}
}
