package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.kiosk.table.TableLoop;

/** The die as pictures: uploaded ones, the camera's, and the simulated table's throw. */
final class DieApi {

  private static final int NO_PICTURE = 204;

  private final TableLoop table;
  private final Devices devices;
  private final SentPictures pictures;

  DieApi(TableLoop table, Devices devices, SentPictures pictures) {
    this.table = table;
    this.devices = devices;
    this.pictures = pictures;
  }

  void route(RoutesConfig routes) {
    devices
        .pictures()
        .ifPresent(reader -> routes.post("/api/die-picture", ctx -> picture(ctx, reader)));
    devices.camera().ifPresent(camera -> routes.get("/api/camera.jpg", ctx -> look(ctx, camera)));
    devices.dieThrow().ifPresent(die -> routes.post("/api/throw", ctx -> throwDie(ctx, die)));
  }

  private void picture(Context ctx, DiePictures reader) {
    SentPictures.Sent<DiePictures.Result> sent = pictures.take(ctx, reader::read);
    if (sent.read() instanceof DiePictures.Read read) {
      DieSeen seen = new DieSeen(read.face());
      Answers.reply(
          ctx,
          sent.tell(table, seen, read.confidence(), read.shown()),
          Map.of("reading", reading(read.face())));
    } else {
      DiePictures.Unread unread = (DiePictures.Unread) sent.read();
      SentPictures.unread(ctx, unread.reason(), unread.message());
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

  private static void look(Context ctx, TableCamera camera) {
    ctx.header("Cache-Control", "no-store");
    // No picture is no fault of the page that asks, and its console should not fill with them.
    camera
        .newestJpeg()
        .ifPresentOrElse(
            jpeg -> ctx.contentType("image/jpeg").result(jpeg), () -> ctx.status(NO_PICTURE));
  }

  private void throwDie(Context ctx, DieThrow die) {
    if (!die.throwDie()) {
      throw HttpProblem.told(HttpProblem.CONFLICT, "problem.real-table");
    }
    Answers.json(ctx, 200, Map.of("number", table.feed().current().number()));
  }
}
