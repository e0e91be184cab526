package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.state.Readings;

/** Cards were taken: how many (SL-4, SL-5)? The kiosk keeps the size of each hand. */
record Taken(Scene scene, By by) implements Phase {

  /** Where from. */
  enum By {
    /** From the three turned up; where the centre counts too, as many as from there (SL-4). */
    DRAW(3),
    /** From the recruitment centre: all cards of an agency at most. */
    RECRUIT(15);

    private final int most;
    private final String text = name().toLowerCase(Locale.ROOT);

    By(int most) {
      this.most = most;
    }
  }

  @Override
  public Text headline() {
    return Text.of("turn.told-" + by.text, "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    for (int cards = 1; cards <= most(); cards++) {
      int taken = cards;
      Text told = new Text("space.told." + by.text, Map.of("seat", scene.said(), "count", cards));
      steps.number("took", cards, Optional.of(told), () -> after(taken));
    }
    steps.plain("again", () -> new Act(scene));
    return steps.all();
  }

  private int most() {
    boolean fromCentre = scene.readings().drawFrom() == Readings.DrawFrom.CENTRE_TOO;
    return fromCentre ? By.RECRUIT.most : by.most;
  }

  private Phase after(int taken) {
    return Course.nextTurn(scene.side(side -> side.holding(side.hand() + taken)));
  }
}
