package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.lunartable.engine.game.Refused;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.table.Reply;

/** Replies of the table as answers to a request. */
final class Answers {

  static final String JSON = "application/json";

  private static final long PATIENCE_SECONDS = 10;

  private Answers() {}

  static void json(Context ctx, int status, Object body) {
    ctx.status(status).contentType(JSON).header("Cache-Control", "no-store");
    ctx.result(Json.write(body));
  }

  static void reply(Context ctx, CompletableFuture<Reply> pending) {
    reply(ctx, pending, Map.of());
  }

  /** Waits for the table and answers; {@code more} stands beside the answer's own fields. */
  static void reply(Context ctx, CompletableFuture<Reply> pending, Map<String, ?> more) {
    Reply reply = await(pending);
    if (reply instanceof Reply.Done done) {
      json(ctx, 200, with(more, "number", done.number()));
    } else if (reply instanceof Reply.NotDone notDone) {
      json(ctx, HttpProblem.CONFLICT, with(more, "refused", notDone.why()));
    } else if (reply instanceof Reply.Nothing nothing) {
      nothing(ctx, nothing, more);
    } else {
      Reply.BadGame bad = (Reply.BadGame) reply;
      throw HttpProblem.told(HttpProblem.UNUSABLE, bad.said(), bad.message());
    }
  }

  private static void nothing(Context ctx, Reply.Nothing nothing, Map<String, ?> more) {
    if (nothing.notice().isPresent()) {
      Refused why = new Refused("", nothing.notice().get(), List.of());
      json(ctx, HttpProblem.CONFLICT, with(more, "refused", why));
    } else {
      json(ctx, 200, with(more, "number", nothing.number()));
    }
  }

  private static Map<String, Object> with(Map<String, ?> more, String name, Object value) {
    Map<String, Object> all = new HashMap<>(more);
    all.put(name, value);
    return all;
  }

  /** Waits for the table; throws {@link HttpProblem} when it takes too long. */
  static Reply await(CompletableFuture<Reply> pending) {
    try {
      return pending.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException slow) {
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.slow");
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.closing");
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken.getCause());
    }
  }
}
