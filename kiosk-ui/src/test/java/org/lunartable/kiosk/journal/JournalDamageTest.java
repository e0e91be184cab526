package org.lunartable.kiosk.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;

/** Damaged files are set aside, never deleted, and the table goes on. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class JournalDamageTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-29T20:00:00Z"), ZoneOffset.UTC);
  private static final GameStarted START = new GameStarted("counting", Map.of(), "touch");

  @TempDir Path folder;

  @Test
  void aFileThatIsNoDatabaseIsSetAside() throws Exception {
    Files.writeString(folder.resolve("lunar.db"), "this is no database, but long enough for one");
    try (Journal journal = open()) {
      assertSetAside(journal, "lunar-damaged-20261129-200000.db");
    }
  }

  @Test
  void aDamagedPageIsFoundAndTheFileSetAside() throws Exception {
    fill(200);
    try (FileChannel file =
        FileChannel.open(folder.resolve("lunar.db"), StandardOpenOption.WRITE)) {
      assertThat(file.size()).isGreaterThan(20_000);
      for (long at = 8192; at < file.size(); at += 4096) {
        file.write(ByteBuffer.wrap("spoilt by a dying card".repeat(20).getBytes(UTF_8)), at);
      }
    }
    try (Journal journal = open()) {
      assertSetAside(journal, "lunar-damaged-20261129-200000.db");
    }
  }

  @Test
  void aFileCutShortIsSetAside() throws Exception {
    fill(200);
    try (FileChannel file =
        FileChannel.open(folder.resolve("lunar.db"), StandardOpenOption.WRITE)) {
      file.truncate(file.size() / 2);
    }
    try (Journal journal = open()) {
      assertSetAside(journal, "lunar-damaged-20261129-200000.db");
    }
  }

  /** As cards leave files after the power has failed. */
  @Test
  void aFileOfWhichNothingIsLeftIsSetAsideAndNoNewJournal() throws Exception {
    fill(200);
    new Copies(folder).make();
    try (FileChannel file =
        FileChannel.open(folder.resolve("lunar.db"), StandardOpenOption.WRITE)) {
      file.truncate(0);
    }
    try (Journal journal = open()) {
      assertThat(journal.message().orElseThrow())
          .contains("The journal was damaged (the file is empty)", "games are those of the copy");
      assertThat(journal.resume()).isPresent();
    }
  }

  @Test
  void aSecondDamageIsSetAsideBesideTheFirst() throws Exception {
    for (String name :
        List.of("lunar-damaged-20261129-200000", "lunar-damaged-20261129-200000-2")) {
      Files.writeString(folder.resolve("lunar.db"), "no database at all, and that for long");
      try (Journal journal = open()) {
        assertSetAside(journal, name + ".db");
      }
    }
  }

  @Test
  void aFolderInItsPlaceIsSetAside() throws Exception {
    Files.createDirectory(folder.resolve("lunar.db"));
    try (Journal journal = open()) {
      assertSetAside(journal, "lunar-damaged-20261129-200000.db");
    }
  }

  @Test
  void aJournalThatMayNotBeUsedIsLeftWhereItIs() throws Exception {
    fill(1);
    Path file = folder.resolve("lunar.db");
    assertThatThrownBy(() -> Database.checkAccess(file, path -> false))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("permission denied");
    Database.checkAccess(file, Files::isReadable);
    Database.checkAccess(folder.resolve("missing.db"), path -> false);
  }

  private Journal open() throws JournalProblem {
    return Journal.open(folder, CLOCK);
  }

  private void fill(int moves) throws JournalProblem {
    try (Journal journal = open()) {
      List<Entry> entries = new ArrayList<>(List.of(START));
      for (int i = 0; i < moves; i++) {
        entries.add(new MoveTaken("w:" + "x".repeat(100) + i, "touch"));
      }
      journal.append(entries);
    }
  }

  private void assertSetAside(Journal journal, String name) throws Exception {
    assertThat(journal.message().orElseThrow()).contains(name).endsWith(".").doesNotContain("\n");
    assertThat(folder.resolve(name)).exists();
    assertThat(journal.resume()).isEmpty();
    journal.append(List.of(START));
    assertThat(folder.resolve("lunar.db")).isRegularFile();
  }
}
