package org.lunartable.engine.spacelab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.CardHints;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.LabTable;
import org.lunartable.engine.spacelab.SpaceLabGame;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;

@DisplayName("Space Lab at the table")
class FullPlayTest {

  private static final SpaceLabGame GAME = new SpaceLabGame(HouseCards.CATALOGUE);

  private static Play start(Map<String, Object> setup) {
    try {
      return GAME.start(setup);
    } catch (BadSetup bad) {
      throw new AssertionError(bad);
    }
  }

  private static Viewer viewer(String seat) {
    return new Viewer(Optional.of(seat));
  }

  private static <T extends Block> List<T> blocks(Play play, Viewer viewer, Class<T> type) {
    return play.screen(viewer).blocks().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** Up to where the player to move can place a lab. */
  private static Play withALabToPlace() {
    Play play = start(Map.of("seed", "1"));
    SplittableRandom random = new SplittableRandom(1);
    while (play.options().stream().noneMatch(option -> option.id().startsWith("place:"))) {
      List<Option> options = play.options();
      play = ((Play.Taken) play.take(options.get(random.nextInt(options.size())).id())).next();
    }
    return play;
  }

  private static String seat(Play play) {
    return blocks(play, Viewer.TABLE, Block.Turn.class).get(0).seat().orElseThrow();
  }

  @Test
  void aHintIsForWhoeverSeesTheHandAndIsOneOfTheirChoices() {
    Play play = withALabToPlace();
    String seat = seat(play);
    String other = seat.equals("orange") ? "green" : "orange";
    Proposal hint = CardHints.of(play, viewer(seat)).orElseThrow();
    assertThat(play.options()).extracting(Option::id).contains(hint.steps().get(0).id());
    assertThat(hint.steps()).as("what comes then may hang on unseen cards").hasSize(1);
    assertThat(CardHints.of(play, viewer(other))).isEmpty();
    assertThat(CardHints.of(play, Viewer.TABLE)).isEmpty();
  }

  @Test
  void onOneScreenTheTableGetsTheHint() {
    assertThat(CardHints.of(start(Map.of("mode", "one-screen")), Viewer.TABLE)).isPresent();
  }

  @Test
  void playsAWholeGameThroughASessionAndTheRecordLeadsToTheSameScreens() throws Exception {
    Map<String, Object> setup = Map.of("players", 3, "seed", "5eed");
    Session session = Session.start(GAME, setup, "test");
    List<Entry> entries = new ArrayList<>(List.of(session.started()));
    SplittableRandom random = new SplittableRandom(7);
    while (session.play().result().isEmpty()) {
      List<Option> options = session.play().options();
      String id = options.get(random.nextInt(options.size())).id();
      Step step =
          session.step(TableEvent.certain("test", 0, new OptionChosen(1, id)), new Shown(1, 1));
      session = step.next();
      entries.addAll(step.entries());
    }
    Session again = Session.replay(Games.of(GAME), entries);
    for (Viewer viewer : List.of(Viewer.TABLE, viewer("orange"), viewer("blue"))) {
      assertThat(again.play().screen(viewer)).isEqualTo(session.play().screen(viewer));
    }
    List<Block.Sheet> sheets =
        blocks(session.play(), Viewer.TABLE, Block.Sheets.class).get(0).sheets();
    assertThat(sheets)
        .hasSize(3)
        .allMatch(
            sheet -> sheet.total() == sheet.items().stream().mapToInt(Block.Item::points).sum());
  }

  @Test
  void sl14ShowsHandProjectsAndChoicesToTheirPlayerAlone() {
    Play play = withALabToPlace();
    Viewer mover = viewer(seat(play));
    assertThat(blocks(play, mover, Block.Options.class).get(0).groups()).isNotEmpty();
    assertThat(blocks(play, mover, Block.Cards.class)).extracting(Block.Cards::id).contains("hand");
    assertThat(blocks(play, Viewer.TABLE, Block.Options.class).get(0).groups()).isEmpty();
    assertThat(blocks(play, Viewer.TABLE, Block.Cards.class))
        .extracting(Block.Cards::id)
        .doesNotContain("hand", "projects", "seen");
  }

  @Test
  void drawsTheStationWithTenPlacesAndThreeCapsules() {
    Block.Station station =
        blocks(withALabToPlace(), Viewer.TABLE, Block.Stations.class).get(0).stations().get(0);
    assertThat(station.slots()).filteredOn(slot -> slot.kind().equals("lab")).hasSize(10);
    assertThat(station.slots())
        .filteredOn(slot -> slot.kind().equals("capsule"))
        .hasSize(3)
        .allMatch(slot -> slot.row() == 1 && slot.card().orElseThrow().marks().size() == 5);
  }

  @Test
  void namesForEachCardInHandTheFreePlacesAndWhatEachWouldGive() {
    Play play = withALabToPlace();
    Viewer mover = viewer(seat(play));
    Block.Cards hand =
        blocks(play, mover, Block.Cards.class).stream()
            .filter(cards -> cards.id().equals("hand"))
            .findFirst()
            .orElseThrow();
    Block.Card card =
        hand.cards().stream().filter(one -> !one.choices().isEmpty()).findFirst().orElseThrow();
    Block.Station own = blocks(play, mover, Block.Stations.class).get(0).stations().get(0);
    List<Block.Choice> choices =
        blocks(play, mover, Block.Options.class).get(0).groups().stream()
            .flatMap(group -> group.options().stream())
            .toList();
    for (Block.Slot slot : own.slots()) {
      if (slot.kind().equals("lab")) {
        List<String> both = new ArrayList<>(slot.choices());
        both.retainAll(card.choices());
        assertThat(both).hasSize(slot.card().isPresent() ? 0 : 1);
        assertThat(choices)
            .filteredOn(choice -> both.contains(choice.id()))
            .allMatch(choice -> choice.preview().isPresent());
      }
    }
  }

  /** Also a card that cannot be paid for now says what it would give, marked so. */
  @Test
  void showsWhatEachPlaceWouldGiveForCardsThatAreTooDearNow() {
    State state =
        LabTable.of(
                """
                orange left@red-red-blue-doctor-projects : red-pilot-2-3 blue-doctor-0-0
                green  :
                """)
            .state();
    Table table = new Table(HouseCards.RULES, new Seating(2, 0, Map.of(), 0), false);
    Screen screen = table.screen(state, Chronicle.EMPTY, viewer("orange"));
    List<Block.Choice> later = screen.blocks(Block.Later.class).findFirst().orElseThrow().choices();
    assertThat(later)
        .hasSize(10)
        .allMatch(choice -> choice.id().startsWith("place:red-pilot-2-3@"))
        .allMatch(
            choice ->
                choice
                    .preview()
                    .orElseThrow()
                    .texts()
                    .get(0)
                    .equals(Text.of("preview.too-dear", "cards", 1)));
    assertThat(later.get(0).preview().orElseThrow().gains())
        .as("above the left capsule")
        .containsExactly(new Block.Count("covers", 1), new Block.Count("projects", 2));
    assertThat(screen.groups().flatMap(group -> group.options().stream()))
        .noneMatch(choice -> choice.id().startsWith("place:red-pilot"));
    assertThat(table.screen(state, Chronicle.EMPTY, viewer("green")).blocks(Block.Later.class))
        .as("it names the hand")
        .isEmpty();
    assertThat(table.screen(state, Chronicle.EMPTY, Viewer.TABLE).blocks(Block.Later.class))
        .isEmpty();
  }

  @Test
  void refusesWithTheRule() {
    Play play = start(Map.of("seed", "1"));
    assertThat(((Play.NotTaken) play.take("nonsense")).why().text().key())
        .isEqualTo("refused.unreadable");
    assertThat(((Play.NotTaken) play.take("draw")).why().rule()).isEqualTo("SL-3");
    assertThat(((Play.NotTaken) play.take("put:red-red-red-pilot-discount@left")).why().rule())
        .isEqualTo("SL-2");
    Play later = withALabToPlace();
    assertThat(((Play.NotTaken) later.take("place:red-pilot-9-9@up-left")).why().rule())
        .isEqualTo("SL-6");
    assertThat(((Play.NotTaken) later.take("keep:treaty")).why().rule()).isEqualTo("SL-3");
  }

  @Test
  void refusesASetUpWithOneSentence() {
    assertThat(
            catchThrowableOfType(BadSetup.class, () -> GAME.start(Map.of("players", 5)))
                .getMessage())
        .isEqualTo("players must be a whole number from 2 to 4");
  }
}
