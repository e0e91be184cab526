package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;
import org.lunartable.kiosk.journal.PowerCut.Survived;
import org.lunartable.kiosk.journal.Trace.Op;
import org.lunartable.kiosk.reliability.Reliability;

/** The power fails at any moment of an evening, and the disk has half of what it was given. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class PowerLossTest {

  private static final long SEED = 7;

  @TempDir Path scratch;
  private List<Entry> entries;
  private Trace trace;

  private void play(int count) throws Exception {
    entries = Evening.entries(SEED, count);
    trace = Trace.of(scratch, SEED, count);
    assertThat(trace.acknowledged(trace.ops().size())).isEqualTo(count);
  }

  @Test
  void whatIsAcknowledgedWasSyncedBefore() throws Exception {
    play(20);
    Set<Character> unsynced = new HashSet<>();
    for (Op op : trace.ops()) {
      if (op.kind() == 'W' && op.file() == Trace.LOG) {
        unsynced.add(op.file());
      } else if (op.kind() == 'S') {
        unsynced.remove(op.file());
      } else if (op.file() == Trace.MARKS) {
        assertThat(unsynced).isEmpty();
      }
    }
    Random random = new Random(1);
    for (int i = 0; i < 12; i++) {
      cut(random.nextInt(trace.ops().size()) + 1, random, Survived.ANY_PART);
    }
  }

  @Test
  @Tag("faults")
  void atAThousandMomentsNothingAcknowledgedIsLost() throws Exception {
    play(1500);
    Random random = new Random(2);
    int lost = 0;
    for (int i = 0; i < 1000; i++) {
      lost += cut(random.nextInt(trace.ops().size()) + 1, random, Survived.ANY_PART);
    }
    Reliability.write("power fails, writes torn and reordered as an honest disk may", 1000, lost);
  }

  @Test
  @Tag("faults")
  void atEveryWriteBoundaryNothingAcknowledgedIsLost() throws Exception {
    play(120);
    int lost = 0;
    int tried = 0;
    for (int after = 1; after <= trace.ops().size(); after++) {
      for (Survived survived : List.of(Survived.NOTHING, Survived.EVERYTHING)) {
        lost += cut(after, new Random(after), survived);
        tried++;
      }
    }
    Reliability.write(
        "power fails between any two writes, those not synced kept or gone", tried, lost);
  }

  @Test
  @Tag("faults")
  void aDiskThatLiesAboutSyncsCostsTheNewestAndNothingElse() throws Exception {
    play(300);
    Random random = new Random(3);
    int end = trace.ops().size();
    while (trace.ops().get(end - 1).kind() != 'W' || trace.ops().get(end - 1).file() != Trace.LOG) {
      end--;
    }
    for (int i = 0; i < 200; i++) {
      Path folder = Files.createDirectory(scratch.resolve("lied"));
      new PowerCut(random, Survived.EVERYTHING).write(trace, end, folder);
      Path log = folder.resolve("lunar.db-wal");
      byte[] bytes = Files.readAllBytes(log);
      Files.write(log, java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
      try (Journal journal = Journal.open(folder, Clock.systemUTC())) {
        assertThat(journal.message()).isEmpty();
        List<Entry> found = all(folder);
        assertThat(found).isEqualTo(entries.subList(0, found.size()));
      }
      delete(folder);
    }
    Reliability.write(
        "a disk that lies about syncs loses the end of the log",
        200,
        "what the disk kept is whole and in order; what it threw away is gone",
        "0 of what it kept");
  }

  /** Cuts the power, starts again, plays on; counts what was acknowledged and is lost. */
  private int cut(int after, Random random, Survived survived) throws Exception {
    Path folder = Files.createDirectory(scratch.resolve("cut"));
    new PowerCut(random, survived).write(trace, after, folder);
    int acknowledged = trace.acknowledged(after);
    String moment = "after operation " + after + ", " + survived;
    try (Journal journal = Journal.open(folder, Clock.systemUTC())) {
      assertThat(journal.message()).as(moment).isEmpty();
      journal.resume();
      List<Entry> found = all(folder);
      // What was on its way when the power failed is either wholly there or not at all.
      assertThat(found.size()).as(moment).isBetween(acknowledged, acknowledged + 1);
      assertThat(found).as(moment).isEqualTo(entries.subList(0, found.size()));
      if (found.size() < entries.size()) {
        journal.append(List.of(entries.get(found.size())));
        assertThat(all(folder)).isEqualTo(entries.subList(0, found.size() + 1));
      }
      return Math.max(0, acknowledged - found.size());
    } finally {
      delete(folder);
    }
  }

  private static List<Entry> all(Path folder) throws Exception {
    PastGames past = new PastGames(folder);
    List<PastGames.Title> titles = new ArrayList<>(past.newest(10_000));
    titles.sort(Comparator.comparingLong(PastGames.Title::id));
    List<Entry> all = new ArrayList<>();
    for (PastGames.Title title : titles) {
      all.addAll(past.entries(title.id()));
    }
    return all;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
