package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.GoAsked;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

/** What people do at a screen: a touch is an input source like any other. */
final class GameApi {

  private static final String SOURCE = "touch";
  private static final String PHONE = "phone";

  private final ServerConfig config;
  private final TableLoop table;
  private final ElectronicDie die;
  private final Visitors visitors;

  GameApi(ServerConfig config, TableLoop table, ElectronicDie die, Visitors visitors) {
    this.config = config;
    this.table = table;
    this.die = die;
    this.visitors = visitors;
  }

  void route(RoutesConfig routes) {
    routes.get("/health", this::health);
    routes.get("/api/screen", this::screen);
    routes.post("/api/games", this::begin);
    routes.post("/api/games/check", this::check);
    routes.post("/api/choose", this::choose);
    routes.post("/api/roll", this::roll);
    routes.post("/api/undo", ctx -> submit(ctx, new UndoAsked(revision(ctx))));
    routes.post("/api/redo", ctx -> submit(ctx, new RedoAsked(revision(ctx))));
    routes.post("/api/go", this::go);
  }

  /** For whoever restarts a kiosk that stands still; 503 asks for that. */
  private void health(Context ctx) {
    List<String> troubles = table.vitals().troubles();
    Map<String, Object> body =
        Map.of(
            "ok",
            troubles.isEmpty(),
            "build",
            config.build(),
            "saved",
            table.feed().current().saved(),
            "troubles",
            troubles);
    Answers.json(ctx, troubles.isEmpty() ? 200 : HttpProblem.UNAVAILABLE, body);
  }

  private void screen(Context ctx) {
    Answers.json(ctx, 200, ScreenMessage.of(table.feed().current(), config, visitors.of(ctx)));
  }

  private void begin(Context ctx) {
    Body body = Body.json(ctx, "game", "setup", "revision");
    String game = body.text("game");
    Map<String, Object> setup = body.object("setup");
    Answers.reply(
        ctx,
        body.has("revision")
            ? table.beginAt(body.revision(), game, setup, SOURCE)
            : table.begin(game, setup, SOURCE));
  }

  private void check(Context ctx) {
    Body body = Body.json(ctx, "game", "setup");
    try {
      Screen first = table.tryOut(body.text("game"), body.object("setup"));
      Answers.json(ctx, 200, Map.of("screen", first));
    } catch (BadSetup bad) {
      // That is what was asked for: the answer is no, nothing failed.
      Answers.json(ctx, 200, Map.of("problem", bad.getMessage(), "said", bad.said()));
    }
  }

  private void choose(Context ctx) {
    Body body = Body.json(ctx, "revision", "option");
    OptionChosen chosen = new OptionChosen(body.revision(), body.text("option"));
    Optional<String> seat = visitors.of(ctx).seat();
    if (seat.isPresent()) {
      TableEvent event = TableEvent.certain(PHONE, System.nanoTime(), chosen);
      Answers.reply(ctx, table.submitFrom(seat.get(), OptionalLong.empty(), event));
    } else {
      submit(ctx, chosen);
    }
  }

  private void roll(Context ctx) {
    long revision = revision(ctx);
    Optional<String> seat = visitors.of(ctx).seat();
    Answers.reply(
        ctx, seat.isPresent() ? die.rollForSeat(revision, seat.get()) : die.roll(revision));
  }

  private void go(Context ctx) {
    Body body = Body.json(ctx, "revision", "line");
    int line = (int) Math.max(0, Math.min(body.whole("line"), Integer.MAX_VALUE));
    submit(ctx, new GoAsked(body.revision(), line));
  }

  private void submit(Context ctx, Observation press) {
    Answers.reply(ctx, table.submit(TableEvent.certain(SOURCE, System.nanoTime(), press)));
  }

  private static long revision(Context ctx) {
    return Body.json(ctx, "revision").revision();
  }
}
