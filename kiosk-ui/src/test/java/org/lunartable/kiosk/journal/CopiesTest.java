package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CopiesTest {

  private static final GameStarted START = new GameStarted("counting", Map.of(), "touch");
  private static final Entry MOVE = new MoveTaken("r:1", "touch");

  @TempDir Path folder;

  private Journal open() throws JournalProblem {
    return Journal.open(folder, Clock.systemUTC());
  }

  private void spoil(Path file) throws Exception {
    Files.writeString(file, "no database at all, and that for long");
    Files.deleteIfExists(folder.resolve("lunar.db-wal"));
    Files.deleteIfExists(folder.resolve("lunar.db-shm"));
  }

  @Test
  void aCopyIsMadeWhenThereIsSomethingNewAndFiveAreKept() throws Exception {
    Copies copies = new Copies(folder);
    assertThat(copies.make()).isFalse();
    try (Journal journal = open()) {
      assertThat(copies.make()).as("nothing in it yet").isFalse();
      journal.append(List.of(START));
      assertThat(copies.make()).isTrue();
      assertThat(copies.make()).isFalse();
      for (int i = 2; i <= 12; i++) {
        journal.append(List.of(MOVE));
        assertThat(copies.make()).isTrue();
      }
    }
    assertThat(copies.newestFirst())
        .hasSize(Copies.KEPT)
        .first()
        .isEqualTo(folder.resolve("backup/lunar-000000000012.db"));
    assertThat(folder.resolve("backup")).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void aDamagedJournalIsReplacedByTheNewestCopy() throws Exception {
    long number;
    try (Journal journal = open()) {
      journal.append(List.of(START, MOVE));
      assertThat(new Copies(folder).make()).isTrue();
      journal.append(List.of(MOVE));
      number = journal.reserveNumbers(0, 5000) + 4999;
    }
    spoil(folder.resolve("lunar.db"));

    try (Journal journal = open()) {
      assertThat(journal.message().orElseThrow())
          .contains("lunar-damaged-", "the copy lunar-000000000002.db")
          .endsWith(".");
      assertThat(journal.resume().orElseThrow().entries()).containsExactly(START, MOVE);
      assertThat(journal.reserveNumbers(0, 1)).isGreaterThan(number);
    }
    try (Journal journal = open()) {
      assertThat(journal.message()).isEmpty();
    }
  }

  @Test
  void aCopyThatIsDamagedItselfIsPassedOver() throws Exception {
    try (Journal journal = open()) {
      for (Entry entry : List.of(START, MOVE, MOVE)) {
        journal.append(List.of(entry));
        assertThat(new Copies(folder).make()).isTrue();
      }
    }
    spoil(folder.resolve("lunar.db"));
    spoil(folder.resolve("backup/lunar-000000000003.db"));

    try (Journal journal = open()) {
      assertThat(journal.resume().orElseThrow().entries()).containsExactly(START, MOVE);
      journal.append(List.of(MOVE, MOVE));
      assertThat(new Copies(folder).make()).isTrue();
    }
    assertThat(new Copies(folder).newestFirst().get(0).getFileName())
        .hasToString("lunar-000000000004.db");
  }

  @Test
  void aJournalThatIsGoneIsTakenFromTheNewestCopy() throws Exception {
    try (Journal journal = open()) {
      journal.append(List.of(START, MOVE));
      assertThat(new Copies(folder).make()).isTrue();
    }
    Files.delete(folder.resolve("lunar.db"));

    try (Journal journal = open()) {
      assertThat(journal.message().orElseThrow()).contains("gone");
      assertThat(journal.resume().orElseThrow().entries()).containsExactly(START, MOVE);
    }
  }

  @Test
  void theTimerCopiesAtTheEnd() throws Exception {
    try (Journal journal = open();
        CopyTimer timer = CopyTimer.start(folder)) {
      journal.append(List.of(START));
      assertThat(timer).isNotNull();
    }
    assertThat(new Copies(folder).newestFirst()).hasSize(1);
  }
}
