package org.lunartable.kiosk.web;

import static java.util.Map.entry;

import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Who may call what. A call that does not stand here is open to nobody; the files of the page,
 * which hold no secret, are open to all.
 */
final class Access {

  private static final Set<Role> ALL = EnumSet.allOf(Role.class);
  private static final Set<Role> PAIRED = EnumSet.of(Role.TABLE, Role.PLAYER, Role.WATCHER);
  private static final Set<Role> PLAYING = EnumSet.of(Role.TABLE, Role.PLAYER);
  private static final Set<Role> PHONES = EnumSet.of(Role.PLAYER, Role.WATCHER);
  private static final Set<Role> TABLE = EnumSet.of(Role.TABLE);
  private static final Set<Role> NOT_TABLE = EnumSet.complementOf(EnumSet.of(Role.TABLE));

  private static final Map<String, Set<Role>> WHO =
      Map.ofEntries(
          entry("GET /vendor/htm/preact/standalone.module.js", ALL),
          entry("GET /api/openapi.json", ALL),
          entry("GET /api/settings", ALL),
          entry("GET /api/session", ALL),
          entry("POST /api/session/pair", NOT_TABLE),
          entry("POST /api/session/seat", PHONES),
          entry("POST /api/session/leave", PHONES),
          entry("GET /health", PAIRED),
          entry("GET /api/screen", PAIRED),
          entry("GET /api/stream", PAIRED),
          entry("GET /api/history", PAIRED),
          entry("GET /api/history/{id}", PAIRED),
          entry("POST /api/choose", PLAYING),
          entry("POST /api/roll", PLAYING),
          entry("GET /api/games", PAIRED),
          entry("POST /api/games", TABLE),
          entry("POST /api/games/check", TABLE),
          entry("POST /api/games/documents", TABLE),
          entry("POST /api/undo", TABLE),
          entry("POST /api/redo", TABLE),
          entry("POST /api/go", TABLE),
          entry("GET /api/tour", PAIRED),
          entry("GET /api/topics", PAIRED),
          entry("GET /api/explain", TABLE),
          entry("POST /api/throw", TABLE),
          entry("POST /api/die-picture", TABLE),
          entry("POST /api/card-picture", TABLE),
          entry("POST /api/settings", TABLE),
          entry("GET /api/house-rules/{name}.json", TABLE),
          entry("GET /api/camera.jpg", TABLE),
          entry("GET /api/camera", TABLE),
          entry("GET /api/cameras", TABLE),
          entry("POST /api/cameras", TABLE),
          entry("GET /api/camera/recent.zip", TABLE),
          entry("POST /api/camera/tray", TABLE),
          entry("POST /api/camera/placed", TABLE),
          entry("POST /api/camera/calibration", TABLE),
          entry("POST /api/camera/profile/wipe", TABLE),
          entry("GET /api/corrections", TABLE),
          entry("POST /api/corrections", TABLE),
          entry("GET /api/corrections.zip", TABLE),
          entry("POST /api/corrections/wipe", TABLE),
          entry("GET /api/board-camera", TABLE),
          entry("POST /api/board-camera/corners", TABLE),
          entry("POST /api/board-camera/first", TABLE),
          entry("GET /api/board-camera/recent.zip", TABLE),
          entry("GET /api/board-sim", TABLE),
          entry("POST /api/board-sim", TABLE),
          entry("GET /api/fairness", PAIRED),
          entry("GET /api/machine", TABLE),
          entry("GET /api/machine/checks", TABLE),
          entry("GET /api/machine/hands", TABLE),
          entry("POST /api/machine/board-test", TABLE),
          entry("POST /api/machine/sensor", TABLE),
          entry("GET /api/machine/backups/{stick}", TABLE),
          entry("POST /api/machine/power", TABLE),
          entry("POST /api/machine/volume", TABLE),
          entry("POST /api/machine/backup", TABLE),
          entry("POST /api/machine/restore", TABLE),
          entry("GET /api/hint", PLAYING),
          entry("GET /api/history/{id}/review", PAIRED),
          entry("GET /api/history/{id}/share", PAIRED),
          entry("GET /api/history/{id}/game.lcg", PAIRED),
          entry("GET /api/statistics", PAIRED),
          entry("GET /api/history/{id}/pictures/{move}", PAIRED),
          entry("GET /api/lan", TABLE),
          entry("POST /api/lan", TABLE),
          entry("POST /api/lan/pin", TABLE),
          entry("POST /api/lan/remove", TABLE));

  private Access() {}

  /** Whether this role may make this call, written as {@code GET /api/screen}. */
  static boolean allows(String call, Role role) {
    return WHO.getOrDefault(call, Set.of()).contains(role);
  }

  /**
   * Refuses what this visitor may not call.
   *
   * @throws HttpProblem 403
   */
  static void check(Context ctx, Visitor visitor) {
    Endpoint called = ctx.endpoints().matchedHttpEndpoint();
    if (called != null && !allows(called.method + " " + called.path, visitor.role())) {
      throw new HttpProblem(HttpProblem.FORBIDDEN, refusal(visitor.role()));
    }
  }

  private static String refusal(Role role) {
    return switch (role) {
      case TABLE -> "The table's own screen has no use for this.";
      case PLAYER -> "Only the table's own screen may do this.";
      case WATCHER -> "Who watches may not do this.";
      case STRANGER -> "This phone is not paired with the table.";
    };
  }
}
