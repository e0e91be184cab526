package org.lunartable.hardware;

import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.InputSourceContract;

class PanelContractTest extends InputSourceContract {

  private final FakeBank bank = new FakeBank();

  @Override
  protected InputSource makeSource() {
    return new Panel(Wiring.usual(), bank::open);
  }

  @Override
  protected void somethingHappens() {
    if (!bank.down.add(Part.ROLL)) {
      bank.down.remove(Part.ROLL);
    }
  }

  @Override
  protected void deviceGoes() {
    bank.gone = true;
  }

  @Override
  protected void deviceReturns() {
    bank.gone = false;
  }

  @Override
  protected String threadNames() {
    return "panel";
  }
}
