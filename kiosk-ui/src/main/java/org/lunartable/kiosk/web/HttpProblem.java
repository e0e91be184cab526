package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.texts.Messages;

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

  private static final Messages ENGLISH = Messages.english();

  private final int status;
  private final Optional<Text> text;

  /** A problem that only programs meet: an English sentence. */
  HttpProblem(int status, String message) {
    this(status, message, Optional.empty());
  }

  private HttpProblem(int status, String message, Optional<Text> text) {
    super(message);
    this.status = status;
    this.text = text;
  }

  /** A problem that people can meet, which pages tell them in their language. */
  static HttpProblem told(int status, Text text) {
    return new HttpProblem(status, ENGLISH.say(text), Optional.of(text));
  }

  /**
   * A problem of which programs are told more than people.
   *
   * @param details an English sentence
   */
  static HttpProblem told(int status, Text text, String details) {
    return new HttpProblem(status, details, Optional.of(text));
  }

  /**
   * The same with several sentences, or with none where only programs can meet the problem.
   *
   * @param details an English sentence
   */
  static HttpProblem told(int status, List<Text> said, String details) {
    Optional<Text> all =
        said.stream().reduce((one, next) -> Text.of("problem.and", "one", one, "next", next));
    return new HttpProblem(status, details, all);
  }

  /** The same with a sentence that has no values. */
  static HttpProblem told(int status, String key) {
    return told(status, Text.of(key));
  }

  int status() {
    return status;
  }

  /** The answer's body. */
  Map<String, Object> body() {
    return text.<Map<String, Object>>map(
            told -> Map.of("error", Map.of("message", getMessage(), "text", told)))
        .orElseGet(() -> body(getMessage()));
  }

  /** The answer's body for an error that is told in English only. */
  static Map<String, Object> body(String message) {
    return Map.of("error", Map.of("message", message));
  }
}
