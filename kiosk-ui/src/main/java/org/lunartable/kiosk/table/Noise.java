package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.lunartable.engine.screen.Text;

/**
 * Finds out which devices chatter: a loose cable, a flickering light, a contact that bounces. What
 * they say is counted from one look to the next. Counting is safe from any thread; the rest belongs
 * to one.
 */
final class Noise {

  /**
   * So much between two looks, which are two seconds apart, comes from no hand: the quickest device
   * that works tells of some twenty changes a second while a hand moves over it.
   */
  static final long TOO_MUCH = 100;

  /** A device that was noisy is calm again below this. */
  static final long CALM = 40;

  private static final List<String> KNOWN = List.of("camera", "sensor-board", "panel");

  private final Map<String, AtomicLong> counts = new ConcurrentHashMap<>();
  private final SortedSet<String> noisy = new TreeSet<>();

  /** Something came from this source. */
  void count(String source) {
    counts.computeIfAbsent(source, unheard -> new AtomicLong()).incrementAndGet();
  }

  /** Looks what came since the last look. */
  void tick() {
    counts.forEach(
        (source, count) -> {
          long came = count.getAndSet(0);
          if (came > TOO_MUCH) {
            noisy.add(source);
          } else if (came < CALM) {
            noisy.remove(source);
          }
        });
  }

  boolean isNoisy(String source) {
    return noisy.contains(source);
  }

  /** The names of those that chatter, in order. */
  List<String> noisy() {
    return List.copyOf(noisy);
  }

  /** What people call a source. */
  static Text name(String source) {
    return Text.of("device." + (KNOWN.contains(source) ? source : "other"));
  }
}
