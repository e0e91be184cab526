package org.lunartable.kiosk.fairness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.journal.UnreadableGame;

/**
 * Counts the rolls of the games in the journal, those that stand, by die and by who saw or made
 * them. Safe to use from any thread; never on the table thread.
 */
public final class Fairness {

  private static final int MOST_GAMES = 1000;
  private static final String ROLL = "r:";
  private static final String BY_HAND = "!";

  private final Games games;
  private final PastGames past;
  private final Map<PastGames.Title, List<Rolled>> known = new ConcurrentHashMap<>();

  /** The dice of these games. */
  public Fairness(Games games, PastGames past) {
    this.games = games;
    this.past = past;
  }

  /** A roll that stands. */
  private record Rolled(String source, List<DieFace> die, int look) {}

  /** A die as one source sees it. */
  private record Series(String source, List<DieFace> die) {}

  /**
   * A record for each die and source, those with the most rolls first.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public List<DieRecord> records() throws JournalProblem {
    List<PastGames.Title> titles = past.newest(MOST_GAMES);
    known.keySet().retainAll(titles);
    Map<Series, long[]> counts = new HashMap<>();
    for (PastGames.Title title : titles) {
      for (Rolled roll : rolls(title)) {
        counts
            .computeIfAbsent(
                new Series(roll.source(), roll.die()),
                series -> new long[looks(series.die()).size()])[roll.look()]++;
      }
    }
    return counts.entrySet().stream()
        .map(entry -> record(entry.getKey(), entry.getValue()))
        .sorted(
            (one, other) ->
                one.rolls() != other.rolls()
                    ? Long.compare(other.rolls(), one.rolls())
                    : one.source().compareTo(other.source()))
        .toList();
  }

  private static DieRecord record(Series series, long[] counts) {
    List<DieFace> looks = looks(series.die());
    List<Integer> sides = new ArrayList<>();
    List<Long> seen = new ArrayList<>();
    for (int i = 0; i < looks.size(); i++) {
      DieFace look = looks.get(i);
      sides.add((int) series.die().stream().filter(look::looksLike).count());
      seen.add(counts[i]);
    }
    return DieRecord.of(series.source(), looks, sides, seen);
  }

  private static List<DieFace> looks(List<DieFace> die) {
    List<DieFace> looks = new ArrayList<>();
    for (DieFace face : die) {
      if (looks.stream().noneMatch(face::looksLike)) {
        looks.add(face);
      }
    }
    return looks;
  }

  private List<Rolled> rolls(PastGames.Title title) throws JournalProblem {
    List<Rolled> rolls = known.get(title);
    if (rolls == null) {
      try {
        rolls = rolls(past.entries(title.id()));
      } catch (UnreadableGame | BadSetup old) {
        rolls = List.of(); // another version of the program wrote it
      }
      known.put(title, rolls);
    }
    return rolls;
  }

  private List<Rolled> rolls(List<Entry> entries) throws BadSetup {
    if (entries.isEmpty() || !(entries.get(0) instanceof Entry.GameStarted started)) {
      return List.of();
    }
    Optional<List<DieFace>> die = die(started);
    if (die.isEmpty()) {
      return List.of();
    }
    Map<String, Integer> byMove = byMove(die.get());
    List<Rolled> rolls = new ArrayList<>();
    for (Entry.MoveTaken move : standing(entries)) {
      String roll = move.move();
      Integer look = byMove.get(roll.startsWith(BY_HAND) ? roll.substring(1) : roll);
      if (look != null && !move.source().equals(Session.ASSUMED)) {
        rolls.add(new Rolled(move.source(), die.get(), look));
      }
    }
    return rolls;
  }

  private Optional<List<DieFace>> die(Entry.GameStarted started) throws BadSetup {
    Optional<Game> game = games.find(started.game());
    if (game.isEmpty()) {
      return Optional.empty();
    }
    return game.get()
        .start(started.setup())
        .screen(Viewer.TABLE)
        .blocks(Block.Die.class)
        .map(Block.Die::faces)
        .findFirst();
  }

  /** What a roll of each look is written as. */
  private static Map<String, Integer> byMove(List<DieFace> die) {
    Map<String, Integer> byMove = new TreeMap<>();
    List<DieFace> looks = looks(die);
    for (DieFace face : die) {
      String colours = String.join(",", face.colours().stream().map(TileColour::text).toList());
      for (int i = 0; i < looks.size(); i++) {
        if (looks.get(i).looksLike(face)) {
          byMove.put(ROLL + colours, i);
        }
      }
    }
    return byMove;
  }

  /** The moves that were not taken back. */
  private static Iterable<Entry.MoveTaken> standing(List<Entry> entries) {
    Deque<Entry.MoveTaken> standing = new ArrayDeque<>();
    Deque<Entry.MoveTaken> undone = new ArrayDeque<>();
    for (Entry entry : entries) {
      if (entry instanceof Entry.MoveTaken taken) {
        standing.push(taken);
        undone.clear();
      } else if (entry instanceof Entry.Undone && !standing.isEmpty()) {
        undone.push(standing.pop());
      } else if (entry instanceof Entry.Redone && !undone.isEmpty()) {
        standing.push(undone.pop());
      }
    }
    return standing;
  }
}
