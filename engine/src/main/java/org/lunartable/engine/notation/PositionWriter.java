package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.enclosure.Region;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.SetUp;
import org.lunartable.engine.lunarcommand.Stock;
import org.lunartable.engine.lunarcommand.Tally;

/** Writes positions exactly as the notation prescribes. */
public final class PositionWriter {

  private PositionWriter() {}

  /** The position's text, every line ended by a line feed. */
  public static String write(Position position) {
    StringBuilder text = new StringBuilder();
    line(text, "turn", position.turn().text());
    line(text, "score", tally(position.score()));
    Stock stock = position.stock();
    line(text, "stock", "straight " + stock.straight() + ", square " + stock.square());
    line(text, "stock orange", coloured(stock.orange()));
    line(text, "stock green", coloured(stock.green()));
    line(text, "built", tally(position.built()));
    if (position.quiet() > 0) {
      line(text, "quiet", Integer.toString(position.quiet()));
    }
    if (position.roll().isRolled()) {
      line(text, "roll", colours(position.roll().colours(), ", "));
    }
    if (position.roll().isWalking()) {
      line(text, "steps", Integer.toString(position.roll().stepsLeft()));
    }
    writeStations(text, position);
    if (!position.start().equals(SetUp.cornerDomes(position.board().lattice()))) {
      line(text, "start", start(position));
    }
    return text.append("board:\n").append(Diagram.write(position.board())).toString();
  }

  static String colours(List<TileColour> colours, String separator) {
    return colours.stream().map(TileColour::text).collect(Collectors.joining(separator));
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  private static String tally(Tally tally) {
    return "orange " + tally.orange() + ", green " + tally.green();
  }

  private static String coloured(Stock.Coloured pieces) {
    return "dome "
        + pieces.dome()
        + ", airlock "
        + pieces.airlock()
        + ", antenna "
        + pieces.antenna();
  }

  private static void writeStations(StringBuilder text, Position position) {
    List<String> entries = new ArrayList<>();
    for (Region station : Enclosure.stations(position.board())) {
      position
          .scored()
          .of(station)
          .ifPresent(owner -> entries.add(station.first() + " " + owner.text()));
    }
    if (!entries.isEmpty()) {
      line(text, "stations", String.join(", ", entries));
    }
  }

  private static String start(Position position) {
    return position.start().entrySet().stream()
        .map(dome -> dome.getKey() + " " + dome.getValue().text())
        .collect(Collectors.joining(", "));
  }
}
