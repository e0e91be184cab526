package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.settings.BadSettings;
import org.lunartable.kiosk.settings.HouseRules;
import org.lunartable.kiosk.settings.Settings;
import org.lunartable.kiosk.settings.SettingsFile;

/** Reads and changes what people set once for their table. */
final class SettingsApi {

  private final SettingsFile settings;
  private final Visitors visitors;
  private final Runnable changed;

  /**
   * @param changed called after each change
   */
  SettingsApi(SettingsFile settings, Visitors visitors, Runnable changed) {
    this.settings = settings;
    this.visitors = visitors;
    this.changed = changed;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/settings", ctx -> answer(ctx, settings.now()));
    routes.post("/api/settings", this::change);
    routes.get("/api/house-rules/{name}.json", this::houseRules);
  }

  private void change(Context ctx) {
    Body body =
        Body.json(ctx, "language", "sound", "voice", "motion", "welcomed", "players", "houseRules");
    try {
      answer(ctx, settings.change(body.fields()));
      changed.run();
    } catch (BadSettings bad) {
      throw new HttpProblem(HttpProblem.UNUSABLE, bad.getMessage());
    } catch (IOException failed) {
      throw HttpProblem.told(
          HttpProblem.UNAVAILABLE,
          Text.of("problem.not-saved"),
          "The settings cannot be saved: " + failed.getMessage() + ".");
    }
  }

  /** A set as a file that another table can read. */
  private void houseRules(Context ctx) {
    String name = ctx.pathParam("name");
    HouseRules found =
        settings.now().houseRules().stream()
            .filter(set -> set.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new HttpProblem(
                        HttpProblem.NOT_FOUND, "No house rules are called " + name + " here."));
    ctx.header("Content-Disposition", "attachment");
    Answers.json(ctx, 200, found);
  }

  private void answer(Context ctx, Settings now) {
    Answers.json(ctx, 200, SettingsMessage.of(now, visitors.of(ctx)));
  }
}
