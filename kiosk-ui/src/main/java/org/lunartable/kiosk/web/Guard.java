package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Keeps strangers' pages out: a page elsewhere can make a browser call this server, by a name that
 * points here or from its own origin.
 */
final class Guard {

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none';"
              + " form-action 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  private static final Set<HandlerType> READS = Set.of(HandlerType.GET, HandlerType.HEAD);

  private final Set<String> tableNames = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));
  private final Supplier<Set<String>> networkNames;

  /**
   * @param allowedHosts more names for the table's own door
   * @param networkNames the names for the door to the network as they are now, in small letters
   */
  Guard(Set<String> allowedHosts, Supplier<Set<String>> networkNames) {
    allowedHosts.forEach(host -> tableNames.add(host.toLowerCase(Locale.ROOT)));
    this.networkNames = networkNames;
  }

  /**
   * Adds the headers every answer bears and refuses what comes by a wrong name or origin.
   *
   * @throws HttpProblem 403
   */
  void check(Context ctx) {
    HEADERS.forEach(ctx::header);
    String host = ctx.header("Host");
    Set<String> names = Doors.isTable(ctx) ? tableNames : networkNames.get();
    if (host == null || !names.contains(name(host))) {
      throw new HttpProblem(
          HttpProblem.FORBIDDEN, "This server is not to be addressed as " + host + ".");
    }
    // Some reads have effects too: they open a camera or a stick.
    if (!READS.contains(ctx.method()) || ctx.path().startsWith("/api/")) {
      checkOrigin(ctx, host);
    }
  }

  private static void checkOrigin(Context ctx, String host) {
    String origin = ctx.header("Origin");
    String site = ctx.header("Sec-Fetch-Site");
    boolean ownPage =
        origin == null
            ? site == null || site.equals("same-origin") || site.equals("none")
            : origin.equalsIgnoreCase("http://" + host)
                || origin.equalsIgnoreCase("https://" + host);
    if (!ownPage) {
      throw new HttpProblem(
          HttpProblem.FORBIDDEN, "A page from elsewhere may ask and change nothing here.");
    }
  }

  /** The host without its port, in small letters. */
  private static String name(String host) {
    int end = host.startsWith("[") ? host.indexOf(']') + 1 : host.indexOf(':');
    return (end <= 0 ? host : host.substring(0, end)).toLowerCase(Locale.ROOT);
  }
}
