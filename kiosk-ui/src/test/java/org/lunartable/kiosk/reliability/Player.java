package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** Plays Lunar Command at a kiosk over HTTP, and knows what the screen must show. */
final class Player {

  private final Random random;

  /** As acknowledged by the kiosk. */
  private Session acknowledged;

  /** The same with the press that is on its way. */
  private Session next;

  private long number;
  private int presses;

  Player(long seed) {
    random = new Random(seed);
  }

  /** How many presses were acknowledged. */
  int presses() {
    return presses;
  }

  /** Begins a game. */
  void begin(KioskProcess kiosk) throws IOException, InterruptedException {
    try {
      next = Session.start(new LunarCommandGame(), Map.of(), "touch");
    } catch (BadSetup impossible) {
      throw new AssertionError(impossible);
    }
    taken(kiosk.post("/api/games", Map.of("game", next.started().game(), "setup", Map.of())));
  }

  /** One press; when it returns the kiosk has acknowledged it. */
  void press(KioskProcess kiosk) throws IOException, InterruptedException {
    List<Option> options = acknowledged.play().options();
    if (options.isEmpty()) {
      begin(kiosk);
    } else if (random.nextInt(12) == 0 && acknowledged.canUndo()) {
      next = step(new UndoAsked(0));
      taken(kiosk.post("/api/undo", Map.of("revision", number)));
    } else {
      String option = options.get(random.nextInt(options.size())).id();
      next = step(new OptionChosen(0, option));
      taken(kiosk.post("/api/choose", Map.of("revision", number, "option", option)));
    }
  }

  private Session step(Observation press) {
    return acknowledged.step(TableEvent.certain("touch", 0, press), new Shown(0, 0)).next();
  }

  private void taken(KioskProcess.Answer answer) {
    assertThat(answer.status()).as(answer.json().toString()).isEqualTo(200);
    number = number(answer);
    acknowledged = next;
    presses++;
  }

  private static long number(KioskProcess.Answer answer) {
    return ((Number) answer.json().get("number")).longValue();
  }

  /**
   * Looks whether the kiosk, started again, shows what was acknowledged; what was on its way is
   * either wholly there or not at all.
   */
  void findsEverything(KioskProcess kiosk) throws IOException, InterruptedException {
    KioskProcess.Answer shown = kiosk.get("/api/screen");
    assertThat(number(shown)).isGreaterThan(number);
    number = number(shown);
    Object screen = shown.json().get("screen");
    if (screen.equals(screen(next))) {
      acknowledged = next;
    }
    assertThat(screen).isEqualTo(screen(acknowledged));
    assertThat(shown.json()).containsEntry("canUndo", acknowledged.canUndo());
  }

  private static Map<String, Object> screen(Session session) {
    try {
      return Json.readObject(Json.write(session.play().screen(Viewer.TABLE)));
    } catch (BadJson impossible) {
      throw new AssertionError(impossible);
    }
  }
}
