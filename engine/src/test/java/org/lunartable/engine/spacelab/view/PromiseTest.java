package org.lunartable.engine.spacelab.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.notation.MoveText;
import org.lunartable.engine.spacelab.play.SpaceLabRules;
import org.lunartable.engine.spacelab.play.Table;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Event;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;

/** What a place is said to bring is what comes of it, with empty piles and at the end, too. */
@DisplayName("What a place of Space Lab is said to bring")
class PromiseTest {

  private static final int LONGEST = 5_000;

  @Property(tries = 12)
  void sl6ToSl10IsWhatComesOfIt(
      @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    List<State> states = new ArrayList<>();
    // That a deck is used up no preview can know.
    Map<String, String> drawn = new HashMap<>(RandomGame.drawnWords(Readings.OPEN, seed));
    drawn.remove("empty-deck");
    SpaceLabRules rules = HouseCards.rules(Readings.OPEN.with(drawn));
    new RandomGame<>(rules, LONGEST, players, seed).play(states::add);
    for (State state : states) {
      // With these the piles are empty, which random games seldom bring about.
      compare(state);
      compare(state.stock(state.stock().projects(List.of())));
      compare(state.stock(state.stock().centre(List.of())));
      compare(state.stock(state.stock().bonuses(List.of(List.of(), List.of(), List.of()))));
    }
  }

  private static void compare(State state) {
    if (state.over() || state.pending() != Pending.Plain.NOTHING) {
      return;
    }
    Map<String, Block.Preview> previews = previews(state);
    for (Action action : Referee.options(state)) {
      if (action instanceof Action.Place) {
        check(state, action, previews.get(MoveText.write(action)));
      }
    }
  }

  private static Map<String, Block.Preview> previews(State state) {
    Seating seating = new Seating(state.players().size(), 0, Map.of(), 0);
    Viewer mover = new Viewer(Optional.of(Seats.word(state.turn().seat())));
    Map<String, Block.Preview> previews = new HashMap<>();
    new Table(HouseCards.RULES, seating, false)
        .screen(state, Chronicle.EMPTY, mover)
        .groups()
        .flatMap(group -> group.options().stream())
        .forEach(one -> one.preview().ifPresent(preview -> previews.put(one.id(), preview)));
    return previews;
  }

  /** Pays with the first cards there are, up to where the lab has landed. */
  private static void check(State state, Action place, Block.Preview said) {
    List<Event> told = new ArrayList<>();
    State now = Referee.apply(state, place, told::add);
    while (now.pending() instanceof Pending.Payment) {
      now = Referee.apply(now, Referee.options(now).get(0), told::add);
    }
    List<Event> landed = untilNextTurn(told);
    assertThat(gain(said, "bonus")).isEqualTo(sum(landed, Event.Kind.COMPLETED));
    assertThat(gain(said, "projects")).isEqualTo(projects(now, landed));
    assertThat(gain(said, "take-lab")).isEqualTo(count(landed, Event.Kind.LAB_DRAWN));
    int choosing = now.pending() == Pending.Plain.RECRUIT_ONE ? 1 : 0;
    assertThat(gain(said, "recruit-one"))
        .isEqualTo(count(landed, Event.Kind.LAB_RECRUITED) + choosing);
    assertThat(gain(said, "discount")).isEqualTo(count(landed, Event.Kind.CHEAPER));
    assertThat(texts(said, "preview.completes-late"))
        .isEqualTo(count(landed, Event.Kind.COMPLETED_LATE));
    assertThat(texts(said, "preview.none-left"))
        .isEqualTo(count(landed, Event.Kind.NO_EFFECT) + count(landed, Event.Kind.NO_PROJECT));
    assertThat(texts(said, "preview.ends")).isEqualTo(count(landed, Event.Kind.LAST_ROUND));
  }

  /** Where the turn is over at once, what comes after it is nobody's promise. */
  private static List<Event> untilNextTurn(List<Event> told) {
    int end = 0;
    while (end < told.size() && told.get(end).kind() != Event.Kind.ENDED) {
      end++;
    }
    return told.subList(0, end);
  }

  private static int projects(State now, List<Event> landed) {
    return now.pending() instanceof Pending.Keep keep
        ? keep.drawn().size()
        : sum(landed, Event.Kind.PROJECT);
  }

  private static int gain(Block.Preview said, String what) {
    return said.gains().stream()
        .filter(count -> count.what().equals(what))
        .mapToInt(Block.Count::count)
        .sum();
  }

  private static int texts(Block.Preview said, String key) {
    return (int) said.texts().stream().map(Text::key).filter(key::equals).count();
  }

  private static int sum(List<Event> told, Event.Kind kind) {
    return told.stream().filter(event -> event.kind() == kind).mapToInt(Event::count).sum();
  }

  private static int count(List<Event> told, Event.Kind kind) {
    return (int) told.stream().filter(event -> event.kind() == kind).count();
  }
}
