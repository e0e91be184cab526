package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.screen.Text;

/**
 * A station on a picture: rows of cards, each a module with its cards beside it. Their colours are
 * seen; names and values are told, one module after the other.
 */
record RowSteps(Pad pad) {

  /** A row begins with a module; there is no key for it. */
  List<Step<Phase>> begun() {
    List<Step<Phase>> steps = new ArrayList<>();
    if (pad.station().size() + pad.rows().size() < ModuleCard.STATION_SIZE) {
      for (ModuleType type : ModuleType.ALL) {
        Pad more = pad.rows(Lists.plus(pad.rows(), new Pad.SeenModule(type, List.of())));
        Step<Phase> step =
            new Step<>(
                "row:" + type.text(), "", "", said(Colour.of(type)), Optional.empty(), () -> more);
        steps.add(step.beginningRow(Set.of(type.background())));
      }
    }
    return steps;
  }

  /** Which module is the first that is not named yet; or what else lies in the last row. */
  List<Step<Phase>> named() {
    List<Step<Phase>> steps = new ArrayList<>();
    ModuleType type = pad.rows().get(0).type();
    pad.unowned().stream()
        .filter(module -> module.type() == type)
        .forEach(module -> steps.add(named(module)));
    steps.addAll(begun());
    int last = pad.rows().size() - 1;
    Pad.SeenModule row = pad.rows().get(last);
    Arrays.stream(Colour.values())
        .filter(colour -> colour.matches(row.type()) || colour.acts())
        .map(colour -> seen(colour, pad.rows(Lists.with(pad.rows(), last, row.plus(colour)))))
        .forEach(step -> steps.add(step.withoutKey()));
    steps.add(
        new Step<>(
            "back",
            "back",
            "",
            Text.of("choice.pad.back"),
            Optional.empty(),
            () -> pad.at(pad.seat(), Optional.empty())));
    return steps;
  }

  private Step<Phase> named(ModuleCard module) {
    Pad more = pad.station(pad.station().with(new Built(module, List.of())));
    return new Step<>(
        "own:" + module.slug(),
        "new-" + module.type().text(),
        "",
        Text.of("choice.desk.new", "module", module.title()),
        Optional.empty(),
        () -> goOn(more.opened(module)));
  }

  /** When all cards of a module that was seen are told, the next module is asked for. */
  static Phase goOn(Pad pad) {
    boolean isDone = pad.unnamed().isEmpty() && !pad.rows().isEmpty();
    return isDone
        ? pad.at(pad.seat(), Optional.empty()).rows(pad.rows().subList(1, pad.rows().size()))
        : pad;
  }

  /** A card of which only the colour is known. */
  static Step<Phase> seen(Colour colour, Pad more) {
    Step<Phase> step =
        new Step<>("seen:" + colour.text(), "seen", "", said(colour), Optional.empty(), () -> more);
    return step.shownBy(Set.of(colour.background()));
  }

  private static Text said(Colour colour) {
    return Text.of("choice.pad.seen", "colour", Text.of("card-colour." + colour.text()));
  }
}
