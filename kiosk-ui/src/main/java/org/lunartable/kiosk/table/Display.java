package org.lunartable.kiosk.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;

/**
 * What all pages are shown: the game as it stands and what there is to say about it. Numbers every
 * screen and publishes it. Belongs to the table's thread, but for the feed.
 */
final class Display {

  private final Numbers numbers;
  private final Supplier<List<Text>> troubles;
  private final ScreenFeed feed;
  private final SortedMap<String, SourceState> sources = new TreeMap<>();
  private Optional<Session> session;
  private Optional<Screen> screen;
  private Optional<Text> notice;
  private boolean noticeStays;
  private Optional<Doubt> doubt = Optional.empty();
  private Optional<CompanionState> companion = Optional.empty();
  private Optional<Offer> offer = Optional.empty();
  private List<Block.Line> ahead;
  private long trusted;
  private List<Text> warnings = List.of();

  /** Whether there is news of a noisy device that no screen has shown yet. */
  private boolean unshown;

  private long stateSince;
  private long stateSinceNanos = System.nanoTime();

  /**
   * Shows the first screen.
   *
   * @param session the game that is on
   * @param screen what the table sees of it
   * @param notice what there is to say
   * @param lasting whether that stays until the game goes on
   * @param troubles what is wrong just now, as long as it is
   */
  Display(
      Numbers numbers,
      Optional<Session> session,
      Optional<Screen> screen,
      Optional<Text> notice,
      boolean lasting,
      Supplier<List<Text>> troubles) {
    this.numbers = numbers;
    this.session = session;
    this.screen = screen;
    this.notice = notice;
    this.noticeStays = lasting;
    this.troubles = troubles;
    this.ahead = session.map(Display::ahead).orElse(List.of());
    stateSince = numbers.next();
    feed = new ScreenFeed(published(stateSince, List.of()));
  }

  ScreenFeed feed() {
    return feed;
  }

  /** The number of the newest screen. */
  long number() {
    return feed.current().number();
  }

  /** The screens on which the game is as it is now. */
  Shown shown() {
    return new Shown(stateSince, number());
  }

  Optional<Doubt> doubt() {
    return doubt;
  }

  Optional<CompanionState> companion() {
    return companion;
  }

  /** Whether the game waits for a roll that was not yet wanted at that time, of the same clock. */
  boolean awaitsRollSince(long nanos) {
    return nanos - stateSinceNanos < 0 && feed.current().die().map(Block.Die::wanted).orElse(false);
  }

  /** Shows a game that has gone on. Whatever was said about it before is over. */
  void show(Session next, Screen composed, List<Happening> happenings) {
    session = Optional.of(next);
    screen = Optional.of(composed);
    notice = Optional.empty();
    noticeStays = false;
    doubt = Optional.empty();
    companion = Optional.empty();
    offer = Optional.empty();
    ahead = ahead(next);
    stateSince = numbers.next();
    stateSinceNanos = System.nanoTime();
    feed.publish(published(stateSince, happenings));
  }

  /** The lines of what was taken back and can be done again. */
  private static List<Block.Line> ahead(Session session) {
    int told = session.play().told();
    return session.furthest().stream()
        .flatMap(play -> play.screen(Viewer.TABLE).blocks().stream())
        .filter(Block.Log.class::isInstance)
        .flatMap(log -> ((Block.Log) log).lines().stream())
        .filter(line -> line.number() > told)
        .toList();
  }

  /** Shows a notice or takes it away; the same one twice is no news. */
  void say(Optional<Text> words) {
    if (!noticeStays && !words.equals(notice)) {
      notice = words;
      publish();
    }
  }

  /** Shows a notice that stays until the game goes on. */
  void sayLasting(Text words) {
    notice = Optional.of(words);
    noticeStays = true;
    publish();
  }

  /** Shows where board and game differ; a look that the game has overtaken says nothing. */
  void differs(long revision, Optional<Doubt> seen) {
    if (shown().includes(revision) && !seen.equals(doubt)) {
      doubt = seen;
      publish();
    }
  }

  /** Somebody has said that the board is as the game says. */
  void trust() {
    trusted++;
    doubt = Optional.empty();
    publish();
  }

  /** Shows what the companion is doing; what it did in a game that moved on says nothing. */
  void acts(long revision, CompanionState state) {
    if (shown().includes(revision) && !Optional.of(state).equals(companion)) {
      companion = Optional.of(state);
      publish();
    }
  }

  /** Shows what cards in the tray can mean. */
  void offers(Offer seen) {
    if (!Optional.of(seen).equals(offer)) {
      offer = Optional.of(seen);
      notice = noticeStays ? notice : Optional.empty();
      publish();
    }
  }

  /**
   * Shows how a device is.
   *
   * @param noisy whether it says something else all the time; pages get it with the next look then
   */
  void device(SourceState state, boolean noisy) {
    if (!state.equals(sources.put(state.name(), state))) {
      unshown = noisy;
      if (!noisy) {
        publish();
      }
    }
  }

  /** Shows what is new about troubles and devices, if anything is. */
  void refresh() {
    if (unshown || !troubles.get().equals(warnings)) {
      publish();
    }
  }

  private void publish() {
    feed.publish(published(numbers.next(), List.of()));
  }

  private Published published(long number, List<Happening> happenings) {
    warnings = troubles.get();
    unshown = false;
    return new Published(
        number,
        screen,
        happenings,
        session.map(Session::canUndo).orElse(false),
        session.map(Session::canRedo).orElse(false),
        ahead,
        notice,
        warnings,
        doubt,
        companion,
        offer,
        trusted,
        session.map(Session::play),
        List.copyOf(sources.values()));
  }
}
