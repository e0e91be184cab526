package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;
import org.lunartable.engine.session.Entry.Redone;
import org.lunartable.engine.session.Entry.Undone;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class JournalTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-29T20:00:00Z"), ZoneOffset.UTC);
  private static final GameStarted START =
      new GameStarted(
          "counting",
          Map.of(
              "turns", 3, "name", "Zo\u00eb \"\u6708\"", "nested", Map.of("a", List.of(1, true))),
          "touch");

  @TempDir Path folder;

  @Test
  void whatWasAppendedIsThereAgain() throws Exception {
    List<Entry> entries =
        List.of(START, new MoveTaken("w:b1", "touch"), new Undone("touch"), new Redone("camera"));
    try (Journal journal = open()) {
      assertThat(journal.resume()).isEmpty();
      journal.append(entries.subList(0, 1));
      journal.append(entries.subList(1, 4));
    }
    try (Journal journal = open()) {
      assertThat(journal.message()).isEmpty();
      assertThat(journal.resume().orElseThrow().entries()).isEqualTo(entries);
      journal.append(List.of(new Undone("touch")));
      assertThat(journal.resume().orElseThrow().entries()).hasSize(5);
    }
  }

  @Test
  void aNewGameLeavesTheOldOneInTheFile() throws Exception {
    try (Journal journal = open()) {
      journal.append(List.of(START, new MoveTaken("r:1", "touch")));
      journal.append(List.of(START));
      assertThat(journal.resume().orElseThrow()).isEqualTo(new SavedGame(2, List.of(START)));
    }
    assertThat(query("SELECT count(*) FROM entries WHERE game = 1")).isEqualTo("2");
    assertThat(query("SELECT wall FROM entries WHERE seq = 1"))
        .isEqualTo(Long.toString(CLOCK.millis()));
    assertThat(query("PRAGMA journal_mode")).isEqualTo("wal");
    assertThat(query("PRAGMA user_version")).isEqualTo("1");
  }

  @Test
  void screenNumbersNeverComeTwice() throws Exception {
    try (Journal journal = open()) {
      assertThat(journal.reserveNumbers(0, 10)).isEqualTo(1);
      assertThat(journal.reserveNumbers(0, 1)).isEqualTo(11);
    }
    try (Journal journal = open()) {
      assertThat(journal.reserveNumbers(0, 5)).isEqualTo(12);
    }
  }

  @Test
  void aMoveWithoutAGameIsAFaultOfTheCaller() throws Exception {
    try (Journal journal = open()) {
      assertThatThrownBy(() -> journal.append(List.of(new Undone("touch"))))
          .isInstanceOf(IllegalStateException.class);
      journal.append(List.of(START));
      assertThat(journal.resume().orElseThrow().entries()).containsExactly(START);
    }
  }

  @Test
  void anEmptyFileIsANewJournal() throws Exception {
    Files.createFile(folder.resolve("lunar.db"));
    try (Journal journal = open()) {
      assertThat(journal.message()).isEmpty();
      journal.append(List.of(START));
    }
  }

  @Test
  void aJournalOfANewerVersionIsLeftAlone() throws Exception {
    open().close();
    execute("PRAGMA user_version = 99");

    assertProblem(folder, "newer Lunar Table");
    assertThat(query("PRAGMA user_version")).isEqualTo("99");
  }

  @Test
  void onlyOneMayWrite() throws Exception {
    try (Journal journal = open()) {
      assertProblem(folder, "in use by another Lunar Table");
      journal.append(List.of(START));
    }
    open().close();
  }

  @Test
  void aWriteThatFailsSavesNothingAndTheNextOneWorks() throws Exception {
    try (Journal journal = open()) {
      journal.append(List.of(START));
      try (Connection other = connect();
          Statement statement = other.createStatement()) {
        statement.executeUpdate("BEGIN IMMEDIATE");
        assertThatThrownBy(() -> journal.append(List.of(new MoveTaken("r:1", "touch"))))
            .isInstanceOf(JournalProblem.class)
            .hasMessage("The journal cannot be written: another program holds it.");
        statement.executeUpdate("ROLLBACK");
      }
      journal.append(List.of(new MoveTaken("r:2", "touch")));
      assertThat(journal.resume().orElseThrow().entries())
          .containsExactly(START, new MoveTaken("r:2", "touch"));
    }
  }

  @Test
  void entriesOfUnknownKindAreNotGuessedAt() throws Exception {
    try (Journal journal = open()) {
      journal.append(List.of(START));
    }
    execute("INSERT INTO entries VALUES(NULL, 1, 'dreamt', '{}', 'touch', 0, 'unknown')");
    try (Journal journal = open()) {
      assertThatThrownBy(journal::resume)
          .isInstanceOf(UnreadableGame.class)
          .hasMessageContaining("dreamt");
    }
  }

  private Journal open() throws JournalProblem {
    return Journal.open(folder, CLOCK);
  }

  private static void assertProblem(Path folder, String words) {
    assertThatThrownBy(() -> Journal.open(folder, CLOCK))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining(words)
        .hasMessageEndingWith(".")
        .hasMessageNotContaining("\n");
  }

  private Connection connect() throws Exception {
    return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lunar.db"));
  }

  private String query(String sql) throws Exception {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      return found.getString(1);
    }
  }

  private void execute(String sql) throws Exception {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
