package org.lunartable.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;
import org.lunartable.engine.session.Entry.Redone;
import org.lunartable.engine.session.Entry.Undone;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardSeen;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.engine.spi.Observation.CompanionMoves;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.GoAsked;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.RollPutRight;
import org.lunartable.engine.spi.Observation.TileBelow;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

/**
 * One game from its start to now, with what was taken back and may be done again. Immutable and
 * safe to share between threads.
 */
public final class Session {

  /** The source of a roll that nobody saw, where the board shows that one must have been made. */
  public static final String ASSUMED = "assumed";

  private final GameStarted start;
  private final List<Done> done;
  private final Play now;
  private final List<Again> undone;

  /** A move that stands, and the play it was made in. */
  private record Done(Play before, String move) {}

  /** A move that was taken back, and the play it had led to. */
  private record Again(String move, Play after) {}

  private Session(GameStarted start, List<Done> done, Play now, List<Again> undone) {
    this.start = start;
    this.done = List.copyOf(done);
    this.now = now;
    this.undone = List.copyOf(undone);
  }

  /**
   * Begins a game.
   *
   * @param source who asked for it, for the record
   * @throws BadSetup when the game cannot start so
   */
  public static Session start(Game game, Map<String, Object> setup, String source) throws BadSetup {
    GameStarted started = new GameStarted(game.id(), setup, source);
    return new Session(started, List.of(), game.start(started.setup()), List.of());
  }

  /**
   * The session that these entries lead to.
   *
   * @param entries all entries of one game, its start first
   * @throws BrokenRecord when they do not make up a game of these rules
   */
  public static Session replay(Games games, List<Entry> entries) throws BrokenRecord {
    if (entries.isEmpty() || !(entries.get(0) instanceof GameStarted started)) {
      throw new BrokenRecord("The record does not begin with the start of a game.");
    }
    Game game =
        games
            .find(started.game())
            .orElseThrow(() -> new BrokenRecord("No game is called " + started.game() + "."));
    Session session;
    try {
      session = start(game, started.setup(), started.source());
    } catch (BadSetup bad) {
      throw new BrokenRecord("The recorded game cannot be set up: " + bad.getMessage());
    }
    for (int i = 1; i < entries.size(); i++) {
      session = session.repeat(entries.get(i), i + 1);
    }
    return session;
  }

  /** How it began, as it must stand in the journal. */
  public GameStarted started() {
    return start;
  }

  /** The game as it stands. */
  public Play play() {
    return now;
  }

  /** The moves that stand, the first one first. */
  public List<Moment> moments() {
    return done.stream().map(made -> new Moment(made.before(), made.move())).toList();
  }

  /**
   * A move of the game.
   *
   * @param before the game just before it
   * @param move as in {@link org.lunartable.engine.game.Option#id}
   */
  public record Moment(Play before, String move) {}

  public boolean canUndo() {
    return !done.isEmpty();
  }

  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /**
   * The game as it would stand if all that was taken back were done again; empty if nothing was.
   */
  public Optional<Play> furthest() {
    return undone.isEmpty() ? Optional.empty() : Optional.of(undone.get(0).after());
  }

  /**
   * What this event does. Never throws for what people or devices do; changes nothing here.
   *
   * @param shown the screens that show this session, to tell stale presses
   */
  public Step step(TableEvent event, Shown shown) {
    Observation seen = event.observation();
    if (isStale(seen, shown)) {
      return Step.notDone(this, stale());
    }
    if (seen instanceof OptionChosen chosen) {
      return takeAll(List.of(chosen.option().strip().split(" +")), event.source());
    } else if (seen instanceof MovesSeen moves) {
      // A look at the board that was overtaken by the game is no mistake of anybody.
      return shown.includes(moves.revision())
          ? takeAll(moves.moves(), event.source())
          : Step.nothing(this, Optional.empty());
    } else if (seen instanceof CompanionMoves its) {
      return shown.includes(its.revision()) && now.awaitsCompanion()
          ? take(its.move(), event.source())
          : Step.nothing(this, Optional.empty());
    } else if (seen instanceof RollPutRight roll) {
      return PutRight.roll(this, roll.was(), event.source());
    } else if (seen instanceof UndoAsked undo) {
      return undo.alone() ? undo(event.source()) : Travel.undo(this, event.source());
    } else if (seen instanceof RedoAsked) {
      return Travel.redo(this, event.source());
    } else if (seen instanceof GoAsked go) {
      return Travel.to(this, go.line(), event.source());
    } else if (seen instanceof DieSeen die) {
      return follow(Interpreter.die(now, die.face()), event.source());
    } else if (seen instanceof TileBelow tile) {
      return follow(Interpreter.tileBelow(now, tile.colour()), event.source());
    } else if (seen instanceof CardsSeen laid) {
      return follow(CardReading.of(now, laid.rows()), event.source());
    } else if (seen instanceof BoardSeen board) {
      return follow(Interpreter.board(now, board.board()), event.source());
    }
    return Step.nothing(this, Optional.empty());
  }

  /** The refusal of a press that was made on a screen that no longer holds. */
  public static Refused stale() {
    return refused("refused.stale");
  }

  private static boolean isStale(Observation seen, Shown shown) {
    if (seen instanceof OptionChosen chosen) {
      return !shown.includes(chosen.revision());
    } else if (seen instanceof UndoAsked undo) {
      return !shown.includes(undo.revision());
    } else if (seen instanceof RedoAsked redo) {
      return !shown.includes(redo.revision());
    } else if (seen instanceof GoAsked go) {
      return !shown.includes(go.revision());
    } else if (seen instanceof RollPutRight roll) {
      return !shown.includes(roll.revision());
    }
    return false;
  }

  private Step follow(Reading reading, String source) {
    if (reading instanceof Reading.Move move) {
      return take(move.option(), source);
    } else if (reading instanceof Reading.Offered offered) {
      return Step.offered(this, offered.offer());
    } else if (reading instanceof Reading.Unexplained unexplained) {
      return Step.nothing(this, Optional.of(unexplained.notice()));
    }
    return Step.nothing(this, Optional.empty());
  }

  /** All moves one after the other, or none. */
  private Step takeAll(List<String> moves, String source) {
    Session next = this;
    List<Entry> entries = new ArrayList<>();
    List<Happening> happenings = new ArrayList<>();
    for (String move : moves) {
      boolean assumed = moves.size() > 1 && isRoll(next.now, move);
      Step step = next.take(move, assumed ? ASSUMED : source);
      if (!(step.verdict() instanceof Verdict.Changed)) {
        return new Step(this, List.of(), List.of(), step.verdict());
      }
      next = step.next();
      entries.addAll(step.entries());
      happenings.addAll(step.happenings());
    }
    return new Step(next, entries, happenings, new Verdict.Changed());
  }

  private static boolean isRoll(Play play, String move) {
    return play.options().stream()
        .filter(option -> option.id().equals(move))
        .anyMatch(option -> option.expectation() instanceof Expectation.DieShows);
  }

  Step take(String move, String source) {
    return advance(move, List.of(), new MoveTaken(move, source));
  }

  /** Does the move that was taken back last again. */
  Step redo(String source) {
    if (undone.isEmpty()) {
      return Step.notDone(this, refused("refused.nothing-to-redo"));
    }
    int last = undone.size() - 1;
    return advance(undone.get(last).move(), undone.subList(0, last), new Redone(source));
  }

  private Step advance(String move, List<Again> undoneThen, Entry entry) {
    Play.Outcome outcome = now.take(move);
    if (outcome instanceof Play.Taken taken) {
      List<Done> longer = new ArrayList<>(done);
      longer.add(new Done(now, move));
      Session next = new Session(start, longer, taken.next(), undoneThen);
      return Step.changed(next, entry, taken.happenings());
    }
    return Step.notDone(this, ((Play.NotTaken) outcome).why());
  }

  /** How many lines were told before the last move; empty when none stands. */
  OptionalInt toldBefore() {
    return done.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(done.get(done.size() - 1).before().told());
  }

  /** Takes the last move back. */
  Step undo(String source) {
    if (done.isEmpty()) {
      return Step.notDone(this, refused("refused.nothing-to-undo"));
    }
    int last = done.size() - 1;
    List<Again> again = new ArrayList<>(undone);
    again.add(new Again(done.get(last).move(), now));
    Session next = new Session(start, done.subList(0, last), done.get(last).before(), again);
    return Step.changed(next, new Undone(source), List.of());
  }

  private Session repeat(Entry entry, int number) throws BrokenRecord {
    Step step;
    if (entry instanceof MoveTaken taken) {
      step = take(taken.move(), taken.source());
    } else if (entry instanceof Undone) {
      step = undo(entry.source());
    } else if (entry instanceof Redone) {
      step = redo(entry.source());
    } else {
      throw new BrokenRecord("Entry " + number + " of the record begins a second game.");
    }
    if (step.verdict() instanceof Verdict.Changed) {
      return step.next();
    }
    throw new BrokenRecord(
        "Entry " + number + " of the record is not possible by the rules: " + entry + ".");
  }

  static Refused refused(String key) {
    return new Refused("", Text.of(key), List.of());
  }
}
