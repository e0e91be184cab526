package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import org.lunartable.kiosk.fairness.Fairness;
import org.lunartable.kiosk.journal.JournalProblem;

/** Tells how fair the dice are. */
final class FairnessApi {

  private final Fairness fairness;

  FairnessApi(Fairness fairness) {
    this.fairness = fairness;
  }

  void route(RoutesConfig routes) {
    routes.get(
        "/api/fairness",
        ctx -> {
          try {
            Answers.json(ctx, 200, Map.of("dice", fairness.records()));
          } catch (JournalProblem problem) {
            throw new HttpProblem(HttpProblem.UNAVAILABLE, problem.getMessage());
          }
        });
  }
}
