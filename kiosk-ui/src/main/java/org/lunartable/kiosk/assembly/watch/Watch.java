package org.lunartable.kiosk.assembly.watch;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.time.Ticker;

/**
 * Looks once a second whether the threads of the table and of its sources still go round. A source
 * that stands still is made anew where that is possible; what cannot be healed, or does not stay
 * so, stands in the table's vitals, which {@code /health} tells. When the table itself stands
 * still, whoever started the kiosk is told to end it: the journal has everything, and a fresh start
 * takes seconds. A table that waits for a slow disk is told of, but not ended. A source that only
 * another process could have anew may be a reason to end it, too, where somebody starts it again.
 *
 * <p>It counts its own looks and asks no clock, so that a computer that slept finds nobody stuck.
 */
public final class Watch implements AutoCloseable {

  /** So many looks without a sign of life make a source stuck: reading a board may take a while. */
  static final int SOURCE_LOOKS = 7;

  /** The same for the table. */
  static final int TABLE_LOOKS = 5;

  /** After so many looks nobody hopes any more that the table goes on by itself. */
  static final int LAST_LOOKS = 7;

  /**
   * A source that stood still before it lived for so many looks would do so after the next start,
   * too: a game that is broken off again and again would be worse than one without buttons.
   */
  static final int PROVEN_LOOKS = 30;

  private static final System.Logger LOG = System.getLogger(Watch.class.getName());

  private final TableLoop table;
  private final List<Watched> sources = new CopyOnWriteArrayList<>();
  private final List<Watched> incurable = new CopyOnWriteArrayList<>();
  private final Watched watchedTable;
  private volatile Runnable whenLost = () -> {};
  private volatile Runnable whenSourceLost = () -> {};
  private final Ticker ticker;
  private boolean lost;

  /** How many looks ago the table waited for the disk. */
  private int sinceDisk = LAST_LOOKS;

  private Watch(TableLoop table, Duration pause) {
    this.table = table;
    this.watchedTable =
        new Watched("The table", () -> OptionalLong.of(table.pulse()), Optional.empty());
    this.ticker = Ticker.start("watch", pause, pause, this::look);
  }

  /** Begins to watch the table. */
  public static Watch over(TableLoop table) {
    return over(table, Duration.ofSeconds(1));
  }

  /** The same, looking in other intervals. */
  public static Watch over(TableLoop table, Duration pause) {
    return new Watch(table, pause);
  }

  /** Watches a source that can be made anew. */
  public void add(Revivable source) {
    sources.add(new Watched("The " + source.name(), source::pulse, Optional.of(source::revive)));
  }

  /** Watches a source that only another process could have anew. */
  public void addIncurable(InputSource source) {
    incurable.add(new Watched("The " + source.name(), source::pulse, Optional.empty()));
  }

  /** What to do when the table stands still for good; called on a thread of the watch. */
  public void whenLost(Runnable action) {
    whenLost = action;
  }

  /**
   * What to do when a source that worked stands still and only another process could have it anew;
   * called on a thread of the watch. Until this is said such a source is told of and nothing else.
   */
  public void whenSourceLost(Runnable action) {
    whenSourceLost = action;
  }

  private void look() {
    List<String> troubles = new ArrayList<>();
    sources.forEach(source -> source.look(SOURCE_LOOKS).ifPresent(troubles::add));
    incurable.forEach(source -> source.look(SOURCE_LOOKS).ifPresent(troubles::add));
    watchedTable.look(TABLE_LOOKS).ifPresent(troubles::add);
    table.vitals().set(troubles);
    if (incurable.stream().anyMatch(Watch::isLost)) {
      whenSourceLost.run();
    }
    sinceDisk = table.waitsForDisk() ? 0 : sinceDisk + 1;
    lost = watchedTable.silent() >= LAST_LOOKS && (lost || givenUp());
  }

  /** True at one look each time that it stands still. */
  private static boolean isLost(Watched source) {
    return source.silent() == SOURCE_LOOKS && source.lived() >= PROVEN_LOOKS;
  }

  /** Gives the table up, unless it is the disk that keeps it waiting, or has until just now. */
  private boolean givenUp() {
    if (sinceDisk < LAST_LOOKS) {
      return false;
    }
    LOG.log(Level.ERROR, "The table does not come back; it has to be started again.");
    whenLost.run();
    return true;
  }

  @Override
  public void close() {
    ticker.close();
  }
}
