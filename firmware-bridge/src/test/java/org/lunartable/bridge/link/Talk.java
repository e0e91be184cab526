package org.lunartable.bridge.link;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.lunartable.bridge.protocol.Frame;
import org.lunartable.bridge.protocol.FrameDecoder;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/** A link and the board at its other end, played by a test that also owns the clock. */
final class Talk implements BoardListener {

  static final int SIZE = 7;

  final LinkCounters counters = new LinkCounters();
  final Wishes wishes = new Wishes();
  final List<Occupancy> seen = new ArrayList<>();
  final List<Message.ButtonEvent> buttons = new ArrayList<>();
  final List<String> health = new ArrayList<>();
  final List<Message.ColourRead> colours = new ArrayList<>();

  /** What was told of the places, in order: {@code seen}, {@code missed}, {@code confirmed}. */
  final List<String> told = new ArrayList<>();

  private final List<Frame> sent = new ArrayList<>();
  private final FrameDecoder decoder = new FrameDecoder();
  final BoardLink link;
  private long now;
  private int sequence;

  Talk() {
    this(new LastPress());
  }

  /** A talk on another line of the same computer. */
  Talk(LastPress lastPress) {
    link = new BoardLink(this::wire, wishes, lastPress, counters, 0);
  }

  private void wire(byte[] bytes) {
    for (byte next : bytes) {
      decoder.push(next).ifPresent(sent::add);
    }
  }

  /** Time goes by. */
  void pass(long millis) {
    for (long i = 0; i < millis; i += 50) {
      now += TimeUnit.MILLISECONDS.toNanos(50);
      link.tick(now);
    }
  }

  /** The board says something. */
  void says(int type, int... data) {
    byte[] bytes = new byte[data.length];
    for (int i = 0; i < data.length; i++) {
      bytes[i] = (byte) data[i];
    }
    for (Consumer<BoardListener> news :
        link.frame(new Frame(type, sequence++ & 0xFF, bytes), now)) {
      news.accept(this);
    }
  }

  /** The line comes to its end. */
  void ends() {
    link.end(now).forEach(news -> news.accept(this));
  }

  /** The board says something that is lost on the way. */
  void mumbles() {
    sequence++;
  }

  void restarts() {
    sequence = 0;
  }

  void saysHello() {
    says(0x01, 1, 0, 1, 0, SIZE, SIZE, SIZE * SIZE, 0, 3, 0);
  }

  /** A snapshot with these places occupied. */
  void saysSnapshot(int... places) {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    data.write(SIZE);
    data.write(SIZE);
    byte[] map = new byte[(SIZE * SIZE + 7) / 8];
    for (int place : places) {
      map[place / 8] |= (byte) (1 << place % 8);
    }
    data.writeBytes(map);
    data.writeBytes(new byte[map.length]);
    byte[] bytes = data.toByteArray();
    int[] numbers = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      numbers[i] = bytes[i];
    }
    says(0x03, numbers);
  }

  void saysPlaced(int place) {
    says(0x02, place, 0x80);
  }

  void saysHeartbeat(int millis, int sum) {
    says(0x05, millis, millis >> 8, 0, 0, sum, sum >> 8);
  }

  /** The types of the frames sent since the last look. */
  List<Integer> sentTypes() {
    List<Integer> types = sent.stream().map(Frame::type).toList();
    sent.clear();
    return types;
  }

  /** Acknowledges every frame sent since the last look. */
  void acknowledges() {
    List<Frame> all = List.copyOf(sent);
    sent.clear();
    all.forEach(frame -> says(0x0A, frame.sequence(), 0));
  }

  Occupancy last() {
    return seen.get(seen.size() - 1);
  }

  @Override
  public void health(LinkHealth told) {
    health.add(told.working() + " " + told.sentence());
  }

  @Override
  public void occupancy(Occupancy occupancy, long nanos) {
    seen.add(occupancy);
    told.add("seen");
  }

  @Override
  public void missed(long nanos) {
    told.add("missed");
  }

  @Override
  public void confirmed(long nanos) {
    told.add("confirmed");
  }

  @Override
  public void colour(Message.ColourRead colour, long nanos) {
    colours.add(colour);
  }

  @Override
  public void button(Message.ButtonEvent event, long nanos) {
    buttons.add(event);
  }
}
