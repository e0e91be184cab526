package org.lunartable.engine.notation;

import org.lunartable.engine.game.TagLine;
import org.lunartable.engine.lunarcommand.Ending;

/** Writes games as the notation prescribes. */
public final class GameWriter {

  private GameWriter() {}

  /** The game's text, every line ended by a line feed. */
  public static String write(GameRecord game) {
    StringBuilder text = new StringBuilder();
    game.tags().forEach((name, value) -> text.append(TagLine.of(name, value)));
    text.append('\n');
    game.setUp()
        .ifPresent(
            setUp ->
                text.append("{position\n").append(PositionWriter.write(setUp)).append("}\n\n"));
    int number = 1;
    for (GameRecord.Round round : game.rounds()) {
      text.append(number++).append(". ").append(round.who().gameText()).append(' ');
      text.append(PositionWriter.colours(round.roll(), ","));
      round.moves().forEach(move -> text.append(' ').append(move.text()));
      text.append('\n');
    }
    return text.append(game.result().map(Ending::text).orElse("*")).append('\n').toString();
  }
}
