package org.lunartable.engine.homeonlagrange.companion;

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

  Phase buys(int seat, ModuleCard module, boolean forced) {
    Desk bought = forced ? desk : did(Kind.PURCHASE);
    return bought
        .row(Lists.minus(desk.row(), module))
        .buying(Optional.of(new Buying(seat, module, forced)))
        .at(Stage.ONTO);
  }

  /** So many of the cards paid lie on the module now (HL-8). */
  Phase laid(Buying buying, int cards) {
    Desk moved =
        desk.station(
                buying.seat(),
                Lists.plus(desk.station(buying.seat()), new Kept(buying.module(), cards)))
            .buying(Optional.empty());
    return orCount(moved, buying.forced() ? moved.at(Stage.EFFECT) : acted(moved));
  }

  /** HL-28. */
  Phase takes(int seat, ModuleCard module) {
    Desk moved =
        desk.row(Lists.minus(desk.row(), module))
            .station(seat, Lists.plus(desk.station(seat), new Kept(module, 1)));
    return orCount(moved, moved);
  }

  /** The game ends at once when every station is complete (HL-14). */
  private static Phase orCount(Desk moved, Phase otherwise) {
    return moved.stations().stream().allMatch(Station::isComplete) ? Pad.after(moved) : otherwise;
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
