package org.lunartable.engine.homeonlagrange.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.companion.Desk.Buying;
import org.lunartable.engine.homeonlagrange.companion.Desk.Stage;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.homeonlagrange.state.Turn.Kind;

/** What each thing that is told leads to; the course of a turn is that of HL-6 and HL-11. */
record DeskCourse(Desk desk) {

  /** How many cards mostly go onto a module when it is bought, as the computer plays. */
  private static final int USUALLY_LAID = 1;

  /** A module was turned up from the printed deck. */
  Phase turnedUp(ModuleCard module) {
    Desk more = desk.row(Lists.plus(desk.row(), module));
    if (!more.isRowFull()) {
      return more;
    }
    return desk.turn().stage() == Turn.Stage.START ? begun(more) : ending(more);
  }

  /** The turn begins; Accommodation draws first (HL-11). */
  private static Phase begun(Desk desk) {
    Desk on = desk.turn(desk.turn().at(Turn.Stage.ACT));
    return on.at(on.gives(on.mover(), ModuleType.ACCOMMODATION) ? Stage.DRAW : Stage.ACT);
  }

  /**
   * The usual number of cards is taken to lie on the module, until something else is told, so that
   * a purchase is one touch. The last one of a game is asked for: nothing else is told after it.
   */
  Phase buys(int seat, ModuleCard module, boolean forced) {
    Buying buying = new Buying(seat, module);
    Desk paid = (forced ? desk : did(Kind.PURCHASE)).row(Lists.minus(desk.row(), module));
    Desk bought = laidOn(paid, buying, USUALLY_LAID);
    if (isCounting(bought)) {
      return paid.buying(Optional.of(buying)).at(Stage.ONTO);
    }
    Desk open = bought.buying(Optional.of(buying));
    return forced ? open.at(Stage.EFFECT) : acted(open);
  }

  private static Desk laidOn(Desk desk, Buying buying, int cards) {
    List<Kept> station =
        desk.station(buying.seat()).stream()
            .filter(one -> !one.module().equals(buying.module()))
            .toList();
    Kept laid = new Kept(buying.module(), cards);
    return desk.station(buying.seat(), Lists.plus(station, laid)).buying(Optional.empty());
  }

  /** So many of the cards paid lie on the module that was bought last (HL-8). */
  Phase laid(Buying buying, int cards) {
    Desk counted = laidOn(desk, buying, cards);
    return desk.stage() == Stage.ONTO ? orCount(counted, counted) : counted;
  }

  /** HL-28. */
  Phase takes(int seat, ModuleCard module) {
    Desk moved =
        desk.row(Lists.without(desk.row(), List.of(module)))
            .station(seat, Lists.plus(desk.station(seat), new Kept(module, 1)));
    return orCount(moved, moved);
  }

  /** The game ends at once when every station is complete (HL-14). */
  private static Phase orCount(Desk moved, Phase otherwise) {
    return isCounting(moved) ? Pad.after(moved) : otherwise;
  }

  private static boolean isCounting(Desk desk) {
    return desk.stations().stream().allMatch(Station::isComplete);
  }

  /** A card goes onto a module of one's own; no card more when Blue Harvest took one away. */
  Phase lays(Kept one, int more) {
    Desk laid = changed(did(Kind.LAYING), desk.mover(), one, more);
    boolean second = laid.turn().done() == 1 && laid.gives(laid.mover(), ModuleType.INFRASTRUCTURE);
    return second ? laid.at(Stage.ACT) : acted(laid);
  }

  Phase plays() {
    return did(Kind.EFFECT).at(Stage.EFFECT);
  }

  Phase effectOver() {
    boolean second = desk.turn().done() == 1 && desk.gives(desk.mover(), ModuleType.DEFENCE);
    return second ? desk.at(Stage.ACT) : acted(desk);
  }

  Phase loses(int seat, Kept one) {
    return desk.station(seat, Lists.minus(desk.station(seat), one));
  }

  Phase changes(int seat, Kept one, int cards) {
    return changed(desk, seat, one, cards);
  }

  private static Desk changed(Desk desk, int seat, Kept one, int cards) {
    int at = desk.station(seat).indexOf(one);
    return desk.station(seat, Lists.with(desk.station(seat), at, one.plus(cards)));
  }

  Phase exchanges() {
    return acted(did(Kind.EXCHANGE));
  }

  /** No card for any action: straight to the draw phase (HL-6). */
  Phase skips() {
    return acted();
  }

  Phase acted() {
    return acted(desk);
  }

  private static Phase acted(Desk desk) {
    Desk over = desk.turn(desk.turn().at(Turn.Stage.DRAW));
    return over.turn().drawn() ? restocking(over) : over.at(Stage.DRAW);
  }

  Phase drawn() {
    Desk done = desk.turn(desk.turn().hasDrawn());
    boolean actionFollows = desk.turn().stage() == Turn.Stage.ACT;
    return actionFollows ? done.at(Stage.ACT) : restocking(done);
  }

  /** The furthest module leaves; the kiosk asks for the new ones (HL-12). */
  private static Phase restocking(Desk desk) {
    Desk left = desk.row().isEmpty() ? desk : desk.row(desk.row().subList(1, desk.row().size()));
    Desk asks = left.turn(left.turn().at(Turn.Stage.RESTOCK)).at(Stage.ROW);
    return asks.isRowFull() ? ending(asks) : asks;
  }

  private static Phase ending(Desk desk) {
    return desk.gives(desk.mover(), ModuleType.RECREATION)
        ? desk.at(Stage.LIMIT)
        : new DeskCourse(desk).next();
  }

  Phase next() {
    return begun(desk.turn(desk.turn().next(desk.seating().players())));
  }

  private Desk did(Kind kind) {
    return desk.turn(desk.turn().did(kind));
  }
}
