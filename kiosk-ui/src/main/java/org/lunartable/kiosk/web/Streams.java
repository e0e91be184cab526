package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * Sends screens to pages. Each page has a queue and a thread of its own, so that one that no longer
 * takes anything holds up nobody else.
 */
final class Streams implements AutoCloseable {

  /** The name of the threads that send. */
  static final String SENDER = "page";

  private static final int MAX_STREAMS = 32;
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);
  private static final String PATH = "/api/stream";

  private final ServerConfig config;
  private final ScreenFeed feed;
  private final Set<Thread> senders = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  Streams(ServerConfig config, ScreenFeed feed) {
    this.config = config;
    this.feed = feed;
  }

  void route(RoutesConfig routes) {
    routes.before(PATH, this::admit);
    routes.sse(PATH, this::open);
  }

  private void admit(Context ctx) {
    String accept = ctx.header("Accept");
    if (accept == null || !accept.contains("text/event-stream")) {
      throw new HttpProblem(
          HttpProblem.BAD_REQUEST, "This is a stream; ask for it with Accept: text/event-stream.");
    } else if (closed || senders.size() >= MAX_STREAMS) {
      throw new HttpProblem(HttpProblem.UNAVAILABLE, "Too many pages are looking at this table.");
    }
  }

  private void open(SseClient client) {
    client.keepAlive();
    Thread sender = new Thread(() -> send(client), SENDER);
    sender.setDaemon(true);
    senders.add(sender);
    client.onClose(sender::interrupt);
    sender.start();
  }

  private void send(SseClient client) {
    try (ScreenFeed.Subscription screens = feed.subscribe()) {
      while (!closed && !client.terminated()) {
        Optional<Published> next = screens.next(HEARTBEAT);
        if (next.isPresent()) {
          String json = Json.write(ScreenMessage.of(next.get(), config));
          client.sendEvent("screen", json, Long.toString(next.get().number()));
        } else {
          client.sendComment("still here");
          client.sendEvent("beat", "{}");
        }
      }
    } catch (InterruptedException gone) {
      // The page or the server is going: nothing is left to send.
    } finally {
      senders.remove(Thread.currentThread());
      if (!client.terminated()) {
        client.close();
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    senders.forEach(Thread::interrupt);
  }
}
