package org.lunartable.engine.homeonlagrange.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.view.Results;
import org.lunartable.engine.homeonlagrange.view.Seating;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/** A game with printed cards, or only its counting, as people tell it to the kiosk. */
public final class CompanionPlay implements Play {

  private final String id;
  private final Catalogue catalogue;
  private final Seating seating;
  private final Phase phase;
  private final Chronicle log;
  private final int moves;

  private CompanionPlay(
      String id, Catalogue catalogue, Seating seating, Phase phase, Chronicle log, int moves) {
    this.id = id;
    this.catalogue = catalogue;
    this.seating = seating;
    this.phase = phase;
    this.log = log;
    this.moves = moves;
  }

  /** A game from its beginning. */
  public static Play beside(String id, Catalogue catalogue, Seating seating) {
    Phase desk = Desk.begin(catalogue, seating);
    return new CompanionPlay(id, catalogue, seating, desk, Chronicle.EMPTY, 0);
  }

  /** Only the end of a game. */
  public static Play pad(String id, Catalogue catalogue, Seating seating) {
    Phase pad = Pad.empty(catalogue, seating);
    return new CompanionPlay(id, catalogue, seating, pad, Chronicle.EMPTY, 0);
  }

  String id() {
    return id;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  Seating seating() {
    return seating;
  }

  Phase phase() {
    return phase;
  }

  Chronicle log() {
    return log;
  }

  @Override
  public int told() {
    return log.size();
  }

  @Override
  public List<Option> options() {
    return phase.steps().stream()
        .map(step -> new Option(step.id(), new Expectation.Nothing()))
        .toList();
  }

  @Override
  public Outcome take(String move) {
    return phase.steps().stream()
        .filter(step -> step.id().equals(move))
        .findFirst()
        .<Outcome>map(this::done)
        .orElseGet(() -> new NotTaken(refusal()));
  }

  private Refused refusal() {
    return phase.isOver()
        ? new Refused("HL-14", Text.of("refused.HL-14.over"), List.of())
        : new Refused("HL-6", Text.of("refused.not-an-option"), List.of());
  }

  private Taken done(Step step) {
    String seat = phase.seat().isPresent() ? Seats.word(phase.seat().getAsInt()) : "table";
    List<Happening> happenings =
        step.told().stream().map(text -> Happening.plain("told", seat, List.of(), text)).toList();
    Chronicle longer = log;
    for (Happening one : happenings) {
      longer = longer.with(moves + 1, seat, one);
    }
    Phase next = step.next().get();
    return new Taken(
        new CompanionPlay(id, catalogue, seating, next, longer, moves + 1), happenings);
  }

  @Override
  public Screen screen(Viewer viewer) {
    return new CompanionScreen(this).screen();
  }

  @Override
  public Optional<String> result() {
    return phase.isOver() ? Optional.of(Results.word(standing())) : Optional.empty();
  }

  Standing standing() {
    return Standing.of(phase.stations());
  }
}
