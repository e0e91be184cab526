package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Reply;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class StreamsTest {

  private static final String STREAM =
      "GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client client;

  @BeforeEach
  void start() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE);
    client = kiosk.client();
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void theStreamBeginsWithTheScreenAndTellsEveryChange() throws Exception {
    long number = begin("{\"name\":\"Zo\u00eb \u0141ucja \u6708\"}");
    try (Client.Events events = client.stream()) {
      assertThat(events.raw().headers().firstValue("Content-Type").orElse(""))
          .startsWith("text/event-stream");
      Map<String, Object> first = events.next();
      assertThat(first).isEqualTo(client.get("/api/screen").json());
      assertThat(first.toString()).contains("Zo\u00eb \u0141ucja \u6708");

      ok(client.post("/api/roll", "{\"revision\":" + number + "}"));
      Map<String, Object> second = events.next();
      assertThat(second.get("number")).isEqualTo((int) number + 1);
      assertThat(second.get("happenings").toString()).contains("rolled");
    }
  }

  @Test
  void aPageThatComesBackCatchesUp() throws Exception {
    long number = begin("{}");
    try (Client.Events events = client.stream()) {
      events.next();
    }
    ok(client.post("/api/roll", "{\"revision\":" + number + "}"));

    try (Client.Events events = client.stream()) {
      assertThat(events.next()).isEqualTo(client.get("/api/screen").json());
    }
  }

  @Test
  void aDeviceThatFailsIsShownAndMakesNoPressStale() throws Exception {
    long number = begin("{}");
    try (Client.Events events = client.stream()) {
      events.next();
      kiosk.table().accept(TableEvent.certain("camera", 0, new SourceHealth(false, "unplugged")));
      assertThat(events.next().get("sources"))
          .isEqualTo(List.of(Map.of("name", "camera", "working", false, "detail", "unplugged")));
    }
    ok(client.post("/api/roll", "{\"revision\":" + number + "}"));
  }

  @Test
  void stoppingEndsTheStreams() throws Exception {
    Client.Events events = client.stream();
    events.next();

    kiosk.close();

    assertThat(CompletableFuture.supplyAsync(events::ends))
        .succeedsWithin(Duration.ofSeconds(20), InstanceOfAssertFactories.BOOLEAN)
        .isTrue();
  }

  @Test
  void aPageThatTakesNothingHoldsUpNobody() throws Exception {
    long number = begin("{}");
    try (Socket deaf = new Socket(InetAddress.getLoopbackAddress(), kiosk.server().port());
        Client.Events events = client.stream()) {
      deaf.getOutputStream().write(STREAM.getBytes(StandardCharsets.US_ASCII));
      events.next();

      // Far more than the socket's buffers hold; nobody reads it from the first one.
      String detail = "x".repeat(100_000);
      for (int i = 0; i < 300; i++) {
        CompletableFuture<Reply> reply =
            kiosk.table().submit(TableEvent.certain("camera", 0, health(detail + i)));
        assertThat(reply.join()).isInstanceOf(Reply.Nothing.class);
      }

      long rolled = ok(client.post("/api/roll", "{\"revision\":" + number + "}"));
      int seen = 0;
      while (seen < rolled) {
        seen = (int) events.next().get("number");
      }
    }
  }

  @Test
  void pagesThatLeaveWithoutAWordLeaveNoThreadBehind() throws Exception {
    for (int page = 0; page < 10; page++) {
      try (Socket leaving = new Socket(InetAddress.getLoopbackAddress(), kiosk.server().port())) {
        leaving.getOutputStream().write(STREAM.getBytes(StandardCharsets.US_ASCII));
        awaitEvent(leaving.getInputStream());
        leaving.setSoLinger(true, 0);
      }
    }

    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    for (int i = 0; senders() > 0 && System.nanoTime() < end; i++) {
      kiosk.table().submit(TableEvent.certain("camera", 0, health("still there? " + i))).join();
      Thread.sleep(50);
    }
    assertThat(senders()).isZero();
  }

  /** Reads on past the head of the answer: then its thread is at work. */
  private static void awaitEvent(InputStream answer) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf("event:") < 0) {
      read.append((char) answer.read());
    }
  }

  private static long senders() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(Streams.SENDER))
        .count();
  }

  private static SourceHealth health(String detail) {
    return new SourceHealth(true, detail);
  }

  private long begin(String setup) throws Exception {
    return ok(client.post("/api/games", "{\"game\":\"counting\",\"setup\":" + setup + "}"));
  }

  private static long ok(Client.Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.number();
  }
}
