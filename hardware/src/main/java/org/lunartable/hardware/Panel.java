package org.lunartable.hardware;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
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
 * be used is reported, and the others go on; it is tried again until it can be used.
 *
 * <p>Safe to use from any thread.
 */
public final class Panel implements InputSource {

  /** The name its events carry. */
  public static final String NAME = "panel";

  private static final long LOOK_MILLIS = 4;

  /** The longest sleep: whoever watches over the thread must see that it goes round. */
  private static final long SLICE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final long CLOSE_MILLIS = 2000;

  private final Wiring wiring;
  private final BankMaker banks;
  private final Map<Part, LampMode> modes = new ConcurrentHashMap<>();
  private final Thread thread = new Thread(this::run, "panel");
  private volatile long buzzUntil = System.nanoTime();
  private volatile InputSink sink = event -> false;
  private volatile boolean closed;
  private final AtomicLong rounds = new AtomicLong();
  private volatile Optional<PanelHealth> health = Optional.empty();
  private final Backoff backoff = new Backoff();
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

  /** Where its parts are. */
  public Wiring wiring() {
    return wiring;
  }

  /** How it is; empty before it was first looked at. */
  public Optional<PanelHealth> health() {
    return health;
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
        say(PanelHealth.without(e), e.getMessage());
      } catch (RuntimeException e) {
        String sentence = "The pins cannot be used: " + e.getMessage() + ".";
        PinProblem broken = new PinProblem(PinProblem.Kind.BROKEN, sentence, e);
        say(PanelHealth.without(broken), sentence);
      }
      pause(backoff.next());
    }
  }

  /** Looks and switches until closed or until every pin fails. */
  private void work(PinBank bank) throws PinProblem {
    List<Fitting> fittings = fittings(bank);
    boolean news = true;
    while (!closed) {
      rounds.incrementAndGet();
      news |= round(fittings);
      if (news) {
        tell(fittings);
      }
      news = false;
      sleep(LOOK_MILLIS);
    }
  }

  /**
   * Looks at each part once. Taking a pin anew may last as long as several looks, so that at most
   * one that failed is tried a round, and each look has the time at which it is made.
   */
  private static boolean round(List<Fitting> fittings) {
    boolean news = false;
    boolean retried = false;
    for (Fitting fitting : fittings) {
      long now = System.nanoTime();
      boolean retries = fitting.retries(now);
      if (!retries || !retried) {
        news |= fitting.work(now);
      }
      retried |= retries;
    }
    return news;
  }

  private List<Fitting> fittings(PinBank bank) {
    long now = System.nanoTime();
    List<Fitting> fittings = new ArrayList<>();
    for (Part part : Part.values()) {
      wiring
          .pin(part)
          .ifPresent(pin -> fittings.add(new Fitting(part, () -> device(bank, part, pin), now)));
    }
    return fittings;
  }

  private Fitting.Device device(PinBank bank, Part part, Pin pin) throws PinProblem {
    return part.button().isPresent()
        ? new Button(part.button().get(), bank.input(part, pin))
        : new Switch(part, bank.output(part, pin));
  }

  /** Says what is wrong with which part; when it is all of them the bank is opened anew later. */
  private void tell(List<Fitting> fittings) throws PinProblem {
    Map<Part, PinProblem> problems = new EnumMap<>(Part.class);
    fittings.forEach(one -> one.trouble().ifPresent(why -> problems.put(one.part(), why)));
    if (!problems.isEmpty() && problems.size() == fittings.size()) {
      throw fittings.get(0).trouble().orElseThrow();
    }
    String sentences =
        problems.values().stream()
            .map(PinProblem::getMessage)
            .distinct()
            .collect(Collectors.joining(" "));
    backoff.reset();
    say(PanelHealth.of(problems), problems.isEmpty() ? "works" : sentences);
  }

  private boolean wanted(Part part, long now) {
    return part == Part.BUZZER
        ? now - buzzUntil < 0
        : modes.getOrDefault(part, LampMode.OFF).lit(now);
  }

  private void pause(long nanos) {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0 && !closed; left = end - System.nanoTime()) {
      rounds.incrementAndGet();
      sleep(TimeUnit.NANOSECONDS.toMillis(Math.min(left, SLICE_NANOS)) + 1);
    }
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
  private void say(PanelHealth found, String detail) {
    health = Optional.of(found);
    if (!closed && !detail.equals(said)) {
      said = detail;
      send(System.nanoTime(), new SourceHealth(found.equals(PanelHealth.WELL), detail));
    }
  }

  private void send(long nanos, Observation seen) {
    if (!closed) {
      sink.accept(TableEvent.certain(NAME, nanos, seen));
    }
  }

  /** A button and what it was doing. */
  private final class Button implements Fitting.Device {
    private final TableButton button;
    private final PinBank.Input pin;
    private final PressFilter filter = new PressFilter();

    Button(TableButton button, PinBank.Input pin) {
      this.button = button;
      this.pin = pin;
    }

    @Override
    public void work(long now) throws PinProblem {
      filter.look(pin.active(), now).ifPresent(use -> send(now, new ButtonUsed(button, use)));
    }

    @Override
    public void close() {
      pin.close();
    }
  }

  /** A lamp or the buzzer, switched only when that changes something. */
  private final class Switch implements Fitting.Device {
    private final Part part;
    private final PinBank.Output pin;
    private boolean on;

    Switch(Part part, PinBank.Output pin) {
      this.part = part;
      this.pin = pin;
    }

    @Override
    public void work(long now) throws PinProblem {
      boolean wanted = wanted(part, now);
      if (wanted != on) {
        pin.set(wanted);
        on = wanted;
      }
    }

    @Override
    public void close() {
      pin.close();
    }
  }
}
