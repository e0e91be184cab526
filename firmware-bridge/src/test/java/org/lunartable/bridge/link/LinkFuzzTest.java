package org.lunartable.bridge.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.Figures;
import org.lunartable.bridge.protocol.Frame;
import org.lunartable.bridge.protocol.FrameDecoder;

/** Random and mutated bytes into decoder and link. */
@Tag("bars")
class LinkFuzzTest {

  private static final int BYTES = 6_000_000;
  private static final int REMEMBERED = 8;

  private final Random random = new Random(11);
  private final FrameDecoder decoder = new FrameDecoder();
  private final Deque<Frame> sent = new ArrayDeque<>();
  private final LinkCounters counters = new LinkCounters();
  private final BoardLink link =
      new BoardLink(bytes -> {}, new Wishes(), new LastPress(), counters, 0);
  private int given;
  private int whole;
  private int wrong;

  @Test
  void nothingBrokenIsTakenAndNothingThrows() throws Exception {
    while (given < BYTES) {
      give(random.nextInt(4) == 0 ? noise() : mutated(frame().encode()));
      link.tick(given * 1000L);
    }
    assertThat(wrong).isZero();
    assertThat(whole).isGreaterThan(10_000);
    Figures.add("bridge, fuzzed", "bytes %d frames %d wrong %d".formatted(given, whole, wrong));
  }

  private void give(byte[] bytes) {
    for (byte next : bytes) {
      given++;
      decoder.push(next).ifPresent(this::taken);
    }
  }

  private void taken(Frame frame) {
    whole++;
    wrong += sent.contains(frame) ? 0 : 1;
    link.frame(frame, given * 1000L).forEach(news -> news.accept(new BoardListener() {}));
  }

  private Frame frame() {
    byte[] data = new byte[random.nextInt(random.nextInt(8) == 0 ? Frame.MAX_DATA + 1 : 12)];
    for (int i = 0; i < data.length; i++) {
      data[i] = (byte) (random.nextInt(3) == 0 ? 0 : random.nextInt(256));
    }
    int type = random.nextInt(4) == 0 ? random.nextInt(256) : 1 + random.nextInt(10);
    Frame frame = new Frame(type, random.nextInt(256), data);
    sent.addFirst(frame);
    if (sent.size() > REMEMBERED) {
      sent.removeLast();
    }
    return frame;
  }

  private byte[] noise() {
    byte[] bytes = new byte[random.nextInt(200)];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] mutated(byte[] wire) {
    byte[] bytes = wire;
    for (int i = random.nextInt(3); i > 0 && bytes.length > 1; i--) {
      int at = random.nextInt(bytes.length);
      bytes =
          switch (random.nextInt(4)) {
            case 0 -> changed(bytes, at);
            case 1 ->
                joined(Arrays.copyOf(bytes, at), Arrays.copyOfRange(bytes, at + 1, bytes.length));
            case 2 ->
                joined(Arrays.copyOf(bytes, at + 1), Arrays.copyOfRange(bytes, at, bytes.length));
            default -> Arrays.copyOf(bytes, at);
          };
    }
    return bytes;
  }

  private byte[] changed(byte[] bytes, int at) {
    byte[] copy = bytes.clone();
    copy[at] ^= (byte) (1 + random.nextInt(255));
    return copy;
  }

  private static byte[] joined(byte[] front, byte[] back) {
    byte[] all = Arrays.copyOf(front, front.length + back.length);
    System.arraycopy(back, 0, all, front.length, back.length);
    return all;
  }
}
