package org.lunartable.kiosk.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

/** What a journal gets while somebody plays one game of Lunar Command after the other. */
final class Evening {

  private final Random random;
  private Session session;

  private Evening(long seed) {
    random = new Random(seed);
  }

  /** So many entries; the same for the same seed. */
  static List<Entry> entries(long seed, int count) throws BadSetup {
    Evening evening = new Evening(seed);
    List<Entry> entries = new ArrayList<>();
    while (entries.size() < count) {
      entries.addAll(evening.next());
    }
    return entries.subList(0, count);
  }

  private List<Entry> next() throws BadSetup {
    if (session == null || session.play().options().isEmpty() || random.nextInt(60) == 0) {
      session = Session.start(new LunarCommandGame(), Map.of(), "touch");
      return List.of(session.started());
    }
    Step step = session.step(TableEvent.certain("touch", 0, press()), new Shown(0, 0));
    session = step.next();
    return step.entries();
  }

  private Observation press() {
    int kind = random.nextInt(10);
    if (kind == 0 && session.canUndo()) {
      return new UndoAsked(0);
    } else if (kind == 1 && session.canRedo()) {
      return new RedoAsked(0);
    }
    List<Option> options = session.play().options();
    return new OptionChosen(0, options.get(random.nextInt(options.size())).id());
  }
}
