package org.lunartable.engine.homeonlagrange.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;

@DisplayName("Home on Lagrange at the table")
class FullPlayTest {

  private static final HomeOnLagrangeGame GAME = new HomeOnLagrangeGame(HouseCards.CATALOGUE);

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

  private static Block.Turn turn(Play play) {
    return blocks(play, Viewer.TABLE, Block.Turn.class).get(0);
  }

  private static String problem(Map<String, Object> setup) {
    return catchThrowableOfType(BadSetup.class, () -> GAME.start(setup)).getMessage();
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
  }

  @Test
  void showsTheHandAndTheChoicesOnlyToWhoDecides() {
    Play play = start(Map.of("players", 2, "seed", "1"));
    assertThat(blocks(play, viewer("orange"), Block.Options.class).get(0).groups()).isNotEmpty();
    assertThat(blocks(play, viewer("green"), Block.Options.class).get(0).groups()).isEmpty();
    assertThat(blocks(play, Viewer.TABLE, Block.Options.class).get(0).groups()).isEmpty();
    assertThat(blocks(play, Viewer.TABLE, Block.Cards.class))
        .extracting(Block.Cards::id)
        .containsExactly("driver");
    assertThat(blocks(play, viewer("green"), Block.Cards.class))
        .extracting(Block.Cards::id)
        .containsExactly("driver", "hand");
  }

  @Test
  void showsTheHandOnTheTableWhenThereIsOnlyOneScreen() {
    Play play = start(Map.of("mode", "one-screen", "seed", "1"));
    assertThat(blocks(play, Viewer.TABLE, Block.Cards.class))
        .extracting(Block.Cards::id)
        .containsExactly("driver", "hand");
  }

  @Test
  void tellsWhichCardsAChoiceIsTouchedFor() {
    Play play = start(Map.of("players", 2, "seed", "1"));
    Block.Cards hand = blocks(play, viewer("orange"), Block.Cards.class).get(1);
    assertThat(hand.cards())
        .hasSize(5)
        .allMatch(card -> card.choices().contains("swap:" + card.id()));
  }

  @Test
  void saysThatAHouseCatalogueIsInUse() {
    Play play = start(Map.of());
    assertThat(blocks(play, Viewer.TABLE, Block.Notes.class).get(0).texts())
        .anyMatch(text -> text.key().equals("note.house-catalogue"));
  }

  @Test
  void playsWithTheOwnersCatalogue() {
    String owned = HouseCards.CSV.replaceAll("(?m),house$", ",owner");
    Play play = start(Map.of("catalogue", owned));
    assertThat(blocks(play, Viewer.TABLE, Block.Notes.class).get(0).texts())
        .noneMatch(text -> text.key().equals("note.house-catalogue"));
  }

  @Test
  void namesThePlayerToDecide() {
    Play play = start(Map.of("starts", "green", "names", Map.of("green", "Ada")));
    assertThat(turn(play).seat()).contains("green");
    assertThat(turn(play).headline().args()).containsEntry("seat", "Ada");
  }

  @Test
  void itemisesEveryScoreAndTellsAStoryAtTheEnd() {
    Play play = start(Map.of("players", 4, "seed", "abc"));
    SplittableRandom random = new SplittableRandom(3);
    while (play.result().isEmpty()) {
      List<Option> options = play.options();
      play = ((Play.Taken) play.take(options.get(random.nextInt(options.size())).id())).next();
    }
    List<Block.Sheet> sheets = blocks(play, Viewer.TABLE, Block.Sheets.class).get(0).sheets();
    assertThat(sheets)
        .hasSize(4)
        .allMatch(
            sheet ->
                sheet.total() == sheet.items().stream().mapToInt(Block.Item::points).sum()
                    && sheet.story().size() == 4);
    int most = sheets.stream().mapToInt(Block.Sheet::total).max().orElseThrow();
    assertThat(sheets).allMatch(sheet -> sheet.winner() == (sheet.total() == most));
  }

  @Test
  void drawsTheSeedWhateverIsSent() {
    assertThat(GAME.withChance(Map.of(), -1L)).containsEntry("seed", "ffffffffffffffff");
    assertThat(GAME.withChance(Map.of("seed", "7"), -1L))
        .as("who knew the seed would know all hidden cards")
        .containsEntry("seed", "ffffffffffffffff");
    assertThat(start(Map.of("seed", "ffffffffffffffff")).screen(viewer("orange")))
        .isNotEqualTo(start(Map.of("seed", "7")).screen(viewer("orange")));
  }

  @Test
  void refusesASetUpWithOneSentence() {
    assertThat(problem(Map.of("players", 6)))
        .isEqualTo("players must be a whole number from 2 to 5");
    assertThat(problem(Map.of("players", 2, "starts", "red")))
        .isEqualTo("starts must be one of orange, green");
    assertThat(problem(Map.of("seed", "xyz"))).isEqualTo("seed must be 1 to 16 hexadecimal digits");
    assertThat(problem(Map.of("names", Map.of("pink", "Ada"))))
        .startsWith("names.pink is not known");
    assertThat(problem(Map.of("computers", 2)))
        .isEqualTo("computers must be a whole number from 0 to 1");
    assertThat(problem(Map.of("catalogue", "cards"))).startsWith("catalogue: The first line");
  }

  private static Refused refused(Play play, String move) {
    return ((Play.NotTaken) play.take(move)).why();
  }

  @Test
  void refusesWithTheRule() {
    Play play = start(Map.of("seed", "1"));
    assertThat(refused(play, "nonsense").text().key()).isEqualTo("refused.unreadable");
    assertThat(refused(play, "buy:no-such-module").text().key()).isEqualTo("refused.unreadable");
    assertThat(refused(play, "paid").rule()).isEqualTo("HL-6");
    assertThat(refused(play, "lose:hotel").rule()).isEqualTo("HL-6");
    assertThat(refused(play, "put:jukebox@gym").rule()).isIn("HL-8", "HL-9");
  }
}
