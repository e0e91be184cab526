package org.lunartable.bridge.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lunartable.bridge.protocol.Button;
import org.lunartable.bridge.protocol.Frame;
import org.lunartable.bridge.protocol.Message;

@Timeout(30)
class BoardSupervisorTest {

  private static final Frame HELLO = new Frame(0x01, 0, new byte[] {1, 0, 1, 0, 7, 7, 0, 0, 0, 0});
  private static final Frame PRESS = new Frame(0x04, 1, new byte[] {7, 0, 1, 100, 0, 0, 0});
  private static final Frame RELEASE = new Frame(0x04, 2, new byte[] {8, 0, 0, 120, 0, 0, 0});
  private static final Frame HEARTBEAT = new Frame(0x05, 1, new byte[6]);

  private final BlockingQueue<LinkHealth> said = new LinkedBlockingQueue<>();
  private final BlockingQueue<Message.ButtonEvent> buttons = new LinkedBlockingQueue<>();
  private final BlockingQueue<FakeLine> lines = new LinkedBlockingQueue<>();
  private volatile boolean takesNothing;
  private volatile boolean absent;
  private final BoardSupervisor supervisor =
      new BoardSupervisor(
          this::open,
          new BoardListener() {
            @Override
            public void health(LinkHealth told) {
              said.add(told);
            }

            @Override
            public void button(Message.ButtonEvent event, long nanos) {
              buttons.add(event);
            }
          },
          new BoardSupervisor.Patience(1000, 400, 300));

  private SerialLine open() throws IOException {
    if (absent) {
      throw new IOException("There is none.");
    }
    FakeLine line = new FakeLine(takesNothing);
    lines.add(line);
    return line;
  }

  @AfterEach
  void close() {
    supervisor.close();
  }

  private FakeLine nextLine() throws InterruptedException {
    return lines.poll(20, TimeUnit.SECONDS);
  }

  private LinkHealth nextSentence() throws InterruptedException {
    return said.poll(20, TimeUnit.SECONDS);
  }

  @Test
  void opensAgainAfterThePlugWasPulled() throws Exception {
    supervisor.start();
    FakeLine first = nextLine();
    first.pull();
    assertThat(nextSentence()).isEqualTo(Sentences.PULLED);
    assertThat(nextLine()).isNotNull();
    assertThat(first.isClosed()).isTrue();
  }

  @Test
  void aPressWhoseAcknowledgementWentWithTheLineIsNotToldAgain() throws Exception {
    supervisor.start();
    FakeLine first = nextLine();
    first.say(HELLO.encode());
    first.say(PRESS.encode());
    assertThat(nextAction()).isEqualTo(Button.Action.PRESSED);
    first.pull();
    FakeLine second = nextLine();
    second.say(HELLO.encode());
    second.say(PRESS.encode());
    second.say(RELEASE.encode());
    assertThat(nextAction()).isEqualTo(Button.Action.RELEASED);
  }

  private Button.Action nextAction() throws InterruptedException {
    return buttons.poll(20, TimeUnit.SECONDS).action();
  }

  @Test
  void saysOnceWhatIsWrongHoweverOftenItTries() throws Exception {
    absent = true;
    supervisor.start();
    assertThat(nextSentence().sentence()).isEqualTo("There is none.");
    assertThat(said.poll(700, TimeUnit.MILLISECONDS)).isNull();
  }

  @Test
  void aBoardThatFallsSilentIsConnectedAnew() throws Exception {
    supervisor.start();
    FakeLine first = nextLine();
    first.say(HELLO.encode());
    first.say(HEARTBEAT.encode());
    assertThat(nextSentence()).isEqualTo(Sentences.SILENT);
    assertThat(nextLine()).isNotNull();
  }

  @Test
  void whatSpeaksOtherwiseIsNoBoard() throws Exception {
    supervisor.start();
    nextLine().say("ok T:21.3 /0.0\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    assertThat(nextSentence()).isEqualTo(Sentences.NO_BOARD);
  }

  @Test
  void aBoardThatTakesNothingHoldsNobodyUp() throws Exception {
    takesNothing = true;
    supervisor.start();
    FakeLine first = nextLine();
    assertThat(nextSentence()).isEqualTo(Sentences.STUCK);
    assertThat(first.isClosed()).isTrue();
    supervisor.close();
    assertThat(threads()).isZero();
  }

  @Test
  void closingEndsItsThreadsAndLine() throws Exception {
    supervisor.start();
    FakeLine line = nextLine();
    supervisor.close();
    assertThat(line.isClosed()).isTrue();
    assertThat(threads()).isZero();
    assertThat(said).isEmpty();
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.isAlive() && thread.getName().startsWith("board-"))
        .count();
  }
}
