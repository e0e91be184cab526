package org.lunartable.kiosk.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;

/** The occupied places of a board, as they are printed. */
final class Slots {

  private Slots() {}

  /** Every place of the board that is not empty, with how sure the picture makes it. */
  static List<Map<String, Object>> of(Board board, BoardSighting sighting) {
    List<Map<String, Object>> slots = new ArrayList<>();
    for (Place place : board.lattice().places()) {
      Content content = board.at(place);
      if (content != Content.EMPTY) {
        Map<String, Object> slot = new LinkedHashMap<>();
        slot.put("at", place.name());
        slot.put("is", String.valueOf(content.letterAt(place)));
        slot.put("confidence", Math.round(1000 * confidence(sighting.at(place), content)) / 1000.0);
        slots.add(slot);
      }
    }
    return slots;
  }

  /** What the picture alone shows: the likeliest content of every place that is not hidden. */
  static Board seen(BoardSighting sighting) {
    Board board = Board.empty(sighting.lattice());
    for (Place place : sighting.lattice().places()) {
      BoardSighting.Sight sight = sighting.at(place);
      board = sight.hidden() ? board : board.with(place, sight.likeliest());
    }
    return board;
  }

  /** The probability of the content among all; what stands under a UFO is not asked. */
  static double confidence(BoardSighting.Sight sight, Content content) {
    double all = 0;
    double wanted = 0;
    for (Map.Entry<Content, Double> entry : sight.weights().entrySet()) {
      double chance = Math.exp(entry.getValue());
      boolean same = content.hasUfo() ? entry.getKey().hasUfo() : entry.getKey() == content;
      all += chance;
      wanted += same ? chance : 0;
    }
    return all == 0 ? 0 : wanted / all;
  }
}
