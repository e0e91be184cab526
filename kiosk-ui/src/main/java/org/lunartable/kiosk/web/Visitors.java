package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.kiosk.phones.Phone;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * Tells who asks: by the door they come in by, and phones by their cookie. Safe to use from any
 * thread.
 */
final class Visitors {

  private static final String COOKIE = "lunar-phone";
  private static final int UNTIL_THE_BROWSER_CLOSES = -1;

  private final Phones phones;
  private final ScreenFeed feed;

  Visitors(Phones phones, ScreenFeed feed) {
    this.phones = phones;
    this.feed = feed;
  }

  Visitor of(Context ctx) {
    return asking(ctx).get();
  }

  /** The same, to be asked again and again: a phone may be sent away, or change its seat. */
  Supplier<Visitor> asking(Context ctx) {
    if (Doors.isTable(ctx)) {
      return () -> Visitor.TABLE;
    }
    String token = ctx.cookie(COOKIE);
    return () ->
        Optional.ofNullable(token).flatMap(phones::find).map(this::paired).orElse(Visitor.STRANGER);
  }

  private Visitor paired(Phone phone) {
    return Visitor.phone(phone, phone.seat().filter(feed.current().seats()::contains));
  }

  /** Lets the phone that asks show this token from now on. */
  static void welcome(Context ctx, String token) {
    ctx.cookie(cookie(token, UNTIL_THE_BROWSER_CLOSES));
  }

  static void dismiss(Context ctx) {
    ctx.cookie(cookie("", 0));
  }

  private static Cookie cookie(String value, int age) {
    // Not Secure: a table in the house has no certificate, so pages come by plain HTTP.
    return new Cookie(COOKIE, value, "/", age, false, true, null, SameSite.STRICT);
  }
}
