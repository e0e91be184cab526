package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.reliability.Reliability;

/** A real kiosk is killed in the middle of play and started again. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class KillTest {

  private static final Map<String, Object> SETUP = Map.of("turns", 100_000);

  private static final int KILLS = 1000;

  /** So many kiosks at once, each with a game of its own. */
  private static final int TABLES = 2;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void afterAKillAtAnyMomentTheGameIsWhereTheScreenWas(long seed) throws Exception {
    killAndResume(seed, 2, folder);
  }

  @Tag("faults")
  @Timeout(value = 4, unit = TimeUnit.HOURS)
  @Test
  void afterManyKillsTheGameIsWhereTheScreenWas() throws Exception {
    List<CompletableFuture<Void>> tables = new ArrayList<>();
    for (int table = 0; table < TABLES; table++) {
      int seed = 3 + table;
      Path own = Files.createDirectory(folder.resolve("kiosk" + seed));
      tables.add(CompletableFuture.runAsync(() -> killOften(seed, own)));
    }
    for (CompletableFuture<Void> table : tables) {
      table.join();
    }
    Reliability.write("SIGKILL at a random moment of a storm of moves", KILLS, 0);
  }

  private static void killOften(long seed, Path folder) {
    try {
      killAndResume(seed, KILLS / TABLES, folder);
    } catch (Exception failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** Plays one game, over so many kills of the kiosk. */
  private static void killAndResume(long seed, int kills, Path folder) throws Exception {
    Random random = new Random(seed);
    Session expected = Session.start(new CountingGame(), SETUP, "touch");
    ChildKiosk child = ChildKiosk.start(folder);
    child.client().post("/api/games", Json.write(Map.of("game", "counting", "setup", SETUP)));
    long number = child.client().get("/api/screen").number();
    for (int life = 0; life < kills; life++) {
      CompletableFuture<?> killing = child.killIn(random.nextInt(400));
      Session next = expected;
      try {
        while (true) {
          Observation press = press(expected, random);
          next = step(expected, press);
          number = send(child.client(), number, press);
          expected = next;
        }
      } catch (IOException killed) {
        killing.join();
      }

      child = ChildKiosk.start(folder);
      Client.Answer screen = child.client().get("/api/screen");
      assertThat(screen.number()).isGreaterThan(number);
      // The move on its way when the kill came is either wholly there or not at all.
      expected = shows(screen, next) ? next : expected;
      assertShows(screen, expected);
      number = screen.number();
    }
    child.kill();
  }

  @Test
  void askedToEndItEndsAndNothingIsLost() throws Exception {
    ChildKiosk child = ChildKiosk.start(folder);
    child.client().post("/api/games", "{\"game\":\"counting\"}");
    Object before = child.client().get("/api/screen").at("screen");

    child.process().destroy(); // SIGTERM
    assertThat(child.process().waitFor(20, TimeUnit.SECONDS)).isTrue();

    ChildKiosk again = ChildKiosk.start(folder);
    assertThat(again.client().get("/api/screen").at("screen")).isEqualTo(before);
    again.kill();
  }

  @Test
  void killsLeaveNoHeapOfLibrariesBehind() throws Exception {
    for (int i = 0; i < 2; i++) {
      ChildKiosk.start(folder).kill();
    }
    try (Stream<Path> files = Files.list(folder.resolve("natives/sqlite"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".so"))).hasSize(1);
    }
  }

  private static Observation press(Session session, Random random) {
    int kind = random.nextInt(10);
    if (kind == 0 && session.canUndo()) {
      return new UndoAsked(0);
    } else if (kind == 1 && session.canRedo()) {
      return new RedoAsked(0);
    }
    List<Option> options = session.play().options();
    return new OptionChosen(0, options.get(random.nextInt(options.size())).id());
  }

  private static Session step(Session session, Observation press) {
    return session.step(TableEvent.certain("touch", 0, press), new Shown(0, 0)).next();
  }

  private static long send(Client client, long number, Observation press) throws Exception {
    Client.Answer answer;
    if (press instanceof OptionChosen chosen) {
      answer =
          client.post(
              "/api/choose", Json.write(Map.of("revision", number, "option", chosen.option())));
    } else {
      String path = press instanceof UndoAsked ? "/api/undo" : "/api/redo";
      answer = client.post(path, Json.write(Map.of("revision", number)));
    }
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.number();
  }

  private static boolean shows(Client.Answer screen, Session session) {
    return screen.at("screen").equals(screen(session))
        && screen.at("canUndo").equals(session.canUndo())
        && screen.at("canRedo").equals(session.canRedo());
  }

  private static void assertShows(Client.Answer screen, Session session) {
    assertThat(screen.at("screen")).isEqualTo(screen(session));
    assertThat(shows(screen, session)).isTrue();
  }

  private static Map<String, Object> screen(Session session) {
    String json = Json.write(session.play().screen(Viewer.TABLE));
    return Client.parse(json.getBytes(StandardCharsets.UTF_8));
  }
}
