package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandTeacher;
import org.lunartable.engine.lunarcommand.play.LunarCommandTour;
import org.lunartable.engine.screen.Explanation;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** Teaches the game; changes nothing, so it goes past the table. */
final class TeachApi {

  private final TableLoop table;

  TeachApi(TableLoop table) {
    this.table = table;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/tour", ctx -> Answers.json(ctx, 200, new Tour(LunarCommandTour.scenes())));
    routes.get("/api/topics", this::topics);
    routes.get("/api/explain", this::explain);
  }

  private record Tour(List<LunarCommandTour.Scene> scenes) {}

  private record Explained(long number, Explanation explanation) {}

  private void topics(Context ctx) {
    List<Topic> topics = table.feed().current().play().map(Play::topics).orElse(List.of());
    Answers.json(ctx, 200, Map.of("topics", topics));
  }

  private void explain(Context ctx) {
    String name = Optional.ofNullable(ctx.queryParam("at")).orElse("");
    Place at =
        Place.parse(name)
            .orElseThrow(
                () ->
                    new HttpProblem(
                        HttpProblem.BAD_REQUEST, "Say with at= which place is meant, as in b2."));
    Published now = table.feed().current();
    Optional<Play> play = now.play();
    Optional<Explanation> found = play.flatMap(game -> LunarCommandTeacher.about(game, at));
    if (found.isPresent()) {
      Answers.json(ctx, 200, new Explained(now.number(), found.get()));
    } else {
      Answers.reply(ctx, CompletableFuture.completedFuture(Reply.refused("refused.explain")));
    }
  }
}
