package org.lunartable.kiosk.assembly.hands;

import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

/**
 * What the buttons at the table do: the roll button rolls the electronic die, the next button,
 * held, takes the last move back. Everything else that a source sees goes to the table as it is.
 */
public record Buttons(TableLoop table, ElectronicDie die) implements InputSink {

  @Override
  public boolean accept(TableEvent event) {
    return event.observation() instanceof ButtonUsed used ? use(used, event) : table.accept(event);
  }

  private boolean use(ButtonUsed used, TableEvent event) {
    long shown = table.feed().current().number();
    if (used.button() == TableButton.ROLL && used.use() == Use.PRESSED) {
      // A press when nobody has to roll does nothing, and says nothing.
      return !die.roll(shown).isCompletedExceptionally();
    } else if (used.button() == TableButton.NEXT && used.use() == Use.HELD) {
      Observation undo = new UndoAsked(shown);
      return table.accept(TableEvent.certain(event.source(), event.nanos(), undo));
    }
    return true;
  }
}
