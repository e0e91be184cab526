package org.lunartable.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.Use;

@Timeout(30)
class PanelTest {

  private final FakeBank bank = new FakeBank();
  private final BlockingQueue<Observation> seen = new LinkedBlockingQueue<>();
  private final Panel panel = new Panel(Wiring.usual(), bank::open);

  private void start() {
    panel.start(event -> seen.add(event.observation()));
  }

  /** Waits until it knows the buttons as they are; a look takes it four milliseconds. */
  private void settle() throws InterruptedException {
    long from = panel.pulse().orElseThrow();
    await(() -> panel.pulse().orElseThrow() >= from + 10);
  }

  @AfterEach
  void close() {
    panel.close();
    assertThat(bank.open).isZero();
  }

  private Observation next() throws InterruptedException {
    Observation next = seen.poll(20, TimeUnit.SECONDS);
    // On a busy machine a press of a test may become a long one.
    boolean held = next instanceof ButtonUsed used && used.use() == Use.HELD;
    return held ? next() : next;
  }

  private static void await(BooleanSupplier what) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!what.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(2);
    }
  }

  @Test
  void saysThatItWorks() throws Exception {
    start();
    assertThat(next()).isEqualTo(new SourceHealth(true, "works"));
  }

  @Test
  void tellsPressAndReleaseOfEachButton() throws Exception {
    start();
    next();
    settle();
    bank.down.add(Part.NEXT);
    assertThat(next()).isEqualTo(new ButtonUsed(TableButton.NEXT, Use.PRESSED));
    bank.down.clear();
    assertThat(next()).isEqualTo(new ButtonUsed(TableButton.NEXT, Use.RELEASED));
    bank.down.add(Part.ROLL);
    assertThat(next()).isEqualTo(new ButtonUsed(TableButton.ROLL, Use.PRESSED));
  }

  @Test
  void aButtonThatIsDownWhenThePinsAreOpenedAgainIsNoPress() throws Exception {
    start();
    next();
    bank.gone = true;
    assertThat(next()).isEqualTo(new SourceHealth(false, "The pins are gone."));
    bank.down.add(Part.ROLL);
    bank.gone = false;
    Observation back = next();
    while (!back.equals(new SourceHealth(true, "works"))) {
      assertThat(back).isInstanceOf(SourceHealth.class);
      back = next();
    }
    settle();
    bank.down.clear();
    settle();
    bank.down.add(Part.NEXT);
    assertThat(next()).isEqualTo(new ButtonUsed(TableButton.NEXT, Use.PRESSED));
  }

  @Test
  void aPartThatIsTakenIsSaidAndTheOthersWork() throws Exception {
    bank.taken.add(Part.BUZZER);
    start();
    assertThat(next()).isEqualTo(new SourceHealth(false, "Another program has buzzer."));
    settle();
    bank.down.add(Part.ROLL);
    assertThat(next()).isEqualTo(new ButtonUsed(TableButton.ROLL, Use.PRESSED));
  }

  @Test
  void aPartThatIsTakenIsUsedAsSoonAsItIsFree() throws Exception {
    bank.taken.add(Part.BUZZER);
    start();
    next();
    assertThat(panel.health())
        .contains(new PanelHealth(Optional.empty(), Map.of(Part.BUZZER, PinProblem.Kind.TAKEN)));
    bank.taken.clear();
    assertThat(next()).isEqualTo(new SourceHealth(true, "works"));
    assertThat(panel.health()).contains(PanelHealth.WELL);
  }

  /** Asking for a pin takes as long as several looks at the buttons. */
  @Test
  void theButtonsAreLookedAtBetweenTwoPinsThatAreAskedForAgain() throws Exception {
    bank.taken.addAll(List.of(Part.GREEN, Part.BUZZER));
    start();
    await(() -> bank.asked.size() == 6);
    assertThat(bank.asked.get(3)).isGreaterThan(bank.asked.get(2));
    assertThat(bank.asked.get(5)).isGreaterThan(bank.asked.get(4));
  }

  @ParameterizedTest
  @EnumSource(names = {"ROLL", "ORANGE"})
  void aPinThatFailsCostsThatPartAloneAndComesBack(Part part) throws Exception {
    start();
    next();
    settle();
    lightAll();
    bank.broken.add(part);
    panel.lamp(part, LampMode.OFF);
    panel.buzz(Duration.ZERO);
    assertThat(next()).isEqualTo(new SourceHealth(false, part.text() + " fails."));
    TableButton sound = part == Part.ROLL ? TableButton.NEXT : TableButton.ROLL;
    bank.down.add(part == Part.ROLL ? Part.NEXT : Part.ROLL);
    assertThat(next()).isEqualTo(new ButtonUsed(sound, Use.PRESSED));
    bank.down.clear();
    assertThat(next()).isEqualTo(new ButtonUsed(sound, Use.RELEASED));
    assertThat(bank.open).isEqualTo(1);
    assertThat(bank.givenBack).containsExactly(part);
    bank.broken.clear();
    assertThat(next()).isEqualTo(new SourceHealth(true, "works"));
  }

  private void lightAll() throws InterruptedException {
    for (Part lamp : List.of(Part.STATUS, Part.ORANGE, Part.GREEN)) {
      panel.lamp(lamp, LampMode.ON);
    }
    panel.buzz(Duration.ofMinutes(1));
    await(() -> bank.on.size() == 4);
  }

  @Test
  void twoPartsThatFailHaveASentenceEach() throws Exception {
    bank.taken.add(Part.BUZZER);
    bank.broken.add(Part.NEXT);
    start();
    assertThat(next())
        .isEqualTo(new SourceHealth(false, "next fails. Another program has buzzer."));
    assertThat(panel.health().orElseThrow().troubles())
        .containsOnly(
            Map.entry(Part.NEXT, PinProblem.Kind.BROKEN),
            Map.entry(Part.BUZZER, PinProblem.Kind.TAKEN));
  }

  @Test
  void whenEveryPinFailsTheyAreAskedForMoreAndMoreRarelyAndComeBack() throws Exception {
    bank.taken.addAll(List.of(Part.values()));
    start();
    next();
    assertThat(panel.health().flatMap(PanelHealth::whole)).contains(PinProblem.Kind.TAKEN);
    await(() -> bank.opened.size() == 3);
    long first = bank.opened.get(1) - bank.opened.get(0);
    long second = bank.opened.get(2) - bank.opened.get(1);
    assertThat(first).isGreaterThanOrEqualTo(Backoff.FIRST_NANOS);
    assertThat(second).isGreaterThanOrEqualTo(2 * Backoff.FIRST_NANOS);
    bank.taken.clear();
    assertThat(next()).isEqualTo(new SourceHealth(true, "works"));
  }

  @Test
  void withoutPinsTheWholePanelIsInTrouble() throws Exception {
    bank.gone = true;
    start();
    next();
    assertThat(panel.health().flatMap(PanelHealth::whole)).contains(PinProblem.Kind.NONE);
  }

  @Test
  void lampsShineAndBlink() throws Exception {
    start();
    panel.lamp(Part.ORANGE, LampMode.ON);
    panel.lamp(Part.STATUS, LampMode.FAST);
    await(() -> bank.on.contains(Part.ORANGE));
    await(() -> bank.on.contains(Part.STATUS));
    await(() -> !bank.on.contains(Part.STATUS));
    panel.lamp(Part.ORANGE, LampMode.OFF);
    await(() -> !bank.on.contains(Part.ORANGE));
  }

  @Test
  void theBuzzerEndsByItself() throws Exception {
    start();
    next();
    panel.buzz(Duration.ofMillis(500));
    await(() -> bank.wasOn.contains(Part.BUZZER));
    await(() -> !bank.on.contains(Part.BUZZER));
  }
}
