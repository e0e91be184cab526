package org.lunartable.kiosk.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.Screens;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("The companion at a card game")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CardPlayerTest {

  private static final Duration SOON = Duration.ofSeconds(20);
  private static final CompanionPlayer.Pace SLOW =
      new CompanionPlayer.Pace(SOON, SOON, SOON, Duration.ofSeconds(60));

  @TempDir Path folder;
  private Keeper keeper;
  private TableLoop table;
  private CompanionPlayer player;

  @BeforeEach
  void open() throws Exception {
    open(CompanionPlayer.Pace.AT_ONCE);
  }

  private void open(CompanionPlayer.Pace pace) throws Exception {
    keeper = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(AllGames.GAMES, keeper);
    ElectronicDie die = new ElectronicDie(table, faces -> 0);
    player = CompanionPlayer.start(table, die, () -> false, pace);
  }

  @AfterEach
  void close() {
    player.close();
    table.close();
    keeper.close();
  }

  private void begin(String game, int computers) {
    Map<String, Object> setup =
        Map.of("mode", "one-screen", "players", 2, "computers", computers, "seed", "1");
    assertThat(table.begin(game, setup, "touch").join()).isInstanceOf(Reply.Done.class);
  }

  private Published await(Predicate<Published> test) {
    return Screens.await(table, test);
  }

  private static boolean isThePersons(Published screen) {
    return !play(screen).awaitsCompanion();
  }

  private static Play play(Published screen) {
    return screen.play().orElseThrow();
  }

  private static Screen shown(Published screen) {
    return play(screen).screen(Viewer.TABLE);
  }

  private Reply see(Observation what) {
    return table.submit(TableEvent.certain("touch", System.nanoTime(), what)).join();
  }

  /** The person takes what comes first, until the computer has had its turn. */
  private Published aRound() {
    Published now = await(CardPlayerTest::isThePersons);
    int told = play(now).told();
    while (isThePersons(now)) {
      see(new OptionChosen(now.number(), play(now).options().get(0).id()));
      now = table.feed().current();
    }
    return await(screen -> isThePersons(screen) && play(screen).told() > told);
  }

  private List<Entry> record() throws Exception {
    PastGames past = new PastGames(folder);
    return past.entries(past.newest(1).get(0).id());
  }

  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void playsItsSeatAndIsRecorded(String game) throws Exception {
    begin(game, 1);

    Published after = aRound();

    Published same = await(CardPlayerTest::isThePersons);
    assertThat(same.number()).isEqualTo(after.number());
    assertThat(same.companion()).as("what it means to do is hidden").isEmpty();
    List<String> sources = new ArrayList<>();
    for (Entry entry : record()) {
      sources.add(entry.source());
    }
    assertThat(sources).contains("touch", CompanionPlayer.SOURCE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void goesOnAfterARestartWhereItWas(String game) throws Exception {
    begin(game, 1);
    Published before = aRound();
    close();

    open();

    assertThat(shown(await(CardPlayerTest::isThePersons))).isEqualTo(shown(before));
  }

  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void whatItDidIsTakenBackWithThePersonsDecision(String game) throws Exception {
    begin(game, 1);
    aRound();

    see(new UndoAsked(table.feed().current().number()));

    assertThat(isThePersons(table.feed().current())).isTrue();
    assertThat(table.feed().current().canRedo()).isTrue();
  }

  /** A press of a person in its turn takes the decision back; what it meant to do is dropped. */
  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void thinksOfNothingThatWasTakenBack(String game) throws Exception {
    player.close();
    player = CompanionPlayer.start(table, new ElectronicDie(table, faces -> 0), () -> false, SLOW);
    begin(game, 1);
    Published now = table.feed().current();
    while (isThePersons(now)) {
      see(new OptionChosen(now.number(), play(now).options().get(0).id()));
      now = table.feed().current();
    }

    see(new UndoAsked(now.number()));

    assertThat(isThePersons(table.feed().current())).isTrue();
    assertThat(record()).noneMatch(entry -> entry.source().equals(CompanionPlayer.SOURCE));
  }
}
