package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;

class BackupsTest {

  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

  @TempDir Path data;
  @TempDir Path stick;
  private Backups backups;

  @BeforeEach
  void begin() {
    backups = new Backups(data, Clock.fixed(NOON, ZoneOffset.UTC));
  }

  private Journal open() throws JournalProblem {
    return Journal.open(data, Clock.systemUTC());
  }

  private static void play(Journal journal, String move) throws JournalProblem {
    journal.append(
        List.of(
            new Entry.GameStarted("lunar-command", Map.of(), "touch"),
            new Entry.MoveTaken(move, "touch")));
  }

  private int games() throws JournalProblem {
    return new PastGames(data).newest(10).size();
  }

  @Test
  void aBackupOfARunningKioskIsRestoredAtTheNextStart() throws Exception {
    try (Journal journal = open()) {
      play(journal, "r:white,white,orange,green");
      Files.writeString(data.resolve("settings.json"), "{\"language\":\"de\"}");
      Files.createDirectories(data.resolve("camera"));
      Files.writeString(data.resolve("camera/tray.json"), "{}");
      assertThat(backups.write(stick)).isEqualTo("lunar-table-20261130-120000");
      play(journal, "r:white,white,yellow,yellow");
      Files.writeString(data.resolve("settings.json"), "{\"language\":\"fr\"}");
      backups.restore(stick, "lunar-table-20261130-120000");
      assertThat(games()).isEqualTo(2);
    }
    try (Journal again = open()) {
      assertThat(again.message()).isEmpty();
      assertThat(games()).isEqualTo(1);
      assertThat(data.resolve("settings.json")).hasContent("{\"language\":\"de\"}");
      assertThat(data.resolve("camera/tray.json")).exists();
    }
  }

  @Test
  void whatWasThereBeforeIsKept() throws Exception {
    try (Journal journal = open()) {
      play(journal, "r:white,white,orange,green");
      backups.write(stick);
      play(journal, "r:white,white,yellow,yellow");
    }
    backups.restore(stick, "lunar-table-20261130-120000");
    open().close();
    try (Stream<Path> all = Files.list(data)) {
      Path before =
          all.filter(path -> path.getFileName().toString().startsWith("before-restore-"))
              .findFirst()
              .orElseThrow();
      assertThat(new PastGames(before).newest(10)).hasSize(2);
    }
  }

  @Test
  void aPowerCutWhileRestoringIsMadeGoodByTheNextStart() throws Exception {
    try (Journal journal = open()) {
      play(journal, "r:white,white,orange,green");
      Files.writeString(data.resolve("settings.json"), "old");
      backups.write(stick);
    }
    backups.restore(stick, "lunar-table-20261130-120000");
    // As if the power had gone after the database was moved aside and before the new one came.
    Files.createDirectories(data.resolve("before-restore-20261130-115959"));
    Files.move(data.resolve("lunar.db"), data.resolve("before-restore-20261130-115959/lunar.db"));
    Files.deleteIfExists(data.resolve("lunar.db-wal"));
    open().close();
    assertThat(games()).isEqualTo(1);
    assertThat(data.resolve("restore")).doesNotExist();
  }

  @Test
  void aDamagedBackupIsRefusedAndNothingLaidReady() throws Exception {
    try (Journal journal = open()) {
      play(journal, "r:white,white,orange,green");
      backups.write(stick);
    }
    Files.writeString(stick.resolve("lunar-table-20261130-120000/lunar.db"), "no database at all");
    assertThatThrownBy(() -> backups.restore(stick, "lunar-table-20261130-120000"))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("damaged");
    assertThat(data.resolve("restore")).doesNotExist();
    open().close();
    assertThat(games()).isEqualTo(1);
  }

  @Test
  void onlyBackupsAreListedAndOnlyListedOnesRestored() throws Exception {
    Files.createDirectories(stick.resolve("lunar-table-20261130-120000"));
    Files.createDirectories(stick.resolve("holidays"));
    Files.writeString(stick.resolve("holidays/lunar.db"), "");
    assertThat(backups.in(stick)).isEmpty();
    assertThatThrownBy(() -> backups.restore(stick, "../holidays"))
        .hasMessageContaining("no backup");
  }

  @Test
  void aBackupThatCannotBeWrittenLeavesNothing() throws Exception {
    open().close();
    Path nowhere = stick.resolve("missing");
    assertThatThrownBy(() -> backups.write(nowhere))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("check that there is room");
    assertThat(nowhere).doesNotExist();
    backups.write(stick);
    assertThatThrownBy(() -> backups.write(stick)).isInstanceOf(JournalProblem.class);
    assertThat(files(stick)).containsExactly("lunar-table-20261130-120000");
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).toList();
    }
  }
}
