package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.companion.Desk.Buying;
import org.lunartable.engine.homeonlagrange.state.Readings.FullerModules;
import org.lunartable.engine.homeonlagrange.state.Turn.Kind;
import org.lunartable.engine.screen.Text;

/** What people tell the kiosk during a game with printed cards. */
final class DeskSteps {

  private static final int MOST_LAID = 9;

  /** Cards that are played for their effect (HL-10). */
  private static final Set<Background> ACTING =
      Set.of(Colour.WHITE.background(), Colour.BLACK.background());

  /** The background of cards that match every module; Blue Harvest is one of them (HL-25). */
  private static final Background SEVERAL = Colour.MULTI.background();

  private final Desk desk;
  private final DeskCourse course;
  private final List<Step<Phase>> steps = new ArrayList<>();

  DeskSteps(Desk desk) {
    this.desk = desk;
    this.course = new DeskCourse(desk.buying(Optional.empty()));
  }

  List<Step<Phase>> all() {
    switch (desk.stage()) {
      case ROW -> desk.unseen().forEach(this::turnedUp);
      case ACT -> act();
      case ONTO -> {
        // Asked below.
      }
      case EFFECT -> effect();
      case DRAW -> plain("drawn", Optional.of("desk.drawn"), course::drawn);
      case LIMIT -> plain("kept", Optional.empty(), course::next);
    }
    desk.buying().ifPresent(this::onto);
    return steps;
  }

  private Map<String, Object> args(int seat, ModuleCard module) {
    return Map.of("seat", desk.seating().said(seat), "module", module.title());
  }

  private void plain(String id, Optional<String> told, Supplier<Phase> next) {
    steps.add(named(id, told, next));
  }

  private Step<Phase> named(String id, Optional<String> told, Supplier<Phase> next) {
    Object seat = desk.seating().said(desk.mover());
    Optional<Text> line = told.map(key -> Text.of("lagrange." + key, "seat", seat));
    return new Step<>(id, id, "", Text.of("choice.desk." + id), line, next);
  }

  /** A step about a module of somebody's station, named {@code verb:seat/module}. */
  private void about(String verb, int seat, ModuleCard module, Supplier<Phase> next) {
    steps.add(step(verb, seat, module, true, next));
  }

  /** A step named {@code verb:module}, also said by laying the module's card into the tray. */
  private void moves(String verb, int seat, ModuleCard module, Supplier<Phase> next) {
    steps.add(step(verb, seat, module, false, next).shownBy(Set.of(module.type().background())));
  }

  private Step<Phase> step(
      String verb, int seat, ModuleCard module, boolean named, Supplier<Phase> next) {
    String id = verb + ":" + (named ? Seats.word(seat) + "/" : "") + module.slug();
    Map<String, Object> args = args(seat, module);
    Text label = new Text("choice.desk." + verb, args);
    Optional<Text> told = Optional.of(new Text("lagrange.desk." + verb, args));
    return new Step<>(id, verb, module.slug(), label, told, next);
  }

  private void turnedUp(ModuleCard module) {
    Text label = new Text("choice.desk.new", Map.of("module", module.title()));
    String group = "new-" + module.type().text();
    Step<Phase> step =
        new Step<>(
            "new:" + module.slug(),
            group,
            "",
            label,
            Optional.empty(),
            () -> course.turnedUp(module));
    steps.add(step.shownBy(Set.of(module.type().background())));
  }

  private void act() {
    int seat = desk.mover();
    Kind kind = desk.turn().kind();
    boolean fresh = desk.turn().done() == 0;
    if (fresh && !desk.stations().get(seat).isComplete()) {
      desk.row()
          .forEach(module -> moves("buy", seat, module, () -> course.buys(seat, module, false)));
    }
    if (fresh || kind == Kind.LAYING) {
      for (Kept one : desk.station(seat)) {
        lays("lay", one, 1, Set.of(one.module().type().background(), SEVERAL));
        if (one.cards() > 0) {
          lays("harvest", one, 0, Set.of(SEVERAL));
        }
      }
    }
    if (fresh || kind == Kind.EFFECT) {
      steps.add(named("effect", Optional.of("desk.effect"), course::plays).shownBy(ACTING));
    }
    if (fresh) {
      plain("exchange", Optional.of("desk.exchange"), course::exchanges);
      plain("no-cards", Optional.empty(), course::skips);
    } else {
      plain("enough", Optional.empty(), course::acted);
    }
  }

  /** A card goes onto a module of one's own, said by a key or by laying it into the tray (HL-9). */
  private void lays(String verb, Kept one, int more, Set<Background> shown) {
    steps.add(
        step(verb, desk.mover(), one.module(), false, () -> course.lays(one, more)).shownBy(shown));
  }

  /** How many cards lie on what was bought last; told at once, or never. */
  private void onto(Buying buying) {
    DeskCourse now = new DeskCourse(desk);
    for (int cards = 0; cards <= MOST_LAID; cards++) {
      int laid = cards;
      Text label = Text.of("choice.told.number", "number", cards);
      steps.add(
          new Step<>(
              "onto:" + cards, "onto", "", label, Optional.empty(), () -> now.laid(buying, laid)));
    }
  }

  private void effect() {
    int mover = desk.mover();
    for (int seat : desk.seating().seats()) {
      for (Kept one : desk.station(seat)) {
        about("lost", seat, one.module(), () -> course.loses(seat, one));
        if (one.cards() > 0) {
          about("off", seat, one.module(), () -> course.changes(seat, one, -1));
        }
        if (seat != mover) {
          about("scarce", seat, one.module(), () -> course.changes(seat, one, 1));
        }
      }
      if (!desk.stations().get(seat).isComplete()) {
        offers(seat, mover);
      }
    }
    plain("over", Optional.empty(), course::effectOver);
  }

  private void offers(int seat, int mover) {
    if (seat != mover) {
      desk.row().forEach(module -> forced(seat, module));
      return;
    }
    boolean discards = desk.readings().fullerModules() == FullerModules.DISCARD_PILE_TOO;
    List<ModuleCard> offered = discards ? Lists.plusAll(desk.row(), desk.unseen()) : desk.row();
    offered.stream()
        .filter(module -> module.type() == ModuleType.ACCOMMODATION)
        .forEach(module -> moves("took", seat, module, () -> course.takes(seat, module)));
  }

  /** What the other player must buy, with what it costs that player now (HL-30). */
  private void forced(int seat, ModuleCard module) {
    Map<String, Object> args =
        Map.of(
            "seat", desk.seating().said(seat),
            "module", module.title(),
            "n", module.price(desk.station(seat).size()));
    Step<Phase> step =
        new Step<>(
            "forced:" + Seats.word(seat) + "/" + module.slug(),
            "forced",
            module.slug(),
            new Text("choice.desk.forced", args),
            Optional.of(new Text("lagrange.desk.forced", args)),
            () -> course.buys(seat, module, true));
    steps.add(step.shownBy(Set.of(module.type().background())));
  }
}
