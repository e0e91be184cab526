package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.JournalProblem;

/** Shows the games that were played. */
final class HistoryApi {

  private final History history;

  HistoryApi(History history) {
    this.history = history;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/history", this::list);
    routes.get("/api/history/{id}", this::story);
    routes.get("/api/history/{id}/review", this::review);
  }

  private void list(Context ctx) {
    try {
      Answers.json(ctx, 200, Map.of("games", history.newest()));
    } catch (JournalProblem problem) {
      throw unreadable(problem);
    }
  }

  private void story(Context ctx) {
    try {
      Answers.json(ctx, 200, history.story(id(ctx)).orElseThrow(() -> none(ctx)));
    } catch (JournalProblem problem) {
      throw unreadable(problem);
    }
  }

  private void review(Context ctx) {
    try {
      Answers.json(ctx, 200, history.review(id(ctx)).orElseThrow(() -> none(ctx)));
    } catch (JournalProblem problem) {
      throw unreadable(problem);
    }
  }

  private static long id(Context ctx) {
    try {
      return Long.parseLong(ctx.pathParam("id"));
    } catch (NumberFormatException word) {
      throw none(ctx);
    }
  }

  private static HttpProblem none(Context ctx) {
    return new HttpProblem(
        HttpProblem.NOT_FOUND,
        "The journal has no game " + ctx.pathParam("id") + " that can be read.");
  }

  private static HttpProblem unreadable(JournalProblem problem) {
    return new HttpProblem(HttpProblem.UNAVAILABLE, problem.getMessage());
  }
}
