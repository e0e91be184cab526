package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.kiosk.web.BoardDesk.At;

/** Where the camera sees the board, and pointing at it where it is not found. */
final class BoardApi {

  private final BoardDesk desk;

  BoardApi(BoardDesk desk) {
    this.desk = desk;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/board-camera", this::view);
    routes.post("/api/board-camera/corners", this::point);
    routes.post("/api/board-camera/first", this::first);
    routes.get("/api/board-camera/recent.zip", this::recent);
  }

  private void view(Context ctx) {
    BoardDesk.BoardView view = desk.board();
    Answers.json(
        ctx,
        200,
        Map.of(
            "follows", view.follows(),
            "width", view.width(),
            "height", view.height(),
            "corners", view.corners().stream().map(at -> List.of(at.u(), at.v())).toList(),
            "pointed", view.pointed(),
            "upright", word(view.upright()),
            "firsts", view.firsts(),
            "sight", word(view.sight())));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void first(Context ctx) {
    Body body = Body.json(ctx, "u", "v");
    At corner = new At(body.share("u"), body.share("v"));
    Kept.by(
        () -> {
          if (!desk.first(corner)) {
            throw HttpProblem.told(HttpProblem.CONFLICT, "problem.board-first");
          }
        });
    view(ctx);
  }

  private void point(Context ctx) {
    Body body = Body.json(ctx, "corners", "automatic");
    if (body.has("automatic")) {
      body.requireTrue("automatic");
      Kept.by(() -> desk.point(Optional.empty()));
    } else {
      List<At> corners = corners(body);
      Kept.by(() -> desk.point(Optional.of(corners)));
    }
    view(ctx);
  }

  private static List<At> corners(Body body) {
    List<At> corners = new ArrayList<>();
    for (List<Double> pair : body.shares("corners", 4, 2)) {
      corners.add(new At(pair.get(0), pair.get(1)));
    }
    if (!isConvex(corners)) {
      throw HttpProblem.told(HttpProblem.UNUSABLE, "problem.board-corners");
    }
    return corners;
  }

  /** Whether the corners go round clockwise, with v down, and no side crosses another. */
  private static boolean isConvex(List<At> corners) {
    for (int i = 0; i < corners.size(); i++) {
      At a = corners.get(i);
      At b = corners.get((i + 1) % corners.size());
      At c = corners.get((i + 2) % corners.size());
      if ((b.u() - a.u()) * (c.v() - b.v()) - (b.v() - a.v()) * (c.u() - b.u()) <= 1e-4) {
        return false;
      }
    }
    return true;
  }

  private void recent(Context ctx) {
    ctx.contentType("application/zip")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"board.zip\"")
        .result(desk.recent());
  }
}
