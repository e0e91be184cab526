package org.lunartable.kiosk.web;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * Requests that are nearly right: a call of the kiosk with a body of it, changed here and there.
 */
final class FuzzedRequests {

  private static final List<String> VERBS =
      List.of("GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH");

  private static final List<String> TYPES =
      List.of(
          "application/json",
          "application/json",
          "application/json; charset=utf-8",
          "text/plain",
          "image/jpeg",
          "multipart/form-data; boundary=x",
          "");

  private static final List<String> BODIES =
      List.of(
          "{}",
          "[]",
          "null",
          "{\"revision\":17,\"option\":\"p\"}",
          "{\"revision\":1,\"option\":\"r:1\"}",
          "{\"game\":\"counting\",\"setup\":{\"turns\":10}}",
          "{\"game\":\"counting\",\"setup\":{\"turns\":-1,\"names\":{\"orange\":\"Ada\"}}}",
          "{\"language\":\"de\",\"sound\":false,\"motion\":true}",
          "{\"players\":[\"Ada\",\"Bo\"],\"houseRules\":[{\"name\":\"x\",\"rules\":{}}]}",
          "{\"pin\":\"043217\"}",
          "{\"seat\":\"orange\"}",
          "{\"left\":0.6,\"top\":0.3,\"right\":0.95,\"bottom\":0.8}",
          "{\"step\":\"start\"}",
          "{\"percent\":40}",
          "{\"stick\":\"sda1\"}",
          "{\"standing\":[\"a1\",\"e5\"]}",
          "{\"number\":17,\"was\":[[\"white\",\"white\"],[\"grey\",\"grey\"]]}");

  private static final List<String> ODDITIES =
      List.of(
          "-1",
          "1e999",
          "9223372036854775808",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "{\"a\":{\"a\":{}}}",
          "[[[[[[[[[[",
          "null",
          "true",
          "\"" + "x".repeat(300) + "\"",
          "0.1",
          "\"../../x\"");

  private final Random random;
  private final List<String> paths;

  /**
   * Makes requests.
   *
   * @param paths the calls, as the kiosk's own description names them
   */
  FuzzedRequests(long seed, List<String> paths) {
    random = new Random(seed);
    this.paths = paths;
  }

  /** The next one; the server may take it for more than one, or wait for the rest of it. */
  byte[] next() {
    byte[] body = body();
    StringBuilder head = new StringBuilder();
    head.append(one(VERBS)).append(' ').append(path()).append(" HTTP/1.1\r\n");
    head.append("Host: ").append(rarely(30) ? "evil.example" : "localhost").append("\r\n");
    String type = one(TYPES);
    if (!type.isEmpty()) {
      head.append("Content-Type: ").append(type).append("\r\n");
    }
    if (rarely(20)) {
      head.append("Origin: http://evil.example\r\n");
    }
    if (rarely(20)) {
      head.append("Cookie: lunar-phone=").append("A".repeat(random.nextInt(200))).append("\r\n");
    }
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    request.writeBytes(changed(head.toString(), 15));
    request.writeBytes(body);
    return request.toByteArray();
  }

  private String path() {
    String path = one(paths).replaceAll("\\{\\w+}", rarely(2) ? "1" : "%00x");
    return rarely(4) ? path + "?revision=" + one(List.of("1", "-1", "x", "")) : path;
  }

  private byte[] body() {
    String body = one(BODIES);
    if (rarely(2)) {
      int at = random.nextInt(body.length());
      int to = Math.min(body.length(), at + random.nextInt(8));
      body = body.substring(0, at) + one(ODDITIES) + body.substring(to);
    }
    return changed(body, 3);
  }

  /** Once in so many texts some bytes are others. */
  private byte[] changed(String text, int once) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (rarely(once)) {
      for (int n = 1 + random.nextInt(3); n > 0; n--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
    }
    return bytes;
  }

  private boolean rarely(int once) {
    return random.nextInt(once) == 0;
  }

  private <T> T one(List<T> many) {
    return many.get(random.nextInt(many.size()));
  }
}
