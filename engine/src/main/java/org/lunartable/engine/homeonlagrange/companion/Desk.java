package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Readings.TwoDraws;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.screen.Text;

/**
 * The open part of a game with printed cards.
 *
 * @param readings how the game reads what the rules leave open
 * @param kept by seat
 * @param row the Mass Driver, the module furthest from the deck first
 * @param turn whose turn it is and what was done in it
 * @param stage what the kiosk waits for
 * @param buying the purchase that was told last, as long as nothing else is told
 */
record Desk(
    Catalogue catalogue,
    Readings readings,
    Seating seating,
    List<List<Kept>> kept,
    List<ModuleCard> row,
    Turn turn,
    Stage stage,
    Optional<Buying> buying)
    implements Phase {

  /** What the kiosk waits for. */
  enum Stage {
    ROW,
    ACT,
    ONTO,
    EFFECT,
    DRAW,
    LIMIT
  }

  /** A module that was bought, on which as many cards lie as is told next, or as usual. */
  record Buying(int seat, ModuleCard module) {}

  static Desk begin(Catalogue catalogue, Readings readings, Seating seating) {
    List<List<Kept>> empty = seating.seats().stream().map(seat -> List.<Kept>of()).toList();
    return new Desk(
        catalogue,
        readings,
        seating,
        empty,
        List.of(),
        Turn.first(seating.first()),
        Stage.ROW,
        Optional.empty());
  }

  Desk at(Stage next) {
    return new Desk(catalogue, readings, seating, kept, row, turn, next, buying);
  }

  Desk turn(Turn changed) {
    return new Desk(catalogue, readings, seating, kept, row, changed, stage, buying);
  }

  Desk row(List<ModuleCard> changed) {
    return new Desk(catalogue, readings, seating, kept, changed, turn, stage, buying);
  }

  Desk station(int seat, List<Kept> changed) {
    return new Desk(
        catalogue, readings, seating, Lists.with(kept, seat, changed), row, turn, stage, buying);
  }

  Desk buying(Optional<Buying> changed) {
    return new Desk(catalogue, readings, seating, kept, row, turn, stage, changed);
  }

  List<Kept> station(int seat) {
    return kept.get(seat);
  }

  int mover() {
    return turn.seat();
  }

  boolean gives(int seat, ModuleType type) {
    return stations().get(seat).gives(type);
  }

  /** Modules that lie neither in the row nor in a station. */
  List<ModuleCard> unseen() {
    List<ModuleCard> unseen = new ArrayList<>(catalogue.modules());
    unseen.removeAll(row);
    kept.forEach(station -> station.forEach(one -> unseen.remove(one.module())));
    buying.ifPresent(one -> unseen.remove(one.module()));
    return unseen;
  }

  boolean isRowFull() {
    return row.size() >= seating.players() + State.DRIVER_EXTRA || unseen().isEmpty();
  }

  @Override
  public List<Step<Phase>> steps() {
    return new DeskSteps(this).all();
  }

  @Override
  public Text headline() {
    String key =
        switch (stage) {
          case ROW -> "turn.desk-row";
          case ACT -> "turn.desk-act";
          case ONTO -> "turn.desk-onto";
          case EFFECT -> "turn.desk-effect";
          case DRAW -> "turn.desk-draw";
          case LIMIT -> "turn.limit";
        };
    int who = stage == Stage.ONTO ? buying.orElseThrow().seat() : mover();
    return Text.of(key, "seat", seating.said(who));
  }

  @Override
  public OptionalInt seat() {
    return OptionalInt.of(mover());
  }

  @Override
  public List<Station> stations() {
    return kept.stream()
        .map(
            station ->
                new Station(
                    station.stream().map(one -> new Built(one.module(), List.of())).toList()))
        .toList();
  }

  @Override
  public int cardsOn(int seat, ModuleCard module) {
    return station(seat).stream()
        .filter(one -> one.module().equals(module))
        .mapToInt(Kept::cards)
        .sum();
  }

  @Override
  public List<Text> reminders() {
    List<Text> notes = new ArrayList<>();
    if (stage != Stage.ONTO) {
      buying.ifPresent(
          one -> {
            int cards = cardsOn(one.seat(), one.module());
            notes.add(Text.of("note.onto", "module", one.module().title(), "n", cards));
          });
    }
    if (stage == Stage.DRAW) {
      notes.add(Text.of("note.draw-" + drawing()));
    } else if (stage == Stage.LIMIT) {
      notes.add(Text.of("note.keep-four"));
    }
    return notes;
  }

  /** How the draw phase goes for the player to move (HL-11). */
  private String drawing() {
    boolean education = gives(mover(), ModuleType.EDUCATION);
    boolean both = education && gives(mover(), ModuleType.RECREATION);
    if (both && readings.twoDraws() == TwoDraws.EACH_IN_FULL) {
      return "pick-and-two";
    }
    return education ? "pick" : gives(mover(), ModuleType.RECREATION) ? "two" : "one";
  }

  @Override
  public boolean isOver() {
    return false;
  }
}
