package org.lunartable.engine.spacelab.play;

import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.State;

/** Who has to do what now, in words that everybody may read. */
record Headline(State state, Seating seating) implements Pending.Cases<Text> {

  private Text headline(String key) {
    return Text.of(key, "seat", seating.said(state.turn().seat()));
  }

  @Override
  public Text nothing() {
    boolean many = state.active().hand().size() >= State.MUST_PLACE;
    return switch (state.turn().stage()) {
      case TILES -> headline("turn.tiles");
      case ACT -> headline(many ? "turn.must-place" : "turn.act");
      case PLACE -> headline(state.turn().placed() == 0 ? "turn.last-place" : "turn.place-more");
      case DISCARD -> headline("turn.limit");
      case OVER -> throw new IllegalStateException("nobody decides in a turn that is over");
    };
  }

  @Override
  public Text take(Pending.Take wait) {
    return headline("turn.take");
  }

  @Override
  public Text payment(Pending.Payment wait) {
    return Text.of(
        "turn.discard", "seat", seating.said(state.turn().seat()), "cards", wait.missing());
  }

  @Override
  public Text keep(Pending.Keep wait) {
    return headline("turn.keep");
  }

  @Override
  public Text recruitOne() {
    return headline("turn.recruit-one");
  }
}
