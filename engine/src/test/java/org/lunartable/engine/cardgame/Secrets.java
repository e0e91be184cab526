package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;

/**
 * Holds a card game's screens against its secrets: two states that differ only in what a viewer may
 * not see must give that viewer the same screen.
 *
 * @param open the kinds of what is told about cards that lay face up, but do so no more afterwards
 */
public record Secrets<S, A>(DealtTable<S, A> table, Guesser<S> guesser, Set<String> open) {

  /** The computer thinks long: it is asked for one state of so many. */
  private static final int EVERY = 17;

  /** Moves of a game whose hints are looked at. */
  private static final int HINTED = 12;

  /** Actions tried in each state. */
  private static final int TRIED = 5;

  /** Deals all that a seat, or the table, does not know out anew. */
  public interface Guesser<S> {
    S guess(S state, OptionalInt seat, long seed);
  }

  /** Looks at each of these states as the table and as each seat. */
  public void hold(List<S> states, long seed) {
    Random random = new Random(seed);
    for (S state : states) {
      if (!table.rules().isOver(state)) {
        hold(state, OptionalInt.empty(), random);
        table.seating().seats().forEach(seat -> hold(state, OptionalInt.of(seat), random));
      }
    }
  }

  /**
   * What else somebody is told: why an action cannot be done, what the computer would do, and what
   * happened.
   *
   * @param states of a whole game
   * @param actions that were done in it, each tried in other states, too
   */
  public void holdWords(List<S> states, List<A> actions, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < states.size(); i++) {
      S state = states.get(i);
      if (!rules().isOver(state)) {
        OptionalInt decider = OptionalInt.of(rules().decider(state));
        S other = guesser.guess(state, decider, random.nextLong());
        holdAnswers(state, other, actions, random);
        if (i % EVERY == 0) {
          assertThat(rules().advise(other)).as("the hint").isEqualTo(rules().advise(state));
        }
        holdStory(state, OptionalInt.empty(), random);
        table.seating().seats().forEach(seat -> holdStory(state, OptionalInt.of(seat), random));
      }
    }
  }

  /**
   * A game with hands on phones, some moves long: a hint, or a choice, is there for whoever decides
   * alone.
   */
  public static void holdHints(CardGame game, long seed) throws BadSetup {
    Random random = new Random(seed);
    Play play = game.start(CardSetUp.withSeed(Map.of("players", 3), seed));
    for (int i = 0; i < HINTED && play.result().isEmpty(); i++) {
      assertThat(play.isSecret()).isTrue();
      String decider = decider(play);
      for (String seat : Seats.words(3)) {
        Viewer viewer = new Viewer(Optional.of(seat));
        boolean decides = seat.equals(decider);
        assertThat(CardHints.of(play, viewer).isPresent()).as(seat).isEqualTo(decides);
        assertThat(play.screen(viewer).groups().findAny().isPresent()).isEqualTo(decides);
      }
      assertThat(CardHints.of(play, Viewer.TABLE)).as("the table").isEmpty();
      assertThat(play.screen(Viewer.TABLE).groups()).as("the table").isEmpty();
      List<Option> options = play.options();
      play = ((Play.Taken) play.take(options.get(random.nextInt(options.size())).id())).next();
    }
  }

  private static String decider(Play play) {
    return play.screen(Viewer.TABLE)
        .blocks(Block.Turn.class)
        .flatMap(turn -> turn.seat().stream())
        .findFirst()
        .orElseThrow();
  }

  private CardRules<S, A> rules() {
    return table.rules();
  }

  /** Who decides learns from an answer only what the own cards say anyway. */
  private void holdAnswers(S state, S other, List<A> actions, Random random) {
    for (int i = 0; i < TRIED; i++) {
      A action = actions.get(random.nextInt(actions.size()));
      assertThat(answer(other, action)).as(action.toString()).isEqualTo(answer(state, action));
    }
  }

  private Optional<Refused> answer(S state, A action) {
    return rules().options(state).contains(action)
        ? Optional.empty()
        : Optional.of(table.why(state, action));
  }

  /** What is told of an action differs only where what the viewer then sees does. */
  private void holdStory(S state, OptionalInt seat, Random random) {
    S other = guesser.guess(state, seat, random.nextLong());
    List<A> both = new ArrayList<>(rules().options(state));
    both.retainAll(rules().options(other));
    if (both.isEmpty()) {
      return;
    }
    A action = both.get(random.nextInt(both.size()));
    List<Happening> told = new ArrayList<>();
    List<Happening> toldOther = new ArrayList<>();
    S next = table.apply(state, action, told::add);
    S nextOther = table.apply(other, action, toldOther::add);
    Optional<String> word =
        seat.isPresent() ? Optional.of(Seats.word(seat.getAsInt())) : Optional.empty();
    if (screen(next, word).equals(screen(nextOther, word))) {
      assertThat(secret(toldOther)).as("told of " + action).isEqualTo(secret(told));
    }
  }

  private List<Happening> secret(List<Happening> told) {
    return told.stream().filter(one -> !open.contains(one.kind())).toList();
  }

  private void hold(S state, OptionalInt seat, Random random) {
    Optional<String> word =
        seat.isPresent() ? Optional.of(Seats.word(seat.getAsInt())) : Optional.empty();
    S other = guesser.guess(state, seat, random.nextLong());
    assertThat(screen(other, word)).isEqualTo(screen(state, word));
  }

  /** What a seat sees, or the table when none is named. */
  public Screen screen(S state, Optional<String> seat) {
    return table.screen(state, Chronicle.EMPTY, new Viewer(seat));
  }
}
