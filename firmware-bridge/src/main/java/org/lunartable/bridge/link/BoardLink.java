package org.lunartable.bridge.link;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.lunartable.bridge.protocol.Command;
import org.lunartable.bridge.protocol.Frame;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.MessageReader;
import org.lunartable.bridge.protocol.Occupancy;

/**
 * The talk over one line: what was said, what is believed, what is still to be acknowledged. It
 * knows no thread and no clock. Safe to use from any thread; listeners are called by whoever takes
 * what the methods return.
 *
 * <p>What the board sees is believed only from a snapshot on, and only while no frame is missing
 * and the board's own sum agrees; else a snapshot is asked for until one comes.
 */
final class BoardLink implements Message.Receiver {

  private static final System.Logger LOG = System.getLogger(BoardLink.class.getName());
  private static final long ASK_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long ALIVE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** So many commands are through before they would be said again. */
  private static final int MOST_HEARD_AGAIN = 32;

  private final Consumer<byte[]> wire;
  private final Wishes wishes;
  private final LastPress lastPress;
  private final Outbox outbox = new Outbox();
  private final LinkCounters counters;
  private final List<Consumer<BoardListener>> news = new ArrayList<>();

  private long now;
  private int nextToSend;
  private Optional<Message.Hello> hello = Optional.empty();
  private final Belief belief = new Belief();
  private boolean refused;
  private long askedAt;
  private long sentAt;

  /**
   * @param wire takes bytes to send; must not block
   * @param wishes what lamps and lights are to show and which sensors to ignore, kept over lines
   * @param lastPress the button event told last, kept over lines
   */
  BoardLink(
      Consumer<byte[]> wire, Wishes wishes, LastPress lastPress, LinkCounters counters, long now) {
    this.wire = wire;
    this.wishes = wishes;
    this.lastPress = lastPress;
    this.counters = counters;
    this.now = now;
    askedAt = now - ASK_NANOS;
  }

  /** Takes a frame; gives what listeners are to be told. */
  synchronized List<Consumer<BoardListener>> frame(Frame frame, long nanos) {
    now = nanos;
    counters.frame();
    Optional<Message> message = MessageReader.read(frame);
    if (message.isEmpty()) {
      counters.senseless();
      return List.of();
    }
    if (belief.gapBefore(frame.sequence())) {
      counters.gap();
      doubt();
    }
    message.get().to(this);
    return takeNews();
  }

  /** Sends what is due. */
  synchronized void tick(long nanos) {
    now = nanos;
    if (now - askedAt >= ASK_NANOS && (hello.isEmpty() || !belief.complete())) {
      ask();
    }
    if (hello.isPresent()) {
      outbox.send(now, this::send);
    }
    if (now - sentAt >= ALIVE_NANOS) {
      send(Command.alive());
    }
  }

  /** Who the board is, once it has said so. */
  synchronized Optional<Message.Hello> hello() {
    return hello;
  }

  /** The line has come to its end; gives what listeners are to be told. */
  synchronized List<Consumer<BoardListener>> end(long nanos) {
    now = nanos;
    missed();
    return takeNews();
  }

  synchronized void lamps(Lamps lamps) {
    post(Outbox.Kind.LAMPS, List.of(Command.lamps(lamps)));
  }

  synchronized void lights(Map<Integer, Integer> rgbByPlace) {
    post(Outbox.Kind.LIGHTS, hello.map(h -> Wishes.picture(h, rgbByPlace)).orElse(List.of()));
  }

  synchronized void buzz(int hertz, int millis) {
    post(Outbox.Kind.BUZZ, List.of(Command.buzz(hertz, millis)));
  }

  synchronized void selfTest(boolean empty) {
    List<Command> commands = new ArrayList<>();
    if (empty) {
      // What was repaired is believed again; the test mutes what still sees something.
      belief
          .occupancy()
          .mutedPlaces()
          .filter(place -> !wishes.ignored().contains(place))
          .limit(MOST_HEARD_AGAIN)
          .forEach(place -> commands.add(Command.mute(place, false)));
    }
    commands.add(Command.selfTest(empty));
    commands.add(Command.counters());
    post(Outbox.Kind.TEST, commands);
  }

  /** Listens to a sensor again, or does as the wishes say, which know of it when it is ignored. */
  synchronized void ignore(int place, boolean ignored) {
    List<Command> commands = ignoring();
    if (!ignored) {
      commands.add(Command.mute(place, false));
    }
    post(Outbox.Kind.MUTE, commands);
  }

  private List<Command> ignoring() {
    List<Command> commands = new ArrayList<>();
    wishes.ignored().forEach(place -> commands.add(Command.mute(place, true)));
    return commands;
  }

  synchronized void readColour() {
    if (hello.isPresent()) {
      send(Command.readColour());
    }
  }

  private void post(Outbox.Kind kind, List<Command> commands) {
    if (hello.isPresent() && !commands.isEmpty()) {
      outbox.put(kind, commands, now);
      outbox.send(now, this::send);
    }
  }

  @Override
  public void hello(Message.Hello told) {
    if (told.protocolMajor() != Command.PROTOCOL_MAJOR) {
      refuse(told);
      return;
    }
    hello = Optional.of(told);
    // Nobody saw the places between this reset or connection and the last word before it, which may
    // have come over another line.
    counters.lost();
    belief.restarted();
    tellMissed();
    ask();
    outbox.clear();
    wishes.lamps().ifPresent(this::lamps);
    wishes.lights().ifPresent(this::lights);
    post(Outbox.Kind.MUTE, ignoring());
  }

  private void refuse(Message.Hello told) {
    hello = Optional.empty();
    missed();
    if (!refused) {
      refused = true;
      tell(listener -> listener.health(Sentences.otherProtocol(told)));
    }
  }

  @Override
  public void snapshot(Message.Snapshot snapshot) {
    if (hello.isEmpty() || !fits(snapshot.occupancy(), hello.get())) {
      return;
    }
    counters.healed();
    if (belief.take(snapshot.occupancy())) {
      tellOccupancy();
      LinkHealth health = Sentences.working(hello.get(), belief.occupancy());
      tell(listener -> listener.health(health));
    }
  }

  private static boolean fits(Occupancy occupancy, Message.Hello hello) {
    return occupancy.rows() == hello.rows() && occupancy.columns() == hello.columns();
  }

  @Override
  public void changes(Message.Changes changes) {
    if (belief.take(changes)) {
      tellOccupancy();
    }
  }

  private void tellOccupancy() {
    Occupancy seen = belief.occupancy();
    long nanos = now;
    tell(listener -> listener.occupancy(seen, nanos));
  }

  @Override
  public void heartbeat(Message.Heartbeat heartbeat) {
    lastPress.clock(heartbeat.millis());
    if (belief.wentBack(heartbeat)) {
      // A reset whose hello was lost: only a new hello tells who it is now.
      hello = Optional.empty();
      doubt();
    } else if (belief.disagrees(heartbeat)) {
      counters.gap();
      doubt();
    } else if (belief.complete()) {
      long nanos = now;
      tell(listener -> listener.confirmed(nanos));
    }
  }

  @Override
  public void button(Message.ButtonEvent event) {
    if (hello.isEmpty()) {
      return; // Nobody knows yet who says so; the board says it again.
    }
    send(Command.buttonTaken(event.id()));
    if (lastPress.isNews(event)) {
      long nanos = now;
      tell(listener -> listener.button(event, nanos));
    }
  }

  @Override
  public void colour(Message.ColourRead colour) {
    long nanos = now;
    tellOfKnown(listener -> listener.colour(colour, nanos));
  }

  @Override
  public void fault(Message.Fault fault) {
    tellOfKnown(listener -> listener.fault(fault));
    // A snapshot will say which sensors are muted now; changes are believed meanwhile.
    belief.mutesChanged();
    ask();
  }

  @Override
  public void selfTest(Message.SelfTest result) {
    tellOfKnown(listener -> listener.selfTest(result));
  }

  @Override
  public void counters(Message.Counters told) {
    tellOfKnown(listener -> listener.counters(told));
  }

  @Override
  public void acknowledged(Message.Acknowledged acknowledged) {
    outbox.acknowledged(acknowledged.sequence());
    if (acknowledged.outcome() != Message.Acknowledged.Outcome.OK) {
      LOG.log(Level.WARNING, "The sensor board refused a command: {0}.", acknowledged.outcome());
    }
  }

  /** Something may have been missed. */
  private void doubt() {
    missed();
    ask();
  }

  /** Nothing that was told of the places counts until a snapshot; said once for each gap. */
  private void missed() {
    counters.lost();
    if (belief.doubt()) {
      tellMissed();
    }
  }

  private void tellMissed() {
    long nanos = now;
    tell(listener -> listener.missed(nanos));
  }

  private void ask() {
    askedAt = now;
    send(hello.isEmpty() ? Command.hello() : Command.snapshot());
  }

  private int send(Command command) {
    int sequence = nextToSend;
    nextToSend = (nextToSend + 1) & 0xFF;
    sentAt = now;
    wire.accept(command.frame(sequence).encode());
    return sequence;
  }

  /** Tells what counts only from a board that has said who it is. */
  private void tellOfKnown(Consumer<BoardListener> what) {
    if (hello.isPresent()) {
      tell(what);
    }
  }

  private void tell(Consumer<BoardListener> what) {
    news.add(what);
  }

  private List<Consumer<BoardListener>> takeNews() {
    List<Consumer<BoardListener>> taken = List.copyOf(news);
    news.clear();
    return taken;
  }
}
