package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.lunartable.kiosk.phones.Phones;

/** Lets the table's own screen switch phones on and off, and send one away. */
final class LanApi {

  private final Lan lan;
  private final Phones phones;

  LanApi(Lan lan, Phones phones) {
    this.lan = lan;
    this.phones = phones;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/lan", this::view);
    routes.post("/api/lan", this::turn);
    routes.post("/api/lan/pin", this::renew);
    routes.post("/api/lan/remove", this::remove);
  }

  private void view(Context ctx) {
    Answers.json(ctx, 200, lan.view());
  }

  private void turn(Context ctx) {
    if (Body.json(ctx, "on").yesOrNo("on")) {
      lan.switchOn();
    } else {
      lan.switchOff();
    }
    view(ctx);
  }

  private void renew(Context ctx) {
    Body.json(ctx);
    lan.renewPin();
    view(ctx);
  }

  private void remove(Context ctx) {
    long id = Body.json(ctx, "id").whole("id");
    if (id != (int) id || !phones.remove((int) id)) {
      throw new HttpProblem(HttpProblem.CONFLICT, "No phone has the number " + id + ".");
    }
    // Who was sent away knows the PIN there was.
    lan.renewPin();
    view(ctx);
  }
}
