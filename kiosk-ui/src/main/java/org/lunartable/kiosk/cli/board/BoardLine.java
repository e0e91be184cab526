package org.lunartable.kiosk.cli.board;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.follow.Explanation;
import org.lunartable.engine.follow.FollowedGame.Status;
import org.lunartable.engine.follow.FollowedGame.Step;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.engine.spi.BoardSighting;

/**
 * What is printed about the board in one picture of a game.
 *
 * @param step what the picture led to
 * @param sighting what was seen; empty when no board was found
 * @param bad why the file is no picture that can be used; empty when it is one
 * @param millis finding, reading and following, without decoding
 */
public record BoardLine(
    Path image,
    Step step,
    Optional<BoardSighting> sighting,
    Optional<String> bad,
    double millis,
    double decodeMillis) {

  /** {@code clear}, {@code unclear}, {@code occluded} or {@code not-found}. */
  public String status() {
    if (sighting.isEmpty()) {
      return "not-found";
    }
    return switch (step.status()) {
      case CLEAR -> "clear";
      case UNCLEAR -> "unclear";
      case OCCLUDED -> "occluded";
    };
  }

  /** Whether it was a picture at all. */
  public boolean usable() {
    return bad.isEmpty();
  }

  /** The board as the game has it after this picture. */
  public Board board() {
    return step.agreed().position().board();
  }

  /** The JSON object's keys and values, in order. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", image.toString());
    fields.put("status", status());
    fields.put("position", PositionWriter.write(step.agreed().position()));
    fields.put("actions", step.actions().stream().map(Action::text).toList());
    fields.put("slots", sighting.map(this::slots).orElse(List.of()));
    fields.put("unclear", step.unclear().stream().map(Place::name).toList());
    fields.put("question", step.question().isEmpty() ? null : question());
    bad.ifPresent(
        message -> {
          fields.put("reason", "bad-image");
          fields.put("message", message);
        });
    fields.put("millis", Math.round(100 * millis) / 100.0);
    fields.put("decode_millis", Math.round(100 * decodeMillis) / 100.0);
    return fields;
  }

  private List<Map<String, Object>> slots(BoardSighting seen) {
    boolean clear = step.status() == Status.CLEAR;
    return Slots.of(clear ? board() : Slots.seen(seen), seen);
  }

  private List<List<String>> question() {
    return step.question().stream()
        .map(one -> one.actions().stream().map(Action::text).toList())
        .toList();
  }

  /** The same for people. */
  public String text() {
    return bad.orElseGet(() -> image + ": " + sentence());
  }

  private String sentence() {
    if (!step.question().isEmpty()) {
      return step.question().stream().map(Explanation::text).collect(Collectors.joining(", or "))
          + "?";
    }
    String places = step.unclear().stream().map(Place::name).collect(Collectors.joining(", "));
    return switch (status()) {
      case "clear" -> step.actions().isEmpty() ? "nothing new" : said();
      case "occluded" -> "something hides " + places;
      case "not-found" -> "no board found";
      default -> "unclear: " + places;
    };
  }

  private String said() {
    return step.actions().stream().map(Action::text).collect(Collectors.joining(" "));
  }
}
