package org.lunartable.kiosk.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;

/** What people can answer to a board that differs, other than by a move. Stateless. */
final class BoardAnswer {

  private BoardAnswer() {}

  /** The answer that was chosen, if it is no move and was chosen on a screen that still holds. */
  static Optional<Doubt.Answer> in(Observation seen, Optional<Doubt> doubt, Shown shown) {
    if (seen instanceof OptionChosen chosen && shown.includes(chosen.revision())) {
      return doubt.flatMap(asked -> asked.answer(chosen.option())).filter(BoardAnswer::isNoMove);
    }
    return Optional.empty();
  }

  private static boolean isNoMove(Doubt.Answer answer) {
    return answer.id().equals(Doubt.AS_THE_GAME_SAYS) || answer.id().equals(Doubt.AS_IT_STANDS);
  }

  /** The same game from its beginning, with the board of the answer (LC-42). */
  static Work.Begin asItStands(Entry.GameStarted started, Doubt.Answer answer, String source) {
    Map<String, Object> setup = new LinkedHashMap<>(started.setup());
    setup.put("position", "board:\n" + String.join("\n", answer.rows()) + "\n");
    return new Work.Begin(started.game(), setup, source, OptionalLong.empty());
  }
}
