package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;

/** Games that fail inside, rows that cannot be read, and eyes that are late. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class TableFaultTest {

  @TempDir Path folder;
  private volatile boolean screenless;
  private Keeper journal;
  private TableLoop table;

  /** The counting game, whose screen cannot be composed while {@link #screenless}. */
  private final class FragileGame implements Game {

    private final Game inner = new CountingGame();

    @Override
    public String id() {
      return inner.id();
    }

    @Override
    public Play start(Map<String, Object> setup) throws BadSetup {
      return fragile(inner.start(setup));
    }

    private Play fragile(Play play) {
      return (Play)
          Proxy.newProxyInstance(
              Play.class.getClassLoader(),
              new Class<?>[] {Play.class},
              (proxy, method, args) -> {
                if (screenless && method.getName().equals("screen")) {
                  throw new IllegalStateException("no screen");
                }
                try {
                  Object result = method.invoke(play, args);
                  return result instanceof Play next ? fragile(next) : result;
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    }
  }

  @BeforeEach
  void open() throws JournalProblem {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new FragileGame()), journal);
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  @Test
  void aMoveWhoseScreenCannotBeMadeChangesNothing() throws Exception {
    long number = begin();
    Published before = now();
    screenless = true;
    Reply reply = table.begin("counting", Map.of(), "touch").join();
    assertThat(reply).isEqualTo(Reply.refused("refused.broken"));
    assertThat(now()).isEqualTo(before);

    screenless = false;
    close();
    open();
    assertThat(now().screen()).isEqualTo(before.screen());
    assertThat(count("SELECT count(*) FROM entries")).isEqualTo(1);
    assertThat(now().number()).isGreaterThan(number);
  }

  @Test
  void aSavedGameWithoutAScreenLeavesRoomForANewOne() throws Exception {
    begin();
    close();
    screenless = true;
    open();
    assertUnreadable();
  }

  @Test
  void aSavedRowThatCannotBeReadLeavesRoomForANewGame() throws Exception {
    begin();
    close();
    try (Connection other = connect();
        Statement statement = other.createStatement()) {
      statement.executeUpdate("UPDATE entries SET json = 'no json'");
    }
    open();
    assertUnreadable();
  }

  private void assertUnreadable() {
    assertThat(now().screen()).isEmpty();
    assertThat(now().notice().orElseThrow().key()).isEqualTo("notice.game-unreadable");
    screenless = false;
    begin();
    assertThat(now().screen()).isPresent();
    assertThat(now().notice()).isEmpty();
  }

  @Test
  void aDieSeenBeforeTheRollWasWantedIsNoRoll() {
    long before = System.nanoTime();
    begin();
    Published wanted = now();

    Reply reply = table.submit(seen(before)).join();

    assertThat(((Reply.Nothing) reply).notice().orElseThrow().key()).isEqualTo("notice.die-late");
    assertThat(now().notice().orElseThrow().key()).isEqualTo("notice.die-late");
    assertThat(now().screen()).isEqualTo(wanted.screen());
    assertThat(table.submit(seen(System.nanoTime())).join()).isInstanceOf(Reply.Done.class);
  }

  @Test
  void aNewsOfADeviceMakesNoRollLate() {
    begin();
    long rolled = System.nanoTime();
    Observation health = new Observation.SourceHealth(true, "fine");
    table.submit(TableEvent.certain("camera", System.nanoTime(), health)).join();

    assertThat(table.submit(seen(rolled)).join()).isInstanceOf(Reply.Done.class);
  }

  @Test
  void aGameAskedForOnAnOldScreenIsStale() {
    long first = now().number();
    long number = begin();
    table.submit(TableEvent.certain("touch", 0, new OptionChosen(number, "r:1"))).join();

    assertThat(table.beginAt(first, "counting", Map.of(), "touch").join())
        .isInstanceOfSatisfying(
            Reply.NotDone.class,
            stale -> assertThat(stale.why().text().key()).isEqualTo("refused.stale"));
    assertThat(table.beginAt(now().number(), "counting", Map.of(), "touch").join())
        .isInstanceOf(Reply.Done.class);
  }

  private static TableEvent seen(long nanos) {
    return TableEvent.certain("camera", nanos, new DieSeen(Die.CLASSIC.face(3)));
  }

  private long begin() {
    return ((Reply.Done) table.begin("counting", Map.of(), "touch").join()).number();
  }

  private Published now() {
    return table.feed().current();
  }

  private Connection connect() throws Exception {
    return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lunar.db"));
  }

  private int count(String sql) throws Exception {
    try (Connection other = connect();
        Statement statement = other.createStatement()) {
      return statement.executeQuery(sql).getInt(1);
    }
  }
}
