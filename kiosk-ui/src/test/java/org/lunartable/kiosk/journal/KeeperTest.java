package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;
import org.lunartable.engine.session.Entry.Undone;

/** What is kept when the disk takes nothing for a while. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class KeeperTest {

  private static final GameStarted START = new GameStarted("counting", Map.of(), "touch");

  @TempDir Path parent;
  private Path folder;
  private Keeper keeper;

  @BeforeEach
  void open() throws JournalProblem, UnreadableGame {
    folder = parent.resolve("data");
    keeper = Keeper.open(folder, Clock.systemUTC());
    keeper.resume();
  }

  @AfterEach
  void close() {
    keeper.close();
  }

  private static Entry move(int n) {
    return new MoveTaken("w:b" + n, "touch");
  }

  private List<Entry> inTheJournal() throws Exception {
    PastGames past = new PastGames(folder);
    return past.entries(past.newest(1).get(0).id());
  }

  /** Another program holds the journal, which is how a disk is made to take nothing here. */
  private Connection hold() throws SQLException {
    Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lunar.db"));
    try (Statement lock = other.createStatement()) {
      lock.execute("BEGIN IMMEDIATE");
    }
    return other;
  }

  private void deleteFolder() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Test
  void whatTheDiskDoesNotTakeIsWrittenOnceWhenItDoes() throws Exception {
    keeper.append(List.of(START, move(1)));
    try (Connection other = hold()) {
      assertThat(other.isClosed()).isFalse();
      keeper.append(List.of(move(2)));
      keeper.append(List.of(new Undone("touch")));
      assertThat(keeper.trouble())
          .contains("The journal cannot be written: another program holds it.");
    }
    assertThat(inTheJournal()).containsExactly(START, move(1));

    keeper.tend();
    keeper.tend();

    assertThat(keeper.trouble()).isEmpty();
    assertThat(inTheJournal()).containsExactly(START, move(1), move(2), new Undone("touch"));
    keeper.append(List.of(move(3)));
    assertThat(inTheJournal()).hasSize(5);
  }

  @Test
  void aFolderThatIsDeletedIsNoticedByItselfAndTheGameWrittenAgain() throws Exception {
    keeper.append(List.of(START, move(1), move(2)));
    deleteFolder();

    keeper.tend();

    assertThat(keeper.trouble()).isEmpty();
    assertThat(keeper.news().orElseThrow()).contains("data folder was gone");
    assertThat(inTheJournal()).containsExactly(START, move(1), move(2));
  }

  @Test
  void aMoveIntoADeletedFolderIsNotTakenForSaved() throws Exception {
    keeper.append(List.of(START, move(1)));
    deleteFolder();

    keeper.append(List.of(move(2)));
    assertThat(keeper.trouble().orElseThrow()).contains("gone");
    keeper.tend();

    assertThat(inTheJournal()).containsExactly(START, move(1), move(2));
  }

  @Test
  void aJournalDamagedWhileTheGameIsOnCostsNothingOfThisGame() throws Exception {
    keeper.append(List.of(START, move(1)));
    Files.delete(folder.resolve("lunar.db-wal"));
    Files.delete(folder.resolve("lunar.db-shm"));
    Files.delete(folder.resolve("lunar.db"));
    Files.writeString(folder.resolve("lunar.db"), "no database at all, and that for long");

    keeper.append(List.of(move(2)));
    keeper.tend();

    assertThat(keeper.trouble()).isEmpty();
    assertThat(keeper.news().orElseThrow()).contains("damaged");
    assertThat(inTheJournal()).containsExactly(START, move(1), move(2));
  }

  @Test
  void aWholeEveningInMemoryIsWrittenGameByGame() throws Exception {
    keeper.append(List.of(START, move(1)));
    Path elsewhere = Files.move(folder.resolve("lunar.db"), parent.resolve("pulled"));
    // The first one still goes to the file that is no longer there; it must not come twice.
    for (Entry entry : List.of(move(2), START, move(3), move(4))) {
      keeper.append(List.of(entry));
      assertThat(keeper.trouble()).isPresent();
    }
    Files.move(elsewhere, folder.resolve("lunar.db"));
    keeper.tend();

    assertThat(keeper.trouble()).isEmpty();
    PastGames past = new PastGames(folder);
    assertThat(past.newest(9)).hasSize(2);
    assertThat(past.entries(1)).containsExactly(START, move(1), move(2));
    assertThat(past.entries(2)).containsExactly(START, move(3), move(4));
  }

  @Test
  void whatWasNotSavedIsWrittenAtTheEnd() throws Exception {
    keeper.append(List.of(START));
    deleteFolder();
    keeper.append(List.of(move(1)));
    keeper.close();
    assertThat(inTheJournal()).containsExactly(START, move(1));
  }

  @Test
  void numbersOfScreensGoOnOverADeletedFolder() throws Exception {
    keeper.append(List.of(START));
    long last = keeper.reserveNumbers(1000) + 999;
    deleteFolder();
    keeper.tend();
    keeper.close();

    open();
    assertThat(keeper.reserveNumbers(1)).isGreaterThan(last);
  }
}
