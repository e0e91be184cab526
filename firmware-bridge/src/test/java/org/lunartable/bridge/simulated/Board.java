package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.lunartable.bridge.link.BoardListener;
import org.lunartable.bridge.link.BoardSupervisor;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.engine.grid.Place;

/** The real firmware in the simulator, and the real bridge at the other end of a real pty. */
final class Board implements AutoCloseable, BoardListener {

  private static final FirmwareBuild BUILD = new FirmwareBuild(Path.of("target", "firmware"));
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

  final SimulatedBoard simulated;
  final BoardSupervisor supervisor;
  final BlockingQueue<Message.ButtonEvent> buttons = new LinkedBlockingQueue<>();
  final BlockingQueue<Message.ColourRead> colours = new LinkedBlockingQueue<>();
  final BlockingQueue<Message.Fault> faults = new LinkedBlockingQueue<>();
  final BlockingQueue<Message.SelfTest> tests = new LinkedBlockingQueue<>();
  final BlockingQueue<Message.Counters> counters = new LinkedBlockingQueue<>();
  volatile Occupancy seen = Occupancy.empty(0, 0);
  volatile long seenNanos;
  volatile boolean working;

  /** Whether nothing was missed since the places were told last. */
  volatile boolean sure;

  volatile int sightings;

  private Board(SimulatedBoard simulated) {
    this.simulated = simulated;
    supervisor = new BoardSupervisor(new SerialPorts(PortName.parse(simulated.port())), this);
  }

  static FirmwareBuild built() throws IOException, InterruptedException {
    BUILD.make("firmware", "sim");
    return BUILD;
  }

  static SimulatedBoard simulate(String name) throws IOException, InterruptedException {
    FirmwareBuild build = built();
    Path folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "board");
    return SimulatedBoard.start(build, folder.resolve(name));
  }

  static Board start() throws IOException, InterruptedException {
    Board board = new Board(simulate("tty"));
    board.supervisor.start();
    board.await(() -> board.working);
    return board;
  }

  String ask(String command) throws IOException {
    String answer = simulated.ask(command);
    assertThat(answer).as(command).startsWith("ok");
    return answer;
  }

  /** A number in the answer to {@code stat} or another command. */
  static long number(String answer, String name) {
    return List.of(answer.split(" ")).stream()
        .filter(word -> word.startsWith(name + "="))
        .map(word -> Long.parseLong(word.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  long stat(String name) throws IOException {
    return number(ask("stat"), name);
  }

  void await(BooleanSupplier what) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    while (!what.getAsBoolean()) {
      assertThat(System.nanoTime()).as("%s, %s", seen, supervisor.figures()).isLessThan(end);
      Thread.sleep(2);
    }
  }

  void awaitOccupied(String place, boolean occupied) throws InterruptedException {
    int number = number(Place.of(place));
    await(() -> seen.size() > 0 && seen.occupied(number) == occupied);
  }

  static int number(Place place) {
    return 19 * place.y() + place.x();
  }

  @Override
  public void health(LinkHealth told) {
    working = told.working();
  }

  @Override
  @SuppressWarnings("NonAtomicVolatileUpdate") // only one thread calls this
  public void occupancy(Occupancy occupancy, long nanos) {
    seenNanos = nanos;
    seen = occupancy;
    sure = true;
    sightings++;
  }

  @Override
  public void missed(long nanos) {
    sure = false;
  }

  @Override
  public void button(Message.ButtonEvent event, long nanos) {
    buttons.add(event);
  }

  @Override
  public void colour(Message.ColourRead colour, long nanos) {
    colours.add(colour);
  }

  @Override
  public void fault(Message.Fault fault) {
    faults.add(fault);
  }

  @Override
  public void selfTest(Message.SelfTest result) {
    tests.add(result);
  }

  @Override
  public void counters(Message.Counters told) {
    counters.add(told);
  }

  @Override
  public void close() {
    supervisor.close();
    simulated.close();
  }
}
