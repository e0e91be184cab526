package org.lunartable.engine.session;

/**
 * Which published screens show the present state: a press made on one of them still means what the
 * person saw. A screen that differs only in a notice or in a device's health is as good as the one
 * before it.
 *
 * @param first the number of the first screen that showed this state
 * @param last the number of the newest screen
 */
public record Shown(long first, long last) {

  public boolean includes(long revision) {
    return revision >= first && revision <= last;
  }
}
