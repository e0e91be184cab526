package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.lunartable.kiosk.phones.Phone;

/**
 * Sends screens to pages. Each page has a queue and a thread of its own, so that one that no longer
 * takes anything holds up nobody else.
 */
final class Streams implements AutoCloseable {

  /** The name of the threads that send. */
  static final String SENDER = "page";

  private static final int MAX_STREAMS = 32;
  // Phones leave room for the table's own pages.
  private static final int MAX_PHONE_STREAMS = 24;
  private static final int MAX_STREAMS_OF_ONE_PHONE = 3;
  private static final String PATH = "/api/stream";

  private final Visitors visitors;
  private final PageNews news;
  private final Set<PageStream> open = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  Streams(Visitors visitors, PageNews news) {
    this.visitors = visitors;
    this.news = news;
  }

  void route(RoutesConfig routes) {
    routes.beforeMatched(PATH, this::admit);
    routes.sse(PATH, this::open);
  }

  private void admit(Context ctx) {
    String accept = ctx.header("Accept");
    if (accept == null || !accept.contains("text/event-stream")) {
      throw new HttpProblem(
          HttpProblem.BAD_REQUEST, "This is a stream; ask for it with Accept: text/event-stream.");
    } else if (closed || isFull(visitors.of(ctx))) {
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.many-pages");
    }
  }

  private boolean isFull(Visitor visitor) {
    Optional<Integer> phone = visitor.phone().map(Phone::id);
    if (open.size() >= MAX_STREAMS || phone.isEmpty()) {
      return open.size() >= MAX_STREAMS;
    }
    long phones = open.stream().filter(stream -> stream.phone().isPresent()).count();
    long own = open.stream().filter(stream -> stream.phone().equals(phone)).count();
    return phones >= MAX_PHONE_STREAMS || own >= MAX_STREAMS_OF_ONE_PHONE;
  }

  private void open(SseClient client) {
    client.keepAlive();
    Supplier<Visitor> visitor = visitors.asking(client.ctx());
    PageStream stream = new PageStream(client, visitor, news);
    if (!hasRoomFor(stream, visitors.of(client.ctx()))) {
      stream.turnAway();
      return;
    }
    client.onClose(stream::end);
    stream.start(() -> open.remove(stream));
  }

  /** Several may have been admitted before the first of them is counted. */
  private synchronized boolean hasRoomFor(PageStream stream, Visitor visitor) {
    return !isFull(visitor) && open.add(stream);
  }

  /** Lets all pages know of what changed beside the game: settings, phones, their seats. */
  void wake() {
    open.forEach(PageStream::wake);
  }

  @Override
  public void close() {
    closed = true;
    open.forEach(PageStream::end);
  }
}
