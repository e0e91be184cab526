package org.lunartable.kiosk.assembly.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.lunartable.vision.frame.CameraDevice;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.FrameSwitch;
import org.lunartable.vision.frame.SourceStatus;
import org.lunartable.vision.frame.SourceStatus.State;

/**
 * The camera in use and those there are to choose from. The frames of whichever is in use come from
 * one source, which any number of readers may look at. Safe to use from any thread.
 */
public final class CameraChoice implements AutoCloseable {

  /** A Raspberry Pi's camera needs the longest to begin. */
  private static final long TRY_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final long GLANCE_MILLIS = 100;

  private final CameraPlan plan;
  private final Machine machine;
  private final Sources sources;
  private final FrameSwitch frames;
  private final AtomicInteger choices = new AtomicInteger();
  private final CountDownLatch closing = new CountDownLatch(1);
  private final ExecutorService work =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "camera-choice");
            thread.setDaemon(true);
            return thread;
          });

  private volatile CameraName chosen;
  private volatile CameraName inUse;

  /** What is plugged in. */
  public interface Machine {

    /** The cameras of Video4Linux. */
    List<CameraDevice> devices();

    /** Whether there is a program for a Raspberry Pi's own camera. */
    boolean hasPiProgram();
  }

  /**
   * A camera to choose.
   *
   * @param title what its maker calls it; empty where the name says all
   */
  public record Offer(CameraName camera, String title) {}

  /**
   * A choice that does not look yet.
   *
   * @param simulated makes a source of the simulated table's pictures
   */
  public CameraChoice(CameraPlan plan, Machine machine, Supplier<FrameSource> simulated) {
    this.plan = plan;
    this.machine = machine;
    this.sources = new Sources(plan.settings(), simulated);
    this.chosen = plan.camera();
    this.inUse = candidates(chosen).get(0);
    this.frames = new FrameSwitch(sources.open(inUse));
  }

  /** Begins to look. Returns at once. */
  public void start() {
    frames.start();
    int choice = choices.get();
    work.execute(() -> tryFrom(candidates(chosen), 0, choice));
  }

  /** The frames of the camera in use. To be closed by closing this. */
  public FrameSource frames() {
    return frames;
  }

  /** What was asked for. */
  public CameraName chosen() {
    return chosen;
  }

  /** The camera whose frames there are now; when none works, the one that is looked for. */
  public CameraName inUse() {
    return inUse;
  }

  /** Whether the table that is looked at is the simulated one. */
  public boolean simulated() {
    return inUse.equals(CameraName.SIMULATED);
  }

  /** Uses this camera from now on. Returns at once. */
  public void use(CameraName camera) {
    chosen = camera;
    int choice = choices.incrementAndGet();
    work.execute(() -> take(camera, choice));
  }

  private void take(CameraName camera, int choice) {
    if (choice != choices.get()) {
      return;
    }
    List<CameraName> candidates = candidates(camera);
    plug(candidates.get(0));
    tryFrom(candidates, 0, choice);
  }

  private void plug(CameraName camera) {
    // First the name: who sees the new frames is to know what they are of.
    inUse = camera;
    frames.use(sources.open(camera));
  }

  /** Goes on to the next candidate as long as the one in use does not work. */
  private void tryFrom(List<CameraName> candidates, int first, int choice) {
    try {
      int at = first;
      while (at + 1 < candidates.size() && !works(choice) && choice == choices.get()) {
        at++;
        plug(candidates.get(at));
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    }
  }

  private boolean works(int choice) throws InterruptedException {
    long end = System.nanoTime() + TRY_NANOS;
    while (System.nanoTime() - end < 0 && choice == choices.get()) {
      SourceStatus status = frames.status();
      if (status.state() != State.CONNECTING) {
        return status.works();
      }
      if (closing.await(GLANCE_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new InterruptedException();
      }
    }
    return false;
  }

  private List<CameraName> candidates(CameraName camera) {
    if (!camera.equals(CameraName.AUTOMATIC)) {
      return List.of(camera);
    }
    List<CameraName> all = new ArrayList<>(real(machine).stream().map(Offer::camera).toList());
    all.add(CameraName.SIMULATED);
    return all;
  }

  /** The real cameras of a machine, in the order in which {@code auto} tries them. */
  public static List<Offer> real(Machine machine) {
    List<Offer> found = new ArrayList<>();
    for (CameraDevice device : machine.devices()) {
      if (device.usable()) {
        Path path = device.device();
        found.add(new Offer(new CameraName.Device(path), device.title()));
      }
    }
    if (machine.hasPiProgram()) {
      found.add(new Offer(new CameraName.Pi(0), ""));
    }
    return found;
  }

  /** What there is to choose from: this machine's cameras and what was asked for before. */
  public List<Offer> offers() {
    List<Offer> all = new ArrayList<>(List.of(new Offer(CameraName.AUTOMATIC, "")));
    all.addAll(real(machine));
    for (CameraName other : List.of(plan.camera(), chosen, CameraName.SIMULATED)) {
      if (all.stream().noneMatch(offer -> offer.camera().equals(other))) {
        all.add(new Offer(other, ""));
      }
    }
    return List.copyOf(all);
  }

  @Override
  public void close() {
    choices.incrementAndGet();
    closing.countDown();
    work.shutdown();
    frames.close();
  }
}
