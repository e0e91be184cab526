package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.RollPutRight;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.CameraDesk.SeenRoll;
import org.lunartable.kiosk.web.CameraDesk.Step;

/** The camera's page: what it sees, where it looks, its colours, and rolls put right. */
final class CameraApi {

  private static final System.Logger LOG = System.getLogger(CameraApi.class.getName());
  private static final String SOURCE = "touch";

  private final TableLoop table;
  private final CameraDesk desk;

  CameraApi(TableLoop table, CameraDesk desk) {
    this.table = table;
    this.desk = desk;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/camera", this::view);
    routes.get("/api/cameras", ctx -> Answers.json(ctx, 200, Map.of("cameras", desk.cameras())));
    routes.post("/api/cameras", this::use);
    routes.get("/api/camera/recent.zip", ctx -> zip(ctx, "recent.zip", desk.recent()));
    routes.post("/api/camera/tray", this::tray);
    routes.post("/api/camera/placed", this::placed);
    routes.post("/api/camera/calibration", this::calibrate);
    routes.post("/api/camera/profile/wipe", ctx -> wipe(ctx, desk::wipeProfile));
    routes.get("/api/corrections", this::offer);
    routes.post("/api/corrections", this::correct);
    routes.get("/api/corrections.zip", this::export);
    routes.post("/api/corrections/wipe", ctx -> wipe(ctx, desk::wipeCorrections));
  }

  private void view(Context ctx) {
    Answers.json(ctx, 200, desk.view());
  }

  /** Something that writes to the disk. */
  private void kept(Context ctx, Kept.Deed deed) {
    Kept.by(deed);
    view(ctx);
  }

  private void use(Context ctx) {
    String id = Body.json(ctx, "id").text("id");
    kept(
        ctx,
        () -> {
          if (!desk.use(id)) {
            throw HttpProblem.told(HttpProblem.UNUSABLE, "problem.no-camera");
          }
        });
  }

  private void tray(Context ctx) {
    Body body = Body.json(ctx, "left", "top", "right", "bottom", "automatic");
    Optional<TrayArea> tray;
    if (body.has("automatic")) {
      body.requireTrue("automatic");
      tray = Optional.empty();
    } else {
      tray = Optional.of(area(body));
    }
    kept(ctx, () -> desk.tray(tray));
  }

  private static TrayArea area(Body body) {
    double left = body.share("left");
    double top = body.share("top");
    double right = body.share("right");
    double bottom = body.share("bottom");
    try {
      return new TrayArea(left, top, right, bottom);
    } catch (IllegalArgumentException bad) {
      throw new HttpProblem(HttpProblem.UNUSABLE, bad.getMessage());
    }
  }

  private void placed(Context ctx) {
    Body.json(ctx);
    desk.placed();
    view(ctx);
  }

  private void calibrate(Context ctx) {
    Body body = Body.json(ctx, "step", "face");
    kept(
        ctx,
        () -> {
          boolean done =
              body.has("face")
                  ? desk.askFor((int) Math.max(-1, Math.min(99, body.whole("face"))))
                  : desk.calibrate(step(body.text("step")));
          if (!done) {
            throw HttpProblem.told(HttpProblem.CONFLICT, "problem.calibration");
          }
        });
  }

  private static Step step(String word) {
    return Arrays.stream(Step.values())
        .filter(step -> step.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new HttpProblem(
                    HttpProblem.BAD_REQUEST,
                    "The field step is to be start, take, skip, back, save or cancel."));
  }

  private void wipe(Context ctx, Kept.Deed deed) {
    Body.json(ctx, "sure").requireTrue("sure");
    kept(ctx, deed);
  }

  private void offer(Context ctx) {
    Map<String, Object> offer = new LinkedHashMap<>();
    desk.lastRoll()
        .ifPresent(
            roll -> {
              offer.put("number", roll.number());
              offer.put("read", roll.read());
              offer.put("stands", roll.stands());
            });
    Answers.json(ctx, 200, Collections.singletonMap("roll", offer.isEmpty() ? null : offer));
  }

  /** Puts the last roll right, also one that was put right wrongly. */
  private void correct(Context ctx) {
    Body body = Body.json(ctx, "number", "was");
    DieFace was = body.face("was");
    long number = body.whole("number");
    SeenRoll roll =
        desk.lastRoll()
            .filter(seen -> seen.number() == number)
            .orElseThrow(() -> HttpProblem.told(HttpProblem.CONFLICT, "problem.no-roll"));
    requireFace(was);
    Reply reply = Answers.await(table.submit(event(new RollPutRight(number, was))));
    if (reply instanceof Reply.Done) {
      keep(roll, was);
    }
    Answers.reply(ctx, CompletableFuture.completedFuture(reply));
  }

  private void requireFace(DieFace was) {
    boolean known =
        table.feed().current().die().stream()
            .anyMatch(die -> !new Die(die.faces()).facesLike(was).isEmpty());
    if (!known) {
      throw HttpProblem.told(HttpProblem.UNUSABLE, "problem.no-face");
    }
  }

  private static TableEvent event(Observation seen) {
    return TableEvent.certain(SOURCE, System.nanoTime(), seen);
  }

  /** The game is right already; a picture that cannot be kept is no reason to say it is not. */
  private void keep(SeenRoll roll, DieFace was) {
    try {
      desk.correct(roll, was);
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "The corrected roll's picture could not be kept.", failed);
    }
  }

  private void export(Context ctx) {
    try {
      zip(ctx, "corrections.zip", desk.corrections());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void zip(Context ctx, String name, byte[] bytes) {
    ctx.contentType("application/zip")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .result(bytes);
  }
}
