package org.lunartable.kiosk.cli.board;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.lunartable.engine.grid.Place;

/** How well labelled games were followed. Immutable. */
public record BoardReport(List<BoardFrame> frames) {

  public BoardReport {
    frames = List.copyOf(frames);
  }

  /** The numbers, by name, in order. */
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("kind", "board");
    tree.put("images", frames.size());
    tree.put("unusable", unusable());
    followed(tree);
    photos(tree);
    tree.put("sequences", bySequence());
    tree.put("millis", median(frames.stream().mapToDouble(f -> f.line().millis()).toArray()));
    tree.put(
        "decode_millis",
        median(frames.stream().mapToDouble(f -> f.line().decodeMillis()).toArray()));
    tree.put("not_exact", problems());
    return tree;
  }

  /** How many pictures could not be used. */
  public long unusable() {
    return count(frames, frame -> !frame.line().usable());
  }

  private void followed(Map<String, Object> tree) {
    List<BoardFrame> settled = settled();
    List<BoardFrame> hands = frames.stream().filter(frame -> frame.label().occluded()).toList();
    long wrong = settled.stream().mapToLong(frame -> frame.wrongPlaces().size()).sum();
    long places = settled.stream().mapToLong(frame -> frame.label().board().lattice().size()).sum();
    tree.put("settled", settled.size());
    tree.put("exact", count(settled, BoardFrame::exact));
    tree.put("exact_rate", share(count(settled, BoardFrame::exact), settled.size()));
    tree.put("slot_rate", share(places - wrong, places));
    tree.put("silently_wrong", count(frames, BoardFrame::silentlyWrong));
    tree.put("questions", count(frames, BoardFrame::asked));
    tree.put("hands", hands.size());
    tree.put("hands_recognised", count(hands, frame -> frame.line().status().equals("occluded")));
    tree.put("hands_changed", count(hands, frame -> !frame.line().step().actions().isEmpty()));
    for (String status : List.of("clear", "unclear", "occluded", "not-found")) {
      tree.put(status, count(settled, frame -> frame.line().status().equals(status)));
    }
  }

  private void photos(Map<String, Object> tree) {
    long right = 0;
    long seen = 0;
    long there = 0;
    for (BoardFrame frame : settled()) {
      long[] occupied = frame.occupied();
      right += occupied[0];
      seen += occupied[1];
      there += occupied[2];
    }
    List<BoardFrame> with = settled().stream().filter(frame -> !frame.there().isEmpty()).toList();
    tree.put("photo_f1", share(2 * right, seen + there));
    tree.put("photo_station_frames", with.size());
    tree.put("photo_stations_right", count(with, frame -> frame.found().equals(frame.there())));
    tree.put(
        "photo_stations_invented",
        count(settled(), frame -> !frame.there().containsAll(frame.found())));
  }

  private Map<String, Object> bySequence() {
    Map<String, Object> sequences = new LinkedHashMap<>();
    Map<String, List<BoardFrame>> groups =
        frames.stream()
            .collect(
                Collectors.groupingBy(
                    frame -> frame.label().sequence(), LinkedHashMap::new, Collectors.toList()));
    groups.forEach(
        (name, part) -> {
          Map<String, Object> counts = new LinkedHashMap<>();
          counts.put("images", part.size());
          counts.put("exact", count(part, BoardFrame::exact));
          counts.put("questions", count(part, BoardFrame::asked));
          counts.put("ends_right", part.get(part.size() - 1).exact());
          sequences.put(name, counts);
        });
    return sequences;
  }

  /** The pictures after which the game is not as the label says, and what was said of them. */
  private List<String> problems() {
    return frames.stream()
        .filter(frame -> !frame.exact())
        .map(
            frame ->
                frame.label().file()
                    + ": "
                    + frame.line().bad().orElse(frame.line().status())
                    + ", wrong "
                    + names(frame.wrongPlaces())
                    + ", unclear "
                    + names(frame.line().step().unclear()))
        .toList();
  }

  private List<BoardFrame> settled() {
    return frames.stream().filter(frame -> !frame.label().occluded()).toList();
  }

  private static String names(List<Place> places) {
    return places.stream().map(Place::name).collect(Collectors.joining(" "));
  }

  private static long count(List<BoardFrame> frames, Predicate<BoardFrame> test) {
    return frames.stream().filter(test).count();
  }

  private static double share(long part, long whole) {
    return Math.round(100_000.0 * part / Math.max(1, whole)) / 100_000.0;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values.length == 0 ? 0 : Math.round(100 * values[values.length / 2]) / 100.0;
  }

  /** Plain text for a person. */
  public String text() {
    StringBuilder text = new StringBuilder();
    tree()
        .forEach(
            (name, value) ->
                text.append(String.format(Locale.ROOT, "%-24s %s%n", name, shown(value))));
    return text.toString();
  }

  private static Object shown(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(each -> "\n  " + each).collect(Collectors.joining())
        : value;
  }
}
