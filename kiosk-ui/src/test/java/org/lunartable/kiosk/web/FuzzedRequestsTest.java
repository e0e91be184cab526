package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.reliability.Reliability;

/** A million requests that are nearly right: no fault of the server, and the table still plays. */
class FuzzedRequestsTest {

  private static final int MANY = 1_000_000;
  private static final int AT_ONCE = 4;
  private static final int A_CONNECTION = 100;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

  @TempDir Path folder;
  private ChildKiosk kiosk;
  private List<String> paths;
  private final AtomicInteger sent = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();

  @Test
  void someRequestsThatAreNearlyRightDoNoHarm() throws Exception {
    attack(2000);
  }

  @Test
  @Tag("faults")
  void aMillionRequestsThatAreNearlyRightDoNoHarm() throws Exception {
    attack(MANY);
    Reliability.write(
        "requests that are nearly right",
        sent.get(),
        "%d answers, none of them a fault of the server (5xx but 503)".formatted(answered.get()),
        "0");
  }

  private void attack(int requests) throws Exception {
    kiosk = ChildKiosk.start(folder);
    try {
      paths = paths();
      List<CompletableFuture<Void>> all = new ArrayList<>();
      for (int i = 0; i < AT_ONCE; i++) {
        FuzzedRequests fuzzed = new FuzzedRequests(i, paths);
        all.add(CompletableFuture.runAsync(() -> send(fuzzed, requests)));
      }
      for (CompletableFuture<Void> one : all) {
        one.join();
      }
      assertThat(answered.get()).as("answers").isGreaterThan(requests / 4);
      assertStillPlays();
    } finally {
      kiosk.kill();
    }
  }

  /** All calls there are; the machine of this kiosk does nothing it is told to. */
  private List<String> paths() throws Exception {
    Map<?, ?> calls = (Map<?, ?>) kiosk.client().get("/api/openapi.json").json().get("paths");
    return calls.keySet().stream().map(Object::toString).toList();
  }

  private void assertStillPlays() throws Exception {
    assertThat(kiosk.client().get("/health").status()).isEqualTo(200);
    long number =
        kiosk
            .client()
            .post("/api/games", "{\"game\":\"counting\",\"setup\":{\"turns\":3}}")
            .number();
    String roll = "{\"revision\":" + number + ",\"option\":\"r:1\"}";
    assertThat(kiosk.client().post("/api/choose", roll).status()).isEqualTo(200);
  }

  private void send(FuzzedRequests requests, int upTo) {
    while (sent.get() < upTo) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), kiosk.port())) {
        socket.setSoTimeout(50);
        for (int i = 0; i < A_CONNECTION && sent.get() < upTo; i++) {
          byte[] request = requests.next();
          socket.getOutputStream().write(request);
          sent.incrementAndGet();
          if (!readAnswer(socket.getInputStream(), request)) {
            break;
          }
        }
      } catch (IOException refused) {
        // The server may close a connection that makes no sense.
      }
    }
  }

  /**
   * Reads what there is; false when the connection is over, or the server waits for more or goes on
   * for ever.
   */
  private boolean readAnswer(InputStream in, byte[] request) throws IOException {
    byte[] some = new byte[64 * 1024];
    try {
      int read = in.read(some);
      if (read < 0) {
        return false;
      }
      while (in.available() > 0) {
        in.skipNBytes(in.available());
      }
      String answer = new String(some, 0, read, StandardCharsets.ISO_8859_1);
      Matcher status = STATUS.matcher(answer);
      if (status.lookingAt()) {
        answered.incrementAndGet();
        assertThat(Integer.parseInt(status.group(1)))
            .as(new String(request, StandardCharsets.ISO_8859_1) + "\n" + answer)
            .matches(code -> code < 500 || code == 503 || code == 505 || code == 501);
      }
      // A stream has no end: whoever has seen that it begins leaves.
      return !answer.contains("text/event-stream");
    } catch (SocketTimeoutException waits) {
      return false;
    }
  }
}
