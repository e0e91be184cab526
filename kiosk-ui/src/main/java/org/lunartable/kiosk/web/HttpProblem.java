package org.lunartable.kiosk.web;

import java.util.Map;

/** A request that cannot be served; the message is one sentence that goes to the caller. */
final class HttpProblem extends RuntimeException {

  static final int BAD_REQUEST = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int CONFLICT = 409;
  static final int TOO_LARGE = 413;
  static final int WRONG_TYPE = 415;
  static final int UNUSABLE = 422;
  static final int TOO_OFTEN = 429;
  static final int INTERNAL = 500;
  static final int UNAVAILABLE = 503;

  private final int status;

  HttpProblem(int status, String message) {
    super(message);
    this.status = status;
  }

  int status() {
    return status;
  }

  /** The answer's body for an error. */
  static Map<String, Object> body(String message) {
    return Map.of("error", Map.of("message", message));
  }
}
