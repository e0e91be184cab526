package org.lunartable.engine.spacelab.state;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.spacelab.cards.Capsule;

/**
 * One of the ten places for labs (SL-1), drawn on a grid of three rows and seven columns; the
 * capsules lie in the middle row, in the columns 1, 3 and 5.
 */
public enum Slot {
  UP_LEFT(0, 1, Capsule.LEFT),
  UP_CENTRE(0, 3, Capsule.CENTRE),
  UP_RIGHT(0, 5, Capsule.RIGHT),
  FAR_LEFT(1, 0, Capsule.LEFT),
  MID_LEFT(1, 2, Capsule.LEFT, Capsule.CENTRE),
  MID_RIGHT(1, 4, Capsule.CENTRE, Capsule.RIGHT),
  FAR_RIGHT(1, 6, Capsule.RIGHT),
  DOWN_LEFT(2, 1, Capsule.LEFT),
  DOWN_CENTRE(2, 3, Capsule.CENTRE),
  DOWN_RIGHT(2, 5, Capsule.RIGHT);

  /** All of them, row by row. */
  public static final List<Slot> ALL = List.of(values());

  private final int row;
  private final int column;

  @SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that nobody can change
  private final List<Capsule> capsules;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  Slot(int row, int column, Capsule... capsules) {
    this.row = row;
    this.column = column;
    this.capsules = List.of(capsules);
  }

  /** The grid row, from 0. */
  public int row() {
    return row;
  }

  /** The grid column, from 0. */
  public int column() {
    return column;
  }

  /** The grid column of a capsule; its row is 1. */
  public static int column(Capsule capsule) {
    return 2 * capsule.place() + 1;
  }

  /** The capsules it is next to: one, or two in the middle. */
  public List<Capsule> capsules() {
    return capsules;
  }

  /** Whether it is above a capsule (SL-7). */
  public boolean isUpper() {
    return row == 0;
  }

  /** Whether it is below a capsule (SL-8). */
  public boolean isLower() {
    return row == 2;
  }

  /** Its word, for example {@code up-left}. */
  public String text() {
    return text;
  }

  public static Optional<Slot> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}
