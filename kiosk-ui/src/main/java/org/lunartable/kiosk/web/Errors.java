package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.lunartable.kiosk.json.Json;

/** The one place where failures become answers; no answer ever shows the inside. */
final class Errors {

  private static final System.Logger LOG = System.getLogger(Errors.class.getName());
  private static final String BROKEN = "Something went wrong inside; the log says more.";

  private Errors() {}

  static void map(RoutesConfig routes) {
    routes.exception(HttpProblem.class, (problem, ctx) -> answer(ctx, () -> problem));
    routes.exception(
        HttpResponseException.class, (e, ctx) -> answer(ctx, () -> fromFramework(ctx, e)));
    routes.exception(Exception.class, (broken, ctx) -> answer(ctx, () -> unexpected(ctx, broken)));
  }

  private static HttpProblem unexpected(Context ctx, Exception broken) {
    LOG.log(Level.ERROR, ctx.method() + " " + ctx.path() + " failed", broken);
    return new HttpProblem(HttpProblem.INTERNAL, BROKEN);
  }

  /** Answers what no program expects: memory or stack that ran out, a class that is missing. */
  static void fatal(HttpServletResponse response, Error broken) {
    LOG.log(Level.ERROR, "A request failed", broken);
    if (response.isCommitted()) {
      return;
    }
    response.setStatus(HttpProblem.INTERNAL);
    response.setContentType(Answers.JSON);
    try {
      String body = Json.write(HttpProblem.body(BROKEN));
      response.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
    } catch (IOException gone) {
      // Whoever asked no longer listens.
    }
  }

  private static HttpProblem fromFramework(Context ctx, HttpResponseException e) {
    String message =
        switch (e.getStatus()) {
          case HttpProblem.NOT_FOUND ->
              "There is nothing at " + ctx.method() + " " + ctx.path() + ".";
          case HttpProblem.TOO_LARGE -> "That is too large.";
          default -> "The request cannot be served.";
        };
    return new HttpProblem(e.getStatus(), message);
  }

  /**
   * Answers, or gives up when whoever asked is gone: then even to look at the request can fail, and
   * a handler that fails itself would be called again for its own failure, for ever.
   */
  private static void answer(Context ctx, Supplier<HttpProblem> told) {
    try {
      if (!ctx.res().isCommitted()) {
        HttpProblem problem = told.get();
        Answers.json(ctx, problem.status(), problem.body());
      }
    } catch (RuntimeException gone) {
      LOG.log(Level.DEBUG, "The answer reaches nobody.", gone);
    }
  }

  /** Answers what fails before it reaches a route: broken request lines, overlong headers. */
  static boolean early(Request request, Response response, Callback callback) throws IOException {
    String body = Json.write(HttpProblem.body("The request cannot be read."));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Answers.JSON);
    Content.Sink.write(response, true, body, callback);
    return true;
  }
}
