package org.lunartable.kiosk.reliability;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Pages that come, read the stream for a while, and go, without a word as often as not. */
final class Visitors implements AutoCloseable {

  private static final int LONGEST_STAY_MILLIS = 8000;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI stream;
  private final List<Thread> threads = new ArrayList<>();
  private final AtomicInteger visits = new AtomicInteger();
  private volatile boolean over;

  Visitors(URI kiosk, int pages) {
    stream = kiosk.resolve("/api/stream");
    for (int page = 0; page < pages; page++) {
      Random random = new Random(page);
      Thread thread = new Thread(() -> comeAndGo(random), "page-" + page);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
  }

  /** How many came so far. */
  int visits() {
    return visits.get();
  }

  private void comeAndGo(Random random) {
    while (!over) {
      try {
        visit(System.nanoTime() + random.nextInt(LONGEST_STAY_MILLIS) * 1_000_000L);
        Thread.sleep(random.nextInt(500));
      } catch (IOException gone) {
        // The kiosk may close a stream; a page comes again.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void visit(long until) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(stream).header("Accept", "text/event-stream").build();
    try (InputStream events = http.send(request, BodyHandlers.ofInputStream()).body()) {
      visits.incrementAndGet();
      byte[] some = new byte[8192];
      while (!over && System.nanoTime() - until < 0 && events.read(some) >= 0) {
        // Read on.
      }
    }
  }

  @Override
  public void close() {
    over = true;
    threads.forEach(Thread::interrupt);
    for (Thread thread : threads) {
      try {
        thread.join(5000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
