package org.lunartable.kiosk.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/** The files of the kiosk page, from the program's own jars. */
final class Pages {

  private static final String FRESH = "no-cache"; // asked for again each time, by ETag
  private static final String A_WEEK = "public, max-age=604800, immutable";
  private static final String LIBRARY = "/preact/standalone.module.js";

  private Pages() {}

  static void serve(JavalinConfig config) {
    folder(config, "/", "/web");
    folder(config, "/messages", "/messages");
    // The library's jar has no entries for folders, so its one file is served by itself.
    byte[] library = resource("/META-INF/resources/_static/htm/3.1.1" + LIBRARY);
    config.routes.get(
        "/vendor/htm" + LIBRARY,
        ctx -> ctx.contentType("text/javascript").header("Cache-Control", A_WEEK).result(library));
    byte[] description = resource("/api/openapi.json");
    config.routes.get(
        "/api/openapi.json",
        ctx -> ctx.contentType(Answers.JSON).header("Cache-Control", FRESH).result(description));
  }

  private static void folder(JavalinConfig config, String path, String folder) {
    config.staticFiles.add(
        files -> {
          files.hostedPath = path;
          files.directory = folder;
          files.location = Location.CLASSPATH;
          files.headers = Map.of("Cache-Control", FRESH);
        });
  }

  private static byte[] resource(String path) {
    try (InputStream stream = Pages.class.getResourceAsStream(path)) {
      if (stream == null) {
        throw new IllegalStateException("the program is incomplete: it lacks " + path);
      }
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
