package org.lunartable.kiosk.journal;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Evidence;

/**
 * Keeps entries in the journal, and in memory as long as no disk takes them: full, read-only,
 * broken, pulled out or deleted. Play goes on meanwhile, {@link #trouble} says what is wrong, and
 * {@link #tend} tries again until everything is in the journal. To be used by one thread at a time.
 */
public final class Keeper implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Keeper.class.getName());

  private static final String GONE =
      "The data folder was gone; this game is written to it again, older games are not there.";

  private final Path folder;
  private final Clock clock;
  private final MovePictures pictures;

  /** What the journal has of the game that {@link #unsaved} goes on with. */
  private List<Entry> saved = List.of();

  private final List<Entry> unsaved = new ArrayList<>();
  private Optional<Journal> journal = Optional.empty();
  private Optional<String> trouble = Optional.empty();
  private Optional<String> message = Optional.empty();
  private long numbers;

  private Keeper(Path folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
    this.pictures = new MovePictures(folder);
  }

  /**
   * Opens the journal of this folder, or goes without one for now when the disk is to blame.
   *
   * @param clock for the wall times, which are for people only
   * @throws JournalProblem when the folder cannot be used for a reason that does not pass by itself
   */
  public static Keeper open(Path folder, Clock clock) throws JournalProblem {
    Keeper keeper = new Keeper(folder, clock);
    try {
      keeper.take(Journal.open(folder, clock));
    } catch (JournalProblem problem) {
      if (!problem.isDisk()) {
        throw problem;
      }
      keeper.troubled(problem);
    }
    return keeper;
  }

  private void take(Journal opened) {
    journal = Optional.of(opened);
    message = opened.message();
  }

  /** What people should know about the journal that was opened last, one sentence, told once. */
  public Optional<String> news() {
    Optional<String> news = message;
    message = Optional.empty();
    return news;
  }

  /** Why not everything is saved, one sentence; empty when it is. */
  public Optional<String> trouble() {
    return trouble;
  }

  /**
   * Goes back to the newest game. Without a journal that can be written it is taken from one that
   * can be read.
   *
   * @return empty when there is no game
   * @throws UnreadableGame when the newest game has a row that cannot be read; it stays where it
   *     is, and only a new game can be begun
   */
  public Optional<SavedGame> resume() throws JournalProblem, UnreadableGame {
    saved = List.of();
    Optional<SavedGame> newest =
        journal.isPresent() ? journal.get().resume() : ReadOnlyJournal.newest(folder, clock);
    saved = newest.map(SavedGame::entries).orElse(List.of());
    return newest;
  }

  /**
   * Adds entries to what is kept. When {@link #trouble} is empty afterwards, they are on the disk.
   *
   * @throws IllegalStateException when a move is to be added and there is no game
   */
  public void append(List<Entry> entries) {
    boolean begins = entries.get(0) instanceof Entry.GameStarted;
    if (!begins && saved.isEmpty() && unsaved.isEmpty()) {
      throw new IllegalStateException("no game is on that an entry could belong to");
    }
    unsaved.addAll(entries);
    // While the disk is in trouble nobody waits for it at every move; tend() looks after it.
    if (trouble.isEmpty()) {
      write();
    }
    if (begins && trouble.isEmpty()) {
      journal.map(Journal::game).ifPresent(game -> game.ifPresent(pictures::begun));
    }
  }

  /**
   * Keeps what a device saw when moves were taken, for the history; nothing while not everything is
   * on the disk. Pictures of moves that stood there before are dropped.
   *
   * @param before how many moves stood before
   * @param now how many stand now
   * @param evidence what the last of them looked like, if somebody saw it
   */
  public void keep(int before, int now, Optional<Evidence> evidence) {
    if (trouble.isEmpty() && now > before) {
      journal
          .map(Journal::game)
          .ifPresent(game -> game.ifPresent(id -> pictures.moved(id, before, now, evidence)));
    }
  }

  private void write() {
    try {
      Journal open = journal.orElseThrow();
      if (!unsaved.isEmpty()) {
        open.append(unsaved);
      }
      if (!open.isThere()) {
        throw new JournalProblem("The journal is gone from " + folder + ".");
      }
      allSaved();
    } catch (JournalProblem problem) {
      troubled(problem);
    }
  }

  private void allSaved() {
    List<Entry> all = new ArrayList<>(saved);
    all.addAll(unsaved);
    int begin = Gap.lastStart(all);
    saved = List.copyOf(all.subList(begin, all.size()));
    unsaved.clear();
    if (trouble.isPresent()) {
      LOG.log(Level.INFO, "Everything is saved again.");
    }
    trouble = Optional.empty();
  }

  private void troubled(JournalProblem problem) {
    if (!trouble.equals(Optional.of(problem.getMessage()))) {
      LOG.log(Level.ERROR, problem.getMessage());
    }
    trouble = Optional.of(problem.getMessage());
  }

  /**
   * Looks after the disk: to be called every few seconds. Notices a journal that is gone, and opens
   * it anew after any trouble: only the file itself tells which of the entries got there.
   */
  public void tend() {
    if (trouble.isEmpty()) {
      write();
    }
    if (trouble.isPresent()) {
      closeJournal();
      reopen();
    }
  }

  private void reopen() {
    try {
      take(Journal.open(folder, clock));
      List<Entry> found = journal.get().resume().map(SavedGame::entries).orElse(List.of());
      List<Entry> missing = Gap.missing(found, saved, unsaved);
      if (found.isEmpty() && !missing.isEmpty() && message.isEmpty()) {
        message = Optional.of(GONE);
      }
      writeAnew(missing);
    } catch (JournalProblem problem) {
      troubled(problem);
    } catch (UnreadableGame other) {
      writeAnew(Gap.missing(List.of(), saved, unsaved));
    }
  }

  private void writeAnew(List<Entry> missing) {
    try {
      journal.orElseThrow().reserveNumbers(numbers, 1);
      journal.get().append(missing);
      allSaved();
    } catch (JournalProblem problem) {
      troubled(problem);
    }
  }

  /**
   * Takes a block of screen numbers that no other block overlaps, also over restarts and crashes,
   * as far as a journal can be written.
   *
   * @param count how many, at least 1
   * @return the first of them, at least 1
   */
  public long reserveNumbers(int count) {
    long first = journal.flatMap(open -> reserved(open, count)).orElseGet(this::unreserved);
    numbers = first + count - 1;
    return first;
  }

  private Optional<Long> reserved(Journal open, int count) {
    try {
      return Optional.of(open.reserveNumbers(numbers, count));
    } catch (JournalProblem problem) {
      // The number is still right for all who look now; the next block tries again.
      LOG.log(Level.WARNING, "Screen numbers: {0}", problem.getMessage());
      return Optional.empty();
    }
  }

  /** Without a journal nobody knows what pages have seen; milliseconds since 1970 are above it. */
  private long unreserved() {
    return Math.max(numbers, numbers == 0 ? clock.millis() : 0) + 1;
  }

  private void closeJournal() {
    journal.ifPresent(Journal::close);
    journal = Optional.empty();
  }

  /** Writes what can be written and closes the journal. */
  @Override
  public void close() {
    if (!unsaved.isEmpty()) {
      tend();
    }
    closeJournal();
  }
}
