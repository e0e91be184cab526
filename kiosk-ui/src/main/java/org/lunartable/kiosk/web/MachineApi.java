package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.machine.MachineProblem;
import org.lunartable.kiosk.machine.Sticks;

/**
 * The machine from its own screen: how its parts are, power, volume, backups. What changes
 * something is for this machine's screen alone, not for others in the network.
 */
final class MachineApi {

  private final Upkeep upkeep;

  MachineApi(Upkeep upkeep) {
    this.upkeep = upkeep;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/machine", this::tell);
    routes.get("/api/machine/checks", ctx -> Answers.json(ctx, 200, checks()));
    routes.get("/api/machine/hands", this::hands);
    routes.post("/api/machine/board-test", this::testBoard);
    routes.post("/api/machine/sensor", this::sensor);
    routes.get("/api/machine/backups/{stick}", this::backups);
    routes.post("/api/machine/power", this::power);
    routes.post("/api/machine/volume", this::volume);
    routes.post("/api/machine/backup", this::backup);
    routes.post("/api/machine/restore", this::restore);
  }

  /** Something that may fail in a way that people can be told. */
  private interface Asked {
    void run() throws MachineProblem, JournalProblem;
  }

  private static void doing(Asked asked) {
    try {
      asked.run();
    } catch (MachineProblem problem) {
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, problem.text());
    } catch (JournalProblem problem) {
      throw HttpProblem.told(
          HttpProblem.UNAVAILABLE, Text.of("problem.backup"), problem.getMessage());
    }
  }

  private Map<String, Object> checks() {
    return Map.of("checks", upkeep.checks().get());
  }

  private static List<Map<String, Object>> fields(List<HandsDesk.PartState> parts) {
    return parts.stream().map(HandsDesk.PartState::fields).toList();
  }

  private void hands(Context ctx) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("parts", fields(upkeep.hands().parts()));
    told.put("sensors", upkeep.hands().sensors().orElse(null));
    Answers.json(ctx, 200, told);
  }

  private void testBoard(Context ctx) {
    boolean empty = here(ctx, "empty").yesOrNo("empty");
    List<HandsDesk.PartState> came =
        upkeep.hands().testBoard(empty).orElseThrow(MachineApi::noBoard);
    Answers.json(ctx, 200, Map.of("parts", fields(came)));
  }

  private void sensor(Context ctx) {
    Body body = here(ctx, "place", "ignored");
    String place = body.text("place");
    boolean ignored = body.yesOrNo("ignored");
    if (upkeep.hands().sensors().isEmpty()) {
      throw noSensors();
    }
    HandsDesk.Sensors sensors =
        upkeep
            .hands()
            .ignore(place, ignored)
            .orElseThrow(() -> HttpProblem.told(HttpProblem.UNUSABLE, "problem.no-sensor-place"));
    Answers.json(ctx, 200, Map.of("sensors", sensors));
  }

  /** One that the table uses may have nothing to say just now. */
  private HttpProblem noSensors() {
    boolean used =
        upkeep.hands().parts().stream()
            .anyMatch(part -> part.name().equals(HandsDesk.SENSOR_BOARD));
    return used
        ? HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.silent-sensor-board")
        : noBoard();
  }

  private static HttpProblem noBoard() {
    return HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.no-sensor-board");
  }

  private void tell(Context ctx) {
    OptionalInt volume = upkeep.machine().volume();
    Answers.json(
        ctx,
        200,
        new Told(
            isHere(ctx),
            upkeep.machine().addresses(),
            volume.isPresent() ? volume.getAsInt() : null,
            upkeep.sticks().plugged()));
  }

  private void backups(Context ctx) {
    doing(
        () -> {
          Path folder = upkeep.sticks().folder(ctx.pathParam("stick"));
          Answers.json(ctx, 200, Map.of("backups", upkeep.backups().in(folder)));
        });
  }

  private void power(Context ctx) {
    Body body = here(ctx, "what", "sure");
    body.requireTrue("sure");
    doing(
        () -> {
          switch (body.text("what")) {
            case "off" -> upkeep.machine().powerOff();
            case "restart" -> upkeep.machine().restart();
            default ->
                throw new HttpProblem(
                    HttpProblem.UNUSABLE, "The field what is to be off or restart.");
          }
        });
    Answers.json(ctx, 200, Map.of());
  }

  private void volume(Context ctx) {
    long percent = here(ctx, "percent").whole("percent");
    if (percent < 0 || percent > 100) {
      throw HttpProblem.told(HttpProblem.UNUSABLE, "problem.volume-number");
    }
    doing(() -> upkeep.machine().volume((int) percent));
    tell(ctx);
  }

  private void backup(Context ctx) {
    Body body = here(ctx, "stick");
    doing(
        () -> {
          Path folder = upkeep.sticks().folder(body.text("stick"));
          String name = upkeep.backups().write(folder);
          Answers.json(ctx, 200, Map.of("backup", name));
        });
  }

  private void restore(Context ctx) {
    Body body = here(ctx, "stick", "backup", "sure");
    body.requireTrue("sure");
    doing(
        () -> {
          Path folder = upkeep.sticks().folder(body.text("stick"));
          upkeep.backups().restore(folder, body.text("backup"));
        });
    Answers.json(ctx, 200, Map.of());
  }

  private static Body here(Context ctx, String... names) {
    if (!isHere(ctx)) {
      throw HttpProblem.told(HttpProblem.FORBIDDEN, "problem.own-screen");
    }
    return Body.json(ctx, names);
  }

  private static boolean isHere(Context ctx) {
    try {
      return InetAddress.getByName(ctx.ip()).isLoopbackAddress();
    } catch (UnknownHostException odd) {
      return false;
    }
  }

  /**
   * What a page is told.
   *
   * @param here whether the page is on the machine's own screen
   * @param volume null without sound
   */
  private record Told(
      boolean here, List<String> addresses, Integer volume, List<Sticks.Stick> sticks) {}
}
