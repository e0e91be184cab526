package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;

/**
 * People do legal moves with bricks, touch others and put them back, and at any time the line
 * misses something, which is noticed with one of the next words or at last with a heartbeat. What
 * is taken for a move is what was built, whatever was missed.
 */
@DisplayName("A game followed by sensors over a bad line")
class MissedMovesTest {

  private static final long REST = Duration.ofMillis(800).toNanos();
  private static final int TRIES = 300;

  /** Seeds that follow on one another give alike first numbers. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final List<String> ROLLS =
      List.of("yellow", "grey", "yellow", "white, orange", "yellow");
  private static final String POSITION =
      """
      turn: orange
      roll: ROLL
      board:
      D-................d
      ...................
      ...................
      .1.2.1.2...........
      ...................
      .u.................
      ...................
      ...................
      ...................
      .....1.............
      ...................
      ...................
      ...................
      ...................
      ...................
      .............2.....
      ...................
      ...................
      d.................D
      """;

  private Random random;
  private SensedGame game;
  private Play play;
  private Set<Place> standing;
  private boolean gap;
  private long now;
  private int taken;
  private int asked;

  @Test
  void onlyWhatWasBuiltIsTaken() throws BadSetup {
    for (int seed = 0; seed < TRIES; seed++) {
      random = new Random(seed * SPREAD);
      begin(ROLLS.get(seed % ROLLS.size()));
      Board built = build(seed % 3 * 40);
      settle();
      check(built, seed);
    }
    assertThat(taken).isGreaterThan(TRIES / 4);
    assertThat(asked).isGreaterThan(TRIES / 20);
  }

  private void begin(String roll) throws BadSetup {
    game = new SensedGame(SensedGame.Patience.AT_THE_TABLE);
    play = new LunarCommandGame().start(Map.of("position", POSITION.replace("ROLL", roll)));
    standing = new TreeSet<>(board(play).places(content -> content != Content.EMPTY));
    now = 1;
    gap = false;
    see();
    rest();
    assertThat(look()).isPresent();
  }

  private static Board board(Play play) {
    return ((OnTheTable) play).position().board();
  }

  private void see() {
    game.see(Presence.of(board(play).lattice(), standing), now);
  }

  private void rest() {
    now += REST;
    game.confirm(now);
  }

  private Optional<Observation> look() {
    return game.look(Presence.shown(7, true, play), now);
  }

  /** One or two legal actions; the board as it stands then. */
  private Board build(int lostOfHundred) {
    Board before = board(play);
    Play after = act(play, "", "");
    if (random.nextInt(4) > 0) {
      Board between = board(after);
      after = act(after, changed(before, between, true), changed(before, between, false));
    }
    List<Place> touched = hands(before, board(after));
    // All words about a place are lost: the other places alone look like another move.
    Set<Place> unheard = new TreeSet<>();
    touched.stream().filter(place -> random.nextInt(100) < lostOfHundred).forEach(unheard::add);
    touched.forEach(place -> touch(place, unheard.contains(place)));
    return board(after);
  }

  /**
   * Does something, if anything can be done.
   *
   * @param to where a piece is put if one can be; sensors that missed that take it for the piece
   *     which stood there before
   * @param but the piece here is not taken for that
   */
  private Play act(Play from, String to, String but) {
    List<String> moves =
        from.options().stream().map(Option::id).filter(id -> id.matches("[swau]:.*")).toList();
    List<String> there =
        moves.stream()
            .filter(id -> id.endsWith("-" + to) && !id.contains(":" + but + "-"))
            .toList();
    if (moves.isEmpty()) {
      return from;
    }
    List<String> choice = there.isEmpty() ? moves : there;
    String move = choice.get(random.nextInt(choice.size()));
    return ((Play.Taken) from.take(move)).next();
  }

  /** The first place at which something has gone, or come. */
  private static String changed(Board before, Board after, boolean gone) {
    return before.differences(after).stream()
        .filter(place -> (after.at(place) == Content.EMPTY) == gone)
        .map(Place::name)
        .findFirst()
        .orElse("");
  }

  /** Where hands lift or put something down, in this order, so that it is built in the end. */
  private List<Place> hands(Board before, Board after) {
    List<Place> lifts = new ArrayList<>();
    List<Place> puts = new ArrayList<>();
    for (Place place : before.differences(after)) {
      if (before.at(place) != Content.EMPTY) {
        lifts.add(place);
      }
      if (after.at(place) != Content.EMPTY) {
        puts.add(place);
      }
    }
    List<Place> others = new ArrayList<>(standing);
    others.removeAll(lifts);
    Collections.shuffle(others, random);
    List<Place> touched = others.subList(0, random.nextInt(3));
    Collections.shuffle(lifts, random);
    Collections.shuffle(puts, random);
    List<Place> all = new ArrayList<>(lifts);
    all.addAll(puts);
    touched.forEach(place -> all.addAll(random.nextInt(all.size() + 1), List.of(place, place)));
    return all;
  }

  private void touch(Place place, boolean isLost) {
    now += 1 + random.nextInt(300_000_000);
    if (!standing.remove(place)) {
      standing.add(place);
    }
    if (isLost) {
      gap = true;
    } else if (!gap) {
      see();
    } else if (random.nextBoolean()) {
      heal();
    } else {
      game.missed(); // and the snapshot is late
    }
  }

  private void heal() {
    game.missed();
    see();
    gap = false;
  }

  private void settle() {
    if (gap) {
      heal();
    }
    rest();
  }

  private void check(Board built, int seed) {
    Optional<Observation> said = look();
    if (said.orElse(null) instanceof MovesSeen seen) {
      taken++;
      Play after = play;
      for (String move : seen.moves()) {
        after = ((Play.Taken) after.take(move)).next();
      }
      assertThat(board(after)).as("seed %d, %s", seed, seen.moves()).isEqualTo(built);
    } else {
      asked++;
    }
  }
}
