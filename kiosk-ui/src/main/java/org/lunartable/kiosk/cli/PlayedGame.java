package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.game.Notation.Replayed;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;
import org.lunartable.kiosk.texts.Messages;

/** What a game that was played again came to, as its own screen at the end shows it. */
final class PlayedGame {

  private final String game;
  private final Replayed replayed;
  private final Screen end;
  private final Messages words;

  PlayedGame(String game, Replayed replayed, Messages words) {
    this.game = game;
    this.replayed = replayed;
    this.end = replayed.end().screen(Viewer.TABLE);
    this.words = words;
  }

  private List<Block.Track> tracks() {
    return end.blocks(Block.Tracks.class).flatMap(block -> block.tracks().stream()).toList();
  }

  /** What a seat scored, line by line; none before the game is counted. */
  private List<Block.Item> items(String seat) {
    return end.blocks(Block.Sheets.class)
        .flatMap(block -> block.sheets().stream())
        .filter(sheet -> sheet.seat().equals(seat))
        .flatMap(sheet -> sheet.items().stream())
        .toList();
  }

  private String result() {
    return replayed.end().result().orElse("not finished");
  }

  /** For a person to read. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("%s, %d turns".formatted(game, replayed.turns()));
    for (Block.Track track : tracks()) {
      lines.add("%s: %d points".formatted(track.seat(), track.score()));
      items(track.seat())
          .forEach(item -> lines.add("  %d  %s".formatted(item.points(), words.say(item.label()))));
    }
    lines.add("Result: " + result());
    return lines;
  }

  /** The same for programs. */
  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("game", game);
    tree.put("turns", replayed.turns());
    tree.put("seats", tracks().stream().map(this::seat).toList());
    tree.put("result", replayed.end().result().orElse(null));
    return tree;
  }

  private Map<String, Object> seat(Block.Track track) {
    Map<String, Object> seat = new LinkedHashMap<>();
    seat.put("seat", track.seat());
    seat.put("name", track.name().orElse(null));
    seat.put("points", track.score());
    seat.put(
        "items",
        items(track.seat()).stream()
            .map(item -> Map.of("text", words.say(item.label()), "points", item.points()))
            .toList());
    return seat;
  }
}
