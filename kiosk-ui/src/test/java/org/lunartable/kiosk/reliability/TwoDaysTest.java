package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.RollVideo;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.RollWatcher;

/**
 * Two days on end in simulated time: fifteen pictures a second, and every two minutes somebody
 * rolls a real video's die and moves. Virtual is the time of the pictures and the wall clock of the
 * journal; the pictures come decoded, two still ones in turn while nothing happens, since two days
 * of decoding would take hours. The watching, reading, table and journal are those of the kiosk.
 */
@Tag("faults")
@DisplayName("Two days on end")
@Timeout(value = 3, unit = TimeUnit.HOURS)
class TwoDaysTest {

  private static final int HOURS = Integer.getInteger("lunar.simulated.hours", 48);
  private static final int FRAMES_A_SECOND = 15;
  private static final long FRAME_NANOS = Duration.ofSeconds(1).toNanos() / FRAMES_A_SECOND;

  /** In pixels; more than what counts as the same place. */
  private static final int ASIDE = 24;

  private static final int FRAMES_A_ROLL = 120 * FRAMES_A_SECOND;

  @TempDir Path folder;
  private final Games games = Games.of(new LunarCommandGame());
  private final Random random = new Random(48);
  private final RollWatcher watcher = new RollWatcher(new DieReader(Die.CLASSIC));
  private final List<List<Block>> ends = new ArrayList<>();
  private List<List<Picture>> videos;
  private TableLoop table;
  private long frames;
  private int rolls;
  private int moves;

  /** Says what time it is after so many pictures. */
  private Clock clock() {
    Instant evening = Instant.parse("2026-11-30T18:00:00Z");
    InstantSource now = () -> evening.plusNanos(frames * FRAME_NANOS);
    return now.withZone(ZoneOffset.UTC);
  }

  /** What this process holds on to. */
  private record Held(long heapKb, Footprint footprint) {
    static Held now() throws IOException, InterruptedException {
      Footprint footprint = Footprint.of(ProcessHandle.current().pid());
      return new Held(
          ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1024, footprint);
    }
  }

  @Test
  void nothingGrowsNoRollIsMissedAndEveryGameReplays() throws Exception {
    videos = List.of(video(0), video(ASIDE));
    try (Keeper keeper = Keeper.open(folder, clock());
        TableLoop loop = TableLoop.start(games, keeper)) {
      table = loop;
      begin();
      playUntil(HOURS / 4.0);
      Held before = Held.now();
      playUntil(HOURS);
      Held after = Held.now();
      keepTheEnd();
      assertFlat(before, after);
      tell(before, after);
    } finally {
      videos.stream().flatMap(List::stream).forEach(Picture::close);
    }
    assertThat(rolls).isEqualTo((int) (frames / FRAMES_A_ROLL));
    assertEveryGameReplays();
  }

  /** No throw ends to a hair where the one before it did, so that every second one lies aside. */
  private static List<Picture> video(int aside) throws Exception {
    List<Picture> pictures = new ArrayList<>();
    for (byte[] jpeg : RollVideo.frames()) {
      try (Picture picture = Picture.decode(jpeg)) {
        byte[] pixels = picture.bgr();
        byte[] moved = pixels.clone();
        System.arraycopy(pixels, 0, moved, 3 * aside, pixels.length - 3 * aside);
        pictures.add(Picture.ofBgr(picture.width(), picture.height(), moved));
      }
    }
    return pictures;
  }

  private void playUntil(double hours) throws Exception {
    while (frames < hours * 3600 * FRAMES_A_SECOND) {
      watchOneRoll();
      move();
    }
  }

  private void watchOneRoll() throws Exception {
    List<Picture> video = videos.get(rolls % videos.size());
    List<List<Integer>> seen = new ArrayList<>();
    for (int i = 0; i < FRAMES_A_ROLL; i++) {
      int last = video.size() - 1;
      Picture frame = video.get(i <= last ? i : last - i % 2);
      watcher
          .accept(frames++ * FRAME_NANOS, frame)
          .ifPresent(roll -> seen.add(roll.reading().faces()));
    }
    assertThat(seen).as("roll %d", rolls).containsExactly(List.of(3));
    rolls++;
    done(new DieSeen(Die.CLASSIC.face(1 + random.nextInt(6))));
  }

  /** Any options until the die is wanted again; a finished game makes room for the next. */
  private void move() throws Exception {
    for (List<String> options = options(); !options.isEmpty(); options = options()) {
      done(new OptionChosen(shown().number(), options.get(random.nextInt(options.size()))));
      moves++;
    }
    if (shown().play().orElseThrow().result().isPresent()) {
      keepTheEnd();
      begin();
    }
  }

  private void begin() {
    Reply reply = table.begin("lunar-command", Map.of(), "touch").join();
    assertThat(reply).isInstanceOf(Reply.Done.class);
  }

  private void done(Observation observation) throws Exception {
    TableEvent event = TableEvent.certain("touch", System.nanoTime(), observation);
    assertThat(table.submit(event).get(20, TimeUnit.SECONDS)).isInstanceOf(Reply.Done.class);
  }

  private Published shown() {
    return table.feed().current();
  }

  private List<String> options() {
    return shown()
        .screen()
        .orElseThrow()
        .groups()
        .flatMap(group -> group.options().stream())
        .map(Block.Choice::id)
        .toList();
  }

  private void keepTheEnd() {
    ends.add(shown().play().orElseThrow().screen(Viewer.TABLE).blocks());
  }

  private void assertEveryGameReplays() throws Exception {
    PastGames past = new PastGames(folder);
    for (int game = 0; game < ends.size(); game++) {
      Session replayed = Session.replay(games, past.entries(game + 1));
      assertThat(replayed.play().screen(Viewer.TABLE).blocks()).isEqualTo(ends.get(game));
    }
  }

  private static void assertFlat(Held before, Held after) {
    assertThat(after.heapKb()).as("heap, kB").isLessThan(before.heapKb() * 5 / 4 + 8192);
    Footprint now = after.footprint();
    Footprint then = before.footprint();
    assertThat(now.residentKb()).as("resident, kB").isLessThan(then.residentKb() * 11 / 10);
    assertThat(now.threads()).as("threads").isLessThanOrEqualTo(then.threads() + 1);
    assertThat(now.files()).as("open files").isLessThanOrEqualTo(then.files() + 2);
  }

  private void tell(Held before, Held after) throws IOException {
    Stream<Optional<String>> unfinished = Stream.of(shown().play().orElseThrow().result());
    long finished = ends.size() - unfinished.filter(Optional::isEmpty).count();
    Reliability.write(
        "%d simulated hours on end, 15 pictures a second, a roll every two minutes"
            .formatted(HOURS),
        rolls,
        ("every roll seen once; %d moves; %d games to their end, all replay as they were shown;"
                + " resident %d to %d MB, heap %.1f to %.1f MB, threads %d to %d")
            .formatted(
                moves,
                finished,
                before.footprint().residentKb() / 1024,
                after.footprint().residentKb() / 1024,
                before.heapKb() / 1024.0,
                after.heapKb() / 1024.0,
                before.footprint().threads(),
                after.footprint().threads()),
        "0");
  }
}
