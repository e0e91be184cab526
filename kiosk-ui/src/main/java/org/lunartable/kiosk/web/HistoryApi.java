package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.history.SharedGame;
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
    routes.get("/api/history/{id}/share", this::share);
    routes.get("/api/history/{id}/game.lcg", this::file);
    routes.get("/api/statistics", this::statistics);
    routes.get("/api/history/{id}/pictures/{move}", this::picture);
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

  private void share(Context ctx) {
    Answers.json(ctx, 200, shared(ctx));
  }

  private void file(Context ctx) {
    SharedGame game = shared(ctx);
    ctx.contentType("text/plain; charset=utf-8").header("Cache-Control", "no-store");
    ctx.header("Content-Disposition", "attachment; filename=\"" + game.file() + "\"");
    ctx.result(game.text());
  }

  private SharedGame shared(Context ctx) {
    try {
      return history
          .shared(id(ctx))
          .orElseThrow(() -> HttpProblem.told(HttpProblem.NOT_FOUND, "problem.not-written"));
    } catch (JournalProblem problem) {
      throw unreadable(problem);
    }
  }

  private void statistics(Context ctx) {
    try {
      Answers.json(ctx, 200, Map.of("games", history.statistics()));
    } catch (JournalProblem problem) {
      throw unreadable(problem);
    }
  }

  private void picture(Context ctx) {
    byte[] jpeg = history.picture(id(ctx), move(ctx)).orElseThrow(() -> noPicture(ctx));
    ctx.contentType("image/jpeg").header("Cache-Control", "no-store").result(jpeg);
  }

  private static int move(Context ctx) {
    try {
      return Integer.parseInt(ctx.pathParam("move"));
    } catch (NumberFormatException word) {
      throw noPicture(ctx);
    }
  }

  private static HttpProblem noPicture(Context ctx) {
    return HttpProblem.told(
        HttpProblem.NOT_FOUND,
        Text.of(
            "problem.no-move-picture", "move", ctx.pathParam("move"), "id", ctx.pathParam("id")));
  }

  private static long id(Context ctx) {
    try {
      return Long.parseLong(ctx.pathParam("id"));
    } catch (NumberFormatException word) {
      throw none(ctx);
    }
  }

  private static HttpProblem none(Context ctx) {
    return HttpProblem.told(
        HttpProblem.NOT_FOUND, Text.of("problem.no-game", "id", ctx.pathParam("id")));
  }

  private static HttpProblem unreadable(JournalProblem problem) {
    return HttpProblem.told(
        HttpProblem.UNAVAILABLE, Text.of("problem.unreadable"), problem.getMessage());
  }
}
