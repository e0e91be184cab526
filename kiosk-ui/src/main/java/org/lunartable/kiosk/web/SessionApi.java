package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.lunartable.kiosk.phones.Pairing;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.table.ScreenFeed;

/** Lets a phone become one of the table, take a seat, and leave. */
final class SessionApi {

  private static final int LONGEST_PIN = 32;

  private final Phones phones;
  private final Visitors visitors;
  private final ScreenFeed feed;

  SessionApi(Phones phones, Visitors visitors, ScreenFeed feed) {
    this.phones = phones;
    this.visitors = visitors;
    this.feed = feed;
  }

  void route(RoutesConfig routes) {
    routes.get("/api/session", ctx -> answer(ctx, visitors.of(ctx)));
    routes.post("/api/session/pair", this::pair);
    routes.post("/api/session/seat", this::sit);
    routes.post("/api/session/leave", this::leave);
  }

  private void answer(Context ctx, Visitor visitor) {
    Answers.json(ctx, 200, SessionMessage.of(visitor, phones, feed.current()));
  }

  private void pair(Context ctx) {
    String pin = Body.json(ctx, "pin").text("pin");
    if (pin.length() > LONGEST_PIN) {
      throw new HttpProblem(HttpProblem.BAD_REQUEST, "The field pin is to be six digits.");
    }
    if (visitors.of(ctx).phone().isPresent()) {
      throw new HttpProblem(HttpProblem.CONFLICT, "This phone is paired already.");
    }
    Pairing pairing = phones.pair(ctx.req().getRemoteAddr(), pin);
    if (pairing instanceof Pairing.Refused refused) {
      throw problem(refused.why());
    }
    Pairing.Paired paired = (Pairing.Paired) pairing;
    Visitors.welcome(ctx, paired.token());
    answer(ctx, Visitor.phone(paired.phone(), Optional.empty()));
  }

  private static HttpProblem problem(Pairing.Why why) {
    return switch (why) {
      case WRONG_PIN -> new HttpProblem(HttpProblem.UNUSABLE, "That is not the PIN.");
      case TOO_OFTEN ->
          new HttpProblem(
              HttpProblem.TOO_OFTEN, "Too many tries; wait a minute, or ask for a new PIN.");
      case TOO_MANY_PHONES ->
          new HttpProblem(HttpProblem.UNAVAILABLE, "The table has as many phones as it can take.");
    };
  }

  private void sit(Context ctx) {
    Optional<String> seat = Body.json(ctx, "seat").textOrNull("seat");
    Visitor visitor = visitors.of(ctx);
    if (seat.isPresent() && !feed.current().seats().contains(seat.get())) {
      throw HttpProblem.told(HttpProblem.UNUSABLE, "problem.no-seat");
    }
    boolean sits = visitor.phone().isPresent() && phones.sit(visitor.phone().get().id(), seat);
    if (!sits) {
      throw HttpProblem.told(HttpProblem.CONFLICT, "problem.seat-taken");
    }
    answer(ctx, visitors.of(ctx));
  }

  private void leave(Context ctx) {
    Body.json(ctx);
    visitors.of(ctx).phone().ifPresent(phone -> phones.remove(phone.id()));
    Visitors.dismiss(ctx);
    answer(ctx, Visitor.STRANGER);
  }
}
