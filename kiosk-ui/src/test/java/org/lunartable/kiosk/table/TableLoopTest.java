package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class TableLoopTest {

  private static final Duration SOON = Duration.ofSeconds(20);

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;

  @BeforeEach
  void open() throws JournalProblem {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new CountingGame()), journal);
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  @Test
  void aReplyComesAfterTheScreenItIsAbout() {
    long number = begin();
    assertThat(now().number()).isEqualTo(number);

    Reply reply = see(new OptionChosen(number, "r:1")).join();

    assertThat(reply).isEqualTo(new Reply.Done(number + 1));
    assertThat(now().happenings()).extracting(Happening::kind).containsExactly("rolled");
    assertThat(now().canUndo()).isTrue();
  }

  @Test
  void theGameIsTakenUpAgainWithLargerNumbers() throws Exception {
    Published before = played();

    close();
    open();

    assertThat(now().screen()).isEqualTo(before.screen());
    assertThat(now().canUndo()).isTrue();
    assertThat(now().canRedo()).isTrue();
    assertThat(now().number()).isGreaterThan(before.number());
    assertThat(now().happenings()).isEmpty();
  }

  private Published played() {
    begin();
    see(new OptionChosen(now().number(), "r:1")).join();
    see(new OptionChosen(now().number(), "w:c1")).join();
    see(new UndoAsked(now().number())).join();
    return now();
  }

  @Test
  void whatIsSeenAndMeansNothingIsSaidOnceAndNothingElseChanges() {
    long number = begin();
    see(new OptionChosen(number, "r:1")).join();
    Published before = now();

    see(new DieSeen(Die.CLASSIC.face(4))).join();
    Published said = now();
    see(new DieSeen(Die.CLASSIC.face(4))).join();

    assertThat(said.notice().orElseThrow().key()).isEqualTo("notice.die-not-wanted");
    assertThat(said.screen()).isEqualTo(before.screen());
    assertThat(said.number()).isEqualTo(before.number() + 1);
    assertThat(now()).isEqualTo(said);
    see(new OptionChosen(before.number(), "p")).join();
    assertThat(now().notice()).isEmpty();
  }

  @Test
  void whatCannotBeSavedIsPlayedAllTheSameAndSaidUntilItIs() throws Exception {
    long number = begin();
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lunar.db"));
        Statement lock = other.createStatement()) {
      lock.executeUpdate("BEGIN IMMEDIATE");
      assertThat(see(new OptionChosen(number, "r:1")).join()).isInstanceOf(Reply.Done.class);
      assertThat(now().warnings()).extracting(Text::key).containsExactly("warning.unsaved");
      see(new OptionChosen(now().number(), "w:c1")).join();
      lock.executeUpdate("ROLLBACK");
    }
    Published unsaved = now();
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      Published next = screens.next(SOON).orElseThrow();
      while (!next.warnings().isEmpty()) {
        next = screens.next(SOON).orElseThrow();
      }
      assertThat(next.screen()).isEqualTo(unsaved.screen());
    }
    close();
    open();
    assertThat(now().screen()).isEqualTo(unsaved.screen());
  }

  @Test
  void everyPressIsTakenOrRefusedNoneIsLost() {
    begin();
    List<CompletableFuture<Reply>> presses = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      table.accept(event(new SourceHealth(true, "beat " + i)));
      presses.add(see(new UndoAsked(-1)));
    }
    List<Reply> replies = new ArrayList<>();
    for (CompletableFuture<Reply> press : presses) {
      replies.add(press.orTimeout(SOON.toSeconds(), TimeUnit.SECONDS).join());
    }
    Reply taken = new Reply.NotDone(Session.stale());
    assertThat(replies).contains(taken).containsOnly(taken, Reply.refused("refused.busy"));
    see(new SourceHealth(true, "last")).join();
    assertThat(now().sources()).containsExactly(new SourceState("camera", true, "last"));
  }

  @Test
  void afterClosingNothingIsTaken() {
    table.close();

    assertThat(see(new UndoAsked(1)).join()).isEqualTo(Reply.refused("refused.closing"));
    assertThat(table.accept(event(new UndoAsked(1)))).isFalse();
  }

  @Test
  void aGameThatCannotBeTakenUpIsSaidAndANewOneCanBegin() throws Exception {
    begin();
    close();
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(), journal);
    assertThat(now().screen()).isEmpty();
    assertThat(now().notice().orElseThrow().key()).isEqualTo("notice.game-unreadable");

    close();
    open();
    assertThat(now().screen()).isPresent();
  }

  @Test
  void aDamagedJournalIsSaidOnTheScreen() throws Exception {
    close();
    Files.writeString(folder.resolve("lunar.db"), "spoilt, and long enough to be looked at");
    open();

    assertThat(now().notice().orElseThrow().key()).isEqualTo("notice.journal");
    assertThat(table.accept(event(new DieSeen(Die.CLASSIC.face(1))))).isTrue();
    see(new SourceHealth(true, "fine")).join();
    assertThat(now().notice().orElseThrow().key()).isEqualTo("notice.journal");
    begin();
    assertThat(now().notice()).isEmpty();
  }

  @Test
  void theElectronicDieShowsTheFaceItDrew() {
    long number = begin();
    AtomicInteger sides = new AtomicInteger();
    ElectronicDie die =
        new ElectronicDie(
            table,
            n -> {
              sides.set(n);
              return 5;
            });

    assertThat(die.roll(number - 1).join()).isInstanceOf(Reply.NotDone.class);
    assertThat(die.roll(number).join()).isInstanceOf(Reply.Done.class);
    assertThat(now().die().orElseThrow().top()).contains(Die.CLASSIC.face(6));
    assertThat(sides).hasValue(6);
    assertThat(die.roll(number).join()).isInstanceOf(Reply.NotDone.class);
  }

  @Test
  void theSecureDieIsFair() {
    int rolls = 600;
    int[] counts = new int[7];
    begin();
    ElectronicDie die = ElectronicDie.secure(table);
    for (int i = 0; i < rolls; i++) {
      die.roll(now().number()).join();
      counts[Die.CLASSIC.faces().indexOf(now().die().orElseThrow().top().orElseThrow()) + 1]++;
      see(new OptionChosen(now().number(), "p")).join();
    }
    // Faces 1 and 2 look alike: five outcomes, one twice as likely; 99.9999 % of fair dice pass.
    double chi = Math.pow(counts[1] - 200, 2) / 200;
    for (int face = 3; face <= 6; face++) {
      chi += Math.pow(counts[face] - 100, 2) / 100;
    }
    assertThat(chi).isLessThan(34);
  }

  private long begin() {
    Reply reply = table.begin("counting", Map.of("turns", 1000), "touch").join();
    return ((Reply.Done) reply).number();
  }

  private Published now() {
    return table.feed().current();
  }

  private CompletableFuture<Reply> see(Observation observation) {
    return table.submit(event(observation));
  }

  private static TableEvent event(Observation observation) {
    return TableEvent.certain("camera", System.nanoTime(), observation);
  }
}
