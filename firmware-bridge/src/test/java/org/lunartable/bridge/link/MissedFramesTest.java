package org.lunartable.bridge.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/**
 * Whatever frames are lost: when the board is confirmed to be as it was told, it is so, and every
 * place at which something happened was told, or that something was missed.
 */
class MissedFramesTest {

  private static final int PLACES = Talk.SIZE * Talk.SIZE;
  private static final int HELLO = 0x81;
  private static final int SNAPSHOT = 0x82;

  /** More in a row are a silence, which ends the line. */
  private static final int MOST_LOST_IN_A_ROW = 4;

  private static final int BEAT_MILLIS = 1000;

  /** A board that was reset is known by its clock, once it has told a time that is later. */
  private static final int WARM = 2 * BEAT_MILLIS * MOST_LOST_IN_A_ROW;

  /** What happens on the board, or at its plug. */
  private enum Act {
    TOGGLE,
    TOGGLE_TWICE,
    HEARTBEAT,
    FAULT,
    RESET,
    LINE_ENDS
  }

  private final Talk talk = new Talk();
  private final Set<Integer> standing = new TreeSet<>();

  /** Where something really happened, and where it was told, since the game agreed last. */
  private final Set<Integer> happened = new HashSet<>();

  private final Set<Integer> told = new HashSet<>();
  private boolean missed;
  private int looked;
  private int sightings;
  private int confirmed;
  private int millis;

  private int lostInARow;
  private int heardMillis;

  @Provide
  Arbitrary<List<Tuple2<Act, Integer>>> evenings() {
    Arbitrary<Act> acts =
        Arbitraries.frequency(
            Tuple.of(8, Act.TOGGLE),
            Tuple.of(3, Act.TOGGLE_TWICE),
            Tuple.of(8, Act.HEARTBEAT),
            Tuple.of(1, Act.FAULT),
            Tuple.of(1, Act.RESET),
            Tuple.of(1, Act.LINE_ENDS));
    // The number says at which place, and which frames get lost.
    Arbitrary<Integer> chance = Arbitraries.integers().between(0, 1 << 16);
    return acts.flatMap(act -> chance.map(number -> Tuple.of(act, number))).list().ofSize(120);
  }

  @Property(tries = 300)
  void nothingIsConfirmedThatWasNotTold(
      @ForAll("evenings") List<Tuple2<Act, Integer>> evening, @ForAll("losses") int lostOfHundred) {
    begin();
    for (Tuple2<Act, Integer> next : evening) {
      act(next.get1(), next.get2(), next.get2() / PLACES % 100 < lostOfHundred);
      answer(next.get2() % 97 < lostOfHundred);
    }
    heal();
    assertThat(confirmed).isPositive();
    assertThat(occupiedAsTold()).isEqualTo(standing);
  }

  @Provide
  Arbitrary<Integer> losses() {
    return Arbitraries.of(0, 5, 20, 50, 90);
  }

  private void begin() {
    talk.saysHello();
    snapshot(false);
    millis = WARM;
    heartbeat(false);
  }

  private void act(Act act, int number, boolean lost) {
    int place = number % PLACES;
    switch (act) {
      case TOGGLE -> toggle(place, lost);
      case TOGGLE_TWICE -> {
        toggle(place, lost);
        toggle(place, lost);
      }
      case HEARTBEAT -> heartbeat(lost);
      case FAULT -> frame(lost, () -> talk.says(0x07, 4, place, 0));
      case RESET -> {
        if (heardMillis > WARM) {
          reset(place, lost);
        }
      }
      case LINE_ENDS -> {
        talk.ends();
        flip(place);
      }
    }
  }

  /** Tells whether something stands there now. */
  private boolean flip(int place) {
    happened.add(place);
    return standing.add(place) || !standing.remove(place);
  }

  private void toggle(int place, boolean lost) {
    int placed = flip(place) ? 0x80 : 0;
    frame(lost, () -> talk.says(0x02, place, placed));
  }

  /** Something happens while the board starts anew; then it says hello. */
  private void reset(int place, boolean lost) {
    flip(place);
    talk.restarts();
    millis = 0;
    heardMillis = 0;
    frame(lost, talk::saysHello);
  }

  private void heartbeat(boolean lost) {
    millis += BEAT_MILLIS;
    int sum = sum();
    frame(
        lost,
        () -> {
          heardMillis = millis;
          talk.says(0x05, millis, millis >> 8, millis >> 16, 0, sum, sum >> 8);
        });
  }

  private int sum() {
    List<Message.Change> placed =
        standing.stream().map(place -> new Message.Change(place, true)).toList();
    return Occupancy.empty(Talk.SIZE, Talk.SIZE).with(new Message.Changes(placed)).sum();
  }

  /** The board says something, which may get lost; then it is looked at what was told. */
  private void frame(boolean lost, Runnable says) {
    boolean really = lost && lostInARow < MOST_LOST_IN_A_ROW;
    lostInARow = really ? lostInARow + 1 : 0;
    if (really) {
      talk.mumbles();
    } else {
      says.run();
    }
    look();
  }

  /** The board answers what the computer asked for. */
  private void answer(boolean lost) {
    talk.pass(250);
    for (int type : talk.sentTypes()) {
      if (type == HELLO) {
        frame(lost, talk::saysHello);
        snapshot(lost);
      } else if (type == SNAPSHOT) {
        snapshot(lost);
      }
    }
  }

  private void snapshot(boolean lost) {
    int[] places = standing.stream().mapToInt(place -> place).toArray();
    frame(lost, () -> talk.saysSnapshot(places));
  }

  /** The line is well from now on. */
  private void heal() {
    for (int i = 0; i < 4; i++) {
      heartbeat(false);
      answer(false);
    }
    heartbeat(false);
  }

  /** Goes through what was told since the last look, as a game does that follows it. */
  private void look() {
    for (String word : talk.told.subList(looked, talk.told.size())) {
      switch (word) {
        case "missed" -> missed = true;
        case "seen" -> {
          if (sightings > 0) {
            told.addAll(differences(sightings - 1, sightings));
          }
          sightings++;
        }
        default -> checkConfirmed();
      }
    }
    looked = talk.told.size();
  }

  private void checkConfirmed() {
    confirmed++;
    assertThat(occupiedAsTold()).isEqualTo(standing);
    if (!missed) {
      assertThat(told).containsAll(happened);
    }
    missed = false;
    told.clear();
    happened.clear();
  }

  private Set<Integer> differences(int one, int other) {
    Set<Integer> places = new HashSet<>();
    for (int place = 0; place < PLACES; place++) {
      if (talk.seen.get(one).occupied(place) != talk.seen.get(other).occupied(place)) {
        places.add(place);
      }
    }
    return places;
  }

  private Set<Integer> occupiedAsTold() {
    Set<Integer> places = new TreeSet<>();
    for (int place = 0; place < PLACES; place++) {
      if (talk.last().occupied(place)) {
        places.add(place);
      }
    }
    return places;
  }
}
