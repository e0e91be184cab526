package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.lunartable.kiosk.mind.HintDesk;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** Tells people what they could do; changes nothing, so it goes past the table. */
final class HintApi {

  private final HintDesk desk;
  private final Visitors visitors;

  HintApi(TableLoop table, Visitors visitors) {
    this.visitors = visitors;
    this.desk = new HintDesk(table.feed());
  }

  void route(RoutesConfig routes) {
    routes.get("/api/hint", this::hint);
  }

  private void hint(Context ctx) {
    Optional<HintDesk.Found> found = desk.hint(visitors.of(ctx).viewer());
    if (found.isPresent()) {
      Answers.json(ctx, 200, found.get());
    } else {
      Answers.reply(ctx, CompletableFuture.completedFuture(Reply.refused("refused.hint")));
    }
  }
}
