package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;

/** Plays games at the table by chance, writes them down, and plays what is written again. */
public record WrittenGame(Game game) {

  /** Told games wander about; no game takes as many moves. */
  private static final int LONGEST = 20_000;

  private static final String DATE = "2026-11-30";

  public Notation notation() {
    return game.notation().orElseThrow();
  }

  /** A set-up of this mode. */
  public static Map<String, Object> setUp(String mode, int players, long seed) {
    Map<String, Object> setup = new LinkedHashMap<>();
    setup.put("mode", mode);
    setup.put("players", players);
    setup.put("starts", Seats.word(players - 1));
    setup.put("names", Map.of("green", "Ada \"the Ace\""));
    setup.put("seed", Long.toHexString(seed));
    return setup;
  }

  /** The game at its end. */
  public Play played(Map<String, Object> setup, long seed) throws BadSetup {
    SplittableRandom random = new SplittableRandom(seed);
    Play play = game.start(setup);
    for (int i = 0; play.result().isEmpty(); i++) {
      assertThat(i).as("moves of a game").isLessThan(LONGEST);
      List<Option> options = play.options();
      String move = options.get(random.nextInt(options.size())).id();
      if (play.awaitsCompanion()) {
        move = ((Dealt) play).answer().orElseThrow();
      }
      play = ((Play.Taken) play.take(move)).next();
    }
    return play;
  }

  public String text(Map<String, Object> setup, Play end) {
    return notation().write(setup, end, DATE).orElseThrow();
  }

  /** Plays such a game, writes it, and plays it again: the same end, and the same text again. */
  public void hold(Map<String, Object> setup, long seed) throws BadSetup, NotAGame {
    Play end = played(setup, seed);
    String text = text(setup, end);
    List<Notation.Replayed> replayed = notation().replay(text, Optional.empty());
    assertThat(replayed).hasSize(1);
    Play again = replayed.get(0).end();
    assertThat(again.result()).isEqualTo(end.result());
    assertThat(again.turns()).isEqualTo(end.turns());
    Map<String, Object> plain = new LinkedHashMap<>(setup);
    plain.put("computers", 0);
    plain.computeIfPresent("mode", (key, mode) -> mode.equals("one-screen") ? "phones" : mode);
    Play told = game.start(plain);
    for (List<String> turn : end.turns()) {
      for (String move : turn) {
        told = ((Play.Taken) told.take(move)).next();
      }
    }
    assertThat(again.screen(Viewer.TABLE)).isEqualTo(told.screen(Viewer.TABLE));
  }
}
