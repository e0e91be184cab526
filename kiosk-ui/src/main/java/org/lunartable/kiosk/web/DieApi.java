package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** The die as pictures: uploaded ones, the camera's, and the simulated table's throw. */
final class DieApi {

  private static final int MAX_UPLOADS = 2;
  private static final int MAX_PICTURE_BYTES = 10 * 1024 * 1024;
  private static final List<String> PICTURES = List.of("image/jpeg", "image/png");
  private static final String SOURCE = "picture";

  private final TableLoop table;
  private final Devices devices;
  // Pictures wait for their turn in memory: more than these are turned away unread.
  private final Semaphore uploads = new Semaphore(MAX_UPLOADS);
  // A picture may unpack to many megabytes: one after the other.
  private final Lock reading = new ReentrantLock();

  DieApi(TableLoop table, Devices devices) {
    this.table = table;
    this.devices = devices;
  }

  void route(RoutesConfig routes) {
    devices
        .pictures()
        .ifPresent(reader -> routes.post("/api/die-picture", ctx -> picture(ctx, reader)));
    devices.camera().ifPresent(camera -> routes.get("/api/camera.jpg", ctx -> look(ctx, camera)));
    devices.dieThrow().ifPresent(die -> routes.post("/api/throw", ctx -> throwDie(ctx, die)));
  }

  private void picture(Context ctx, DiePictures reader) {
    Body.requireType(ctx, PICTURES);
    Optional<Long> revision = revision(ctx);
    if (!uploads.tryAcquire()) {
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.many-pictures");
    }
    try {
      picture(ctx, reader, revision, System.nanoTime());
    } finally {
      uploads.release();
    }
  }

  private void picture(Context ctx, DiePictures reader, Optional<Long> revision, long sent) {
    byte[] bytes = Body.bytes(ctx, MAX_PICTURE_BYTES);
    DiePictures.Result result = read(reader, bytes);
    if (result instanceof DiePictures.Read read) {
      Evidence evidence = new Evidence(String.valueOf(ctx.contentType()), bytes);
      TableEvent event =
          new TableEvent(
              SOURCE, sent, new DieSeen(read.face()), read.confidence(), Optional.of(evidence));
      CompletableFuture<Reply> reply =
          revision.isPresent() ? table.submitAt(revision.get(), event) : table.submit(event);
      Answers.reply(ctx, reply, Map.of("reading", reading(read.face())));
    } else {
      unread(ctx, (DiePictures.Unread) result);
    }
  }

  private DiePictures.Result read(DiePictures reader, byte[] bytes) {
    reading.lock();
    try {
      return reader.read(bytes);
    } finally {
      reading.unlock();
    }
  }

  private static Optional<Long> revision(Context ctx) {
    String text = ctx.queryParam("revision");
    if (text == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Long.valueOf(text));
    } catch (NumberFormatException bad) {
      throw new HttpProblem(
          HttpProblem.BAD_REQUEST, "The query's revision is to be the number of a screen.");
    }
  }

  private Map<String, Object> reading(DieFace face) {
    List<Integer> faces =
        table
            .feed()
            .current()
            .die()
            .map(die -> new Die(die.faces()).facesLike(face))
            .orElse(List.of());
    return Map.of("quadrants", face, "faces", faces, "colours", face.distinctColours());
  }

  private static void unread(Context ctx, DiePictures.Unread unread) {
    Map<String, Object> body = new HashMap<>(HttpProblem.body(unread.message()));
    body.put("reading", null);
    body.put("reason", unread.reason());
    body.put("message", unread.message());
    Answers.json(ctx, HttpProblem.UNUSABLE, body);
  }

  private static void look(Context ctx, TableCamera camera) {
    byte[] jpeg =
        camera
            .newestJpeg()
            .orElseThrow(() -> HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.no-picture"));
    ctx.contentType("image/jpeg").header("Cache-Control", "no-store").result(jpeg);
  }

  private void throwDie(Context ctx, DieThrow die) {
    if (!die.throwDie()) {
      throw HttpProblem.told(HttpProblem.CONFLICT, "problem.real-table");
    }
    Answers.json(ctx, 200, Map.of("number", table.feed().current().number()));
  }
}
