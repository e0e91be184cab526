package org.lunartable.engine.lunarcommand.play;

import java.util.List;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Consequence;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Turn;

/**
 * What a side could do with one piece if it were its turn and the die let it build whatever it
 * likes.
 *
 * @param places how many actions of building it would have
 * @param closing the most points that closing a station with one of them would bring it
 */
record Outlook(int places, int closing) {

  private static final List<TileColour> ANY_PIECE =
      List.of(TileColour.WHITE, TileColour.ORANGE, TileColour.GREEN);

  static Outlook of(Referee referee, Position position, Side side) {
    Turn turn = new Turn(side, Math.min(1, position.turn().member()));
    Position asked = referee.roll(position.withTurn(turn), ANY_PIECE);
    int places = 0;
    int closing = 0;
    for (Consequence option : referee.consequences(asked)) {
      if (option.action() instanceof Action.Build) {
        places++;
        closing = Math.max(closing, gain(option.events(), side));
      }
    }
    return new Outlook(places, closing);
  }

  private static int gain(List<Event> events, Side side) {
    return events.stream().mapToInt(event -> gain(event, side)).sum();
  }

  private static int gain(Event event, Side side) {
    return event.gained().of(side) - event.gained().of(side.other());
  }
}
