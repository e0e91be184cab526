package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** Pictures that people send: few at a time, and read one after the other. */
final class SentPictures {

  private static final String SOURCE = "picture";

  private static final int MAX_UPLOADS = 2;
  private static final int MAX_PICTURE_BYTES = 10 * 1024 * 1024;
  private static final List<String> PICTURES = List.of("image/jpeg", "image/png");

  // Pictures wait for their turn in memory: more than these are turned away unread.
  private final Semaphore uploads = new Semaphore(MAX_UPLOADS);
  // A picture may unpack to many megabytes: one after the other.
  private final Lock reading = new ReentrantLock();

  /**
   * A picture that was read; its bytes are gone.
   *
   * @param revision the screen it was sent for, when that was said
   * @param nanos when it began to come
   * @param read what was read on it
   */
  record Sent<R>(OptionalLong revision, long nanos, R read) {

    /**
     * Tells the table what was seen on it.
     *
     * @param confidence 0 to 1
     */
    CompletableFuture<Reply> tell(
        TableLoop table, Observation seen, double confidence, Optional<Evidence> evidence) {
      TableEvent event = new TableEvent(SOURCE, nanos, seen, confidence, evidence);
      return revision.isPresent()
          ? table.submitAt(revision.getAsLong(), event)
          : table.submit(event);
    }
  }

  /**
   * Takes the picture of a request and reads it.
   *
   * @throws HttpProblem when it is none, too large, or too many come at once
   */
  <R> Sent<R> take(Context ctx, Function<byte[], R> reader) {
    Body.requireType(ctx, PICTURES);
    OptionalLong revision = revision(ctx);
    if (!uploads.tryAcquire()) {
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.many-pictures");
    }
    try {
      long sent = System.nanoTime();
      byte[] bytes = Body.bytes(ctx, MAX_PICTURE_BYTES);
      return new Sent<>(revision, sent, read(reader, bytes));
    } finally {
      uploads.release();
    }
  }

  private <R> R read(Function<byte[], R> reader, byte[] bytes) {
    reading.lock();
    try {
      return reader.apply(bytes);
    } finally {
      reading.unlock();
    }
  }

  private static OptionalLong revision(Context ctx) {
    String text = ctx.queryParam("revision");
    if (text == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException bad) {
      throw new HttpProblem(
          HttpProblem.BAD_REQUEST, "The query's revision is to be the number of a screen.");
    }
  }

  /** Answers that nothing could be read on it. */
  static void unread(Context ctx, String reason, String message) {
    Map<String, Object> body = new HashMap<>(HttpProblem.body(message));
    body.put("reading", null);
    body.put("reason", reason);
    body.put("message", message);
    Answers.json(ctx, HttpProblem.UNUSABLE, body);
  }
}
