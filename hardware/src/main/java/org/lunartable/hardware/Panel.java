package org.lunartable.hardware;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.TableEvent;

/**
 * The buttons, lamps and buzzer of the table. A thread of its own looks at every button every four
 * milliseconds: it waits for no edge, since one input in four never reports any. A part that cannot
 * be used is reported, and the others go on; a pin that fails later is tried again.
 *
 * <p>Safe to use from any thread.
 */
public final class Panel implements InputSource {

  /** The name its events carry. */
  public static final String NAME = "panel";

  private static final long LOOK_MILLIS = 4;
  private static final long RETRY_MILLIS = 1000;
  private static final long CLOSE_MILLIS = 2000;

  private final Wiring wiring;
  private final BankMaker banks;
  private final Map<Part, LampMode> modes = new ConcurrentHashMap<>();
  private final Thread thread = new Thread(this::run, "panel");
  private volatile long buzzUntil = System.nanoTime();
  private volatile InputSink sink = event -> false;
  private volatile boolean closed;
  private final AtomicLong rounds = new AtomicLong();
  private String said = "";

  /** Opens the pins of the computer. */
  @FunctionalInterface
  public interface BankMaker {
    /**
     * Opens them.
     *
     * @throws PinProblem when this computer has none, or none that may be used
     */
    PinBank open() throws PinProblem;
  }

  /** A panel that is not started yet. */
  public Panel(Wiring wiring, BankMaker banks) {
    this.wiring = wiring;
    this.banks = banks;
    thread.setDaemon(true);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void start(InputSink into) {
    sink = into;
    if (!closed) {
      thread.start();
    }
  }

  @Override
  public OptionalLong pulse() {
    return OptionalLong.of(rounds.get());
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What a lamp does from now on. */
  public void lamp(Part lamp, LampMode mode) {
    modes.put(lamp, mode);
  }

  /** Lets the buzzer sound. */
  public void buzz(Duration length) {
    buzzUntil = System.nanoTime() + length.toNanos();
  }

  private void run() {
    while (!closed) {
      rounds.incrementAndGet();
      try (PinBank bank = banks.open()) {
        work(bank);
      } catch (PinProblem e) {
        say(false, e.getMessage());
      } catch (RuntimeException e) {
        say(false, "The pins cannot be used: " + e.getMessage() + ".");
      }
      sleep(RETRY_MILLIS);
    }
  }

  /** Looks and switches until closed or until a pin fails. */
  private void work(PinBank bank) throws PinProblem {
    List<Button> buttons = new ArrayList<>();
    Map<Part, Switch> switches = new EnumMap<>(Part.class);
    List<String> troubles = new ArrayList<>();
    for (Part part : Part.values()) {
      try {
        take(bank, part, buttons, switches);
      } catch (PinProblem e) {
        troubles.add(e.getMessage());
      }
    }
    if (buttons.isEmpty() && switches.isEmpty() && !troubles.isEmpty()) {
      throw new PinProblem(troubles.get(0), null);
    }
    say(troubles.isEmpty(), troubles.isEmpty() ? "works" : String.join(" ", troubles));
    while (!closed) {
      rounds.incrementAndGet();
      long now = System.nanoTime();
      for (Button button : buttons) {
        button.look(now);
      }
      for (Map.Entry<Part, Switch> one : switches.entrySet()) {
        one.getValue().set(wanted(one.getKey(), now));
      }
      sleep(LOOK_MILLIS);
    }
  }

  private void take(PinBank bank, Part part, List<Button> buttons, Map<Part, Switch> switches)
      throws PinProblem {
    if (wiring.pin(part).isEmpty()) {
      return;
    }
    Pin pin = wiring.pin(part).get();
    if (part.button().isPresent()) {
      buttons.add(new Button(part.button().get(), bank.input(part, pin)));
    } else {
      switches.put(part, new Switch(bank.output(part, pin)));
    }
  }

  private boolean wanted(Part part, long now) {
    return part == Part.BUZZER
        ? now - buzzUntil < 0
        : modes.getOrDefault(part, LampMode.OFF).lit(now);
  }

  private void sleep(long millis) {
    try {
      if (!closed) {
        Thread.sleep(millis);
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread; the loops see that it did.
    }
  }

  /** Says how the panel is, when that is news. */
  private void say(boolean working, String detail) {
    if (!closed && !detail.equals(said)) {
      said = detail;
      send(System.nanoTime(), new SourceHealth(working, detail));
    }
  }

  private void send(long nanos, Observation seen) {
    if (!closed) {
      sink.accept(TableEvent.certain(NAME, nanos, seen));
    }
  }

  /** A button and what it was doing. */
  private final class Button {
    private final TableButton button;
    private final PinBank.Input pin;
    private final PressFilter filter = new PressFilter();

    Button(TableButton button, PinBank.Input pin) {
      this.button = button;
      this.pin = pin;
    }

    void look(long now) throws PinProblem {
      filter.look(pin.active(), now).ifPresent(use -> send(now, new ButtonUsed(button, use)));
    }
  }

  /** A lamp or the buzzer, switched only when that changes something. */
  private static final class Switch {
    private final PinBank.Output pin;
    private boolean on;

    Switch(PinBank.Output pin) {
      this.pin = pin;
    }

    void set(boolean wanted) throws PinProblem {
      if (wanted != on) {
        pin.set(wanted);
        on = wanted;
      }
    }
  }
}
