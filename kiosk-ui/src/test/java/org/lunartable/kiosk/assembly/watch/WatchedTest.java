package org.lunartable.kiosk.assembly.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is told and done about a thread that stands still, look by look. */
class WatchedTest {

  private static final int PATIENCE = 4;
  private static final String SENTENCE = "The camera does not answer any more.";

  private final AtomicLong pulse = new AtomicLong();
  private final AtomicInteger cures = new AtomicInteger();

  /** Each cure looks like one sign of life. */
  private final Watched curable =
      new Watched(
          "The camera",
          () -> OptionalLong.of(pulse.get()),
          Optional.of(
              () -> {
                pulse.incrementAndGet();
                cures.incrementAndGet();
              }));

  private Optional<String> look(int times) {
    Optional<String> told = Optional.empty();
    for (int i = 0; i < times; i++) {
      told = curable.look(PATIENCE);
    }
    return told;
  }

  @Test
  void whatHelpsIsToldOfToNobody() {
    assertThat(look(PATIENCE + 1)).isEmpty();
    assertThat(cures).hasValue(1);
    for (int i = 0; i < 3 * PATIENCE; i++) {
      pulse.incrementAndGet();
      assertThat(look(1)).isEmpty();
    }
    assertThat(cures).hasValue(1);
  }

  @Test
  void whatDoesNotHelpIsTold() {
    assertThat(look(4 * PATIENCE)).contains(SENTENCE);
  }

  @Test
  void curesThatDoNotHelpBecomeRare() {
    look(1000 * PATIENCE);
    assertThat(cures.get()).isBetween(8, 25);
  }

  @Test
  void onceItWorksForAWhileAllIsForgotten() {
    look(4 * PATIENCE);
    for (int i = 0; i < PATIENCE; i++) {
      pulse.incrementAndGet();
      look(1);
    }
    assertThat(look(1)).isEmpty();
    int before = cures.get();
    look(PATIENCE);
    assertThat(cures).hasValue(before + 1);
  }

  @Test
  void withoutACureItIsToldAtOnce() {
    Watched plain = new Watched("The panel", () -> OptionalLong.of(1), Optional.empty());
    for (int i = 0; i < PATIENCE; i++) {
      assertThat(plain.look(PATIENCE)).isEmpty();
    }
    assertThat(plain.look(PATIENCE)).contains("The panel does not answer any more.");
  }
}
