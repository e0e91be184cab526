package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Which slots and spaces are free, a word at a time. Without scratch: may be shared. */
final class Slots {

  private final FastRules rules;
  private final Layout layout;
  private final int stride;

  Slots(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.stride = layout.stride();
  }

  /** Corners that a UFO keeps from being built on (LC-22). */
  long shadowedCorners(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.ufos().shadowCorners()
        ? f.bits[i]
            | Words.up(f.bits, i, 1)
            | Words.up(f.bits, i, stride)
            | Words.up(f.bits, i, stride + 1)
        : 0;
  }

  private long shadowedHorizontal(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.ufos().shadowEdges() ? f.bits[i] | Words.up(f.bits, i, stride) : 0;
  }

  private long shadowedVertical(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.ufos().shadowEdges() ? f.bits[i] | Words.up(f.bits, i, 1) : 0;
  }

  /** Corners next to a network edge. */
  long nextCorners(Field f, int w) {
    int h = f.network() + Words.STRIDE + w;
    int v = h + Words.STRIDE;
    return f.bits[h] | Words.up(f.bits, h, 1) | f.bits[v] | Words.up(f.bits, v, stride);
  }

  long freeCorners(Field f, int w) {
    return layout.corners()[w + 1]
        & ~f.bits[Field.CORNERS + w]
        & ~f.bits[Field.BLOCKED_CORNERS + w]
        & ~shadowedCorners(f, w);
  }

  long freeHorizontal(Field f, int w) {
    return ~f.bits[Field.HORIZONTAL + w]
        & ~f.bits[Field.BLOCKED_HORIZONTAL + w]
        & ~shadowedHorizontal(f, w);
  }

  long freeVertical(Field f, int w) {
    return ~f.bits[Field.VERTICAL + w]
        & ~f.bits[Field.BLOCKED_VERTICAL + w]
        & ~shadowedVertical(f, w);
  }

  /** Spaces that nothing stands on. */
  long emptySpaces(Field f, int w) {
    return layout.spaces()[w + 1]
        & ~(f.bits[Field.ROBOTS + w]
            | f.bits[Field.ASTRONAUTS + w]
            | f.bits[Field.UFOS + w]
            | f.bits[Field.BLOCKED_SPACES + w]);
  }
}
