package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How soon everybody who looks at the table sees what happened there; plain HTTP, no browser. */
@Tag("bars")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ManyClientsTest {

  private static final int CLIENTS = 20;
  private static final int EVENTS = 30;
  private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");

  @TempDir static Path folder;

  @Test
  void allTwentySeeItSoon() throws Exception {
    try (Kiosks kiosk = Kiosks.start(folder)) {
      kiosk.begin(Map.of());
      BlockingQueue<Long> seen = new LinkedBlockingQueue<>();
      HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
      for (int i = 0; i < CLIENTS; i++) {
        HttpRequest stream =
            HttpRequest.newBuilder(kiosk.address().resolve("/api/stream"))
                .header("Accept", "text/event-stream")
                .build();
        InputStream in = http.send(stream, BodyHandlers.ofInputStream()).body();
        Thread reader = new Thread(() -> read(in, seen), "client-" + i);
        reader.setDaemon(true);
        reader.start();
      }
      await(seen, kiosk.number());
      List<Double> millis = new ArrayList<>();
      for (int i = 0; i < EVENTS; i++) {
        long start = System.nanoTime();
        kiosk.play(i % 2 == 0 ? Positions.BUILD : option(i));
        await(seen, kiosk.number());
        millis.add((System.nanoTime() - start) / 1e6);
      }
      Collections.sort(millis);
      double median = millis.get(EVENTS / 2);
      Figures.write(
          "a move is on all of " + CLIENTS + " clients, median of " + EVENTS, "%.0f ms", median);
      assertThat(median).isLessThan(150);
    }
  }

  /** Something that each side can build from its own dome, one place after the other. */
  private static String option(int event) {
    int turn = event / 2;
    char column = (char) (turn % 2 == 0 ? 'b' + turn / 2 : 'r' - turn / 2);
    return "w:" + column + "1";
  }

  /** Waits until every client has seen this screen. */
  private static void await(BlockingQueue<Long> seen, long number) throws InterruptedException {
    for (int left = CLIENTS; left > 0; ) {
      Long one = seen.poll(30, TimeUnit.SECONDS);
      assertThat(one).as("screens still missing: " + left).isNotNull();
      left -= one == number ? 1 : 0;
    }
  }

  private static void read(InputStream in, BlockingQueue<Long> seen) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher number = NUMBER.matcher(line);
        if (line.startsWith("data:") && line.contains("\"canUndo\"") && number.find()) {
          seen.add(Long.parseLong(number.group(1)));
        }
      }
    } catch (IOException closed) {
      // The kiosk has stopped.
    }
  }
}
