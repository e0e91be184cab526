package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.settings.Documents;
import org.lunartable.kiosk.table.TableLoop;

/** The games there are, and the documents that people brought for them. */
final class GamesApi {

  private final TableLoop table;
  private final Documents documents;

  GamesApi(TableLoop table, Documents documents) {
    this.table = table;
    this.documents = documents;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/games", ctx -> Answers.json(ctx, 200, Map.of("games", games())));
    routes.post("/api/games/documents", this::keep);
  }

  /**
   * A game.
   *
   * @param fields what there is to choose before it starts
   * @param documents what people brought for it, by field
   */
  private record Offer(String id, List<SetUpField> fields, Map<String, String> documents) {}

  private List<Offer> games() {
    return table.games().all().stream()
        .map(game -> new Offer(game.id(), game.fields(), kept(game)))
        .toList();
  }

  private Map<String, String> kept(Game game) {
    Map<String, String> kept = new LinkedHashMap<>();
    for (SetUpField field : game.fields()) {
      if (field instanceof SetUpField.Document document) {
        documents.find(game.id(), document.id()).ifPresent(text -> kept.put(document.id(), text));
      }
    }
    return kept;
  }

  /** Keeps a document that a game can start with; answers what is wrong with any other. */
  private void keep(Context ctx) {
    Body body = Body.json(ctx, "game", "field", "text");
    String game = body.text("game");
    String field = body.text("field");
    String text = body.text("text");
    if (!isDocument(game, field)) {
      throw new HttpProblem(
          HttpProblem.UNUSABLE, "No game " + game + " takes a document " + field + ".");
    }
    try {
      table.tryOut(game, Map.of(field, text));
      documents.keep(game, field, text);
      Answers.json(ctx, 200, Map.of());
    } catch (BadSetup bad) {
      Answers.json(ctx, 200, Map.of("problem", bad.getMessage(), "said", bad.said()));
    } catch (IOException failed) {
      throw HttpProblem.told(
          HttpProblem.UNAVAILABLE,
          Text.of("problem.not-saved"),
          "It cannot be saved: " + failed.getMessage() + ".");
    }
  }

  private boolean isDocument(String game, String field) {
    return table.games().find(game).stream()
        .flatMap(one -> one.fields().stream())
        .anyMatch(one -> one instanceof SetUpField.Document && one.id().equals(field));
  }
}
