package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.lunartable.engine.grid.Place;

/** Lets a page click pieces onto a simulated sensor board. */
final class PlayedBoardApi {

  private final PlayedBoard board;

  PlayedBoardApi(PlayedBoard board) {
    this.board = board;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/board-sim", this::answer);
    routes.post("/api/board-sim", this::change);
  }

  private void change(Context ctx) {
    Body body = Body.json(ctx, "standing");
    SortedSet<Place> places = new TreeSet<>();
    for (String name : body.texts("standing")) {
      places.add(
          Place.parse(name)
              .orElseThrow(
                  () -> new HttpProblem(HttpProblem.UNUSABLE, "No place is called " + name + ".")));
    }
    try {
      board.stand(places);
    } catch (IOException e) {
      throw new HttpProblem(HttpProblem.UNAVAILABLE, e.getMessage());
    }
    answer(ctx);
  }

  private void answer(Context ctx) {
    try {
      boolean present = board.present();
      Answers.json(ctx, 200, new Told(present, present ? names() : List.of()));
    } catch (IOException e) {
      Answers.json(ctx, 200, new Told(false, List.of()));
    }
  }

  private List<String> names() throws IOException {
    return board.standing().stream().map(Place::name).toList();
  }

  /** Whether a simulated board runs, and where something stands on it. */
  private record Told(boolean present, List<String> standing) {}
}
