package org.lunartable.kiosk.assembly.hands;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.TableLoop;

/**
 * What the buttons at the table do: the roll button rolls the electronic die; the next button goes
 * on when it is let go, and takes the last move back when it is held. Everything else that a source
 * sees goes to the table as it is. Safe to use from any thread.
 */
public final class Buttons implements InputSink {

  private static final String ROLLS = "roll";

  private final TableLoop table;
  private final ElectronicDie die;
  private final Set<String> held = ConcurrentHashMap.newKeySet();

  public Buttons(TableLoop table, ElectronicDie die) {
    this.table = table;
    this.die = die;
  }

  @Override
  public boolean accept(TableEvent event) {
    return event.observation() instanceof ButtonUsed used ? use(used, event) : table.accept(event);
  }

  private boolean use(ButtonUsed used, TableEvent event) {
    if (used.button() == TableButton.ROLL) {
      return used.use() != Use.PRESSED || roll(event.source());
    }
    return switch (used.use()) {
      case PRESSED -> {
        held.remove(event.source());
        yield true;
      }
      case HELD -> {
        held.add(event.source());
        yield send(event, new UndoAsked(shown().number()));
      }
      case RELEASED -> held.remove(event.source()) || next(event);
    };
  }

  /** A press when nobody has to roll does nothing, and says nothing. */
  private boolean roll(String device) {
    return !die.rollByButton(shown().number(), device).isCompletedExceptionally();
  }

  /** Goes on: the one thing that can be done without a place on the board, as to end a walk. */
  private boolean next(TableEvent event) {
    Published shown = shown();
    List<String> plain =
        shown.screen().stream()
            .flatMap(Screen::groups)
            .filter(group -> !group.id().equals(ROLLS))
            .flatMap(group -> group.options().stream())
            .filter(choice -> choice.path().isEmpty())
            .map(Block.Choice::id)
            .toList();
    return plain.size() != 1 || send(event, new OptionChosen(shown.number(), plain.get(0)));
  }

  private Published shown() {
    return table.feed().current();
  }

  private boolean send(TableEvent event, Observation asked) {
    return table.accept(TableEvent.certain(event.source(), event.nanos(), asked));
  }
}
