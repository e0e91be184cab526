package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

@DisplayName("A card game of the journal")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CardGameTest {

  @TempDir Path folder;
  private Keeper journal;
  private TableLoop table;
  private History history;

  @BeforeEach
  void open() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(AllGames.GAMES, journal);
    history = new History(AllGames.GAMES, new PastGames(folder));
  }

  @AfterEach
  void close() {
    table.close();
    journal.close();
  }

  private Play now() {
    return table.feed().current().play().orElseThrow();
  }

  private Reply choose(String move) {
    OptionChosen chosen = new OptionChosen(table.feed().current().number(), move);
    return table.submit(TableEvent.certain("touch", System.nanoTime(), chosen)).join();
  }

  private void begin(String game, String mode) {
    Map<String, Object> setup = new LinkedHashMap<>();
    setup.put("mode", mode);
    setup.put("names", Map.of("orange", "Ada"));
    setup.put("seed", "5eed");
    table.begin(game, setup, "touch").join();
  }

  private void playToTheEnd() {
    SplittableRandom random = new SplittableRandom(5);
    while (now().result().isEmpty()) {
      List<Option> options = now().options();
      Reply reply = choose(options.get(random.nextInt(options.size())).id());
      assertThat(reply).isInstanceOf(Reply.Done.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"space-lab", "home-on-lagrange"})
  void isWrittenDownSoThatItCanBePlayedAgain(String game) throws Exception {
    begin(game, "one-screen");
    playToTheEnd();

    SharedGame shared = history.shared(1).orElseThrow();

    assertThat(shared.file()).startsWith(game).endsWith(".txt");
    assertThat(shared.whole()).isTrue();
    Notation notation = AllGames.GAMES.find(game).orElseThrow().notation().orElseThrow();
    Notation.Replayed again = notation.replay(shared.text(), Optional.empty()).get(0);
    assertThat(again.tags()).containsEntry("Orange", "Ada");
    assertThat(again.end().turns()).isEqualTo(now().turns());
    assertThat(again.end().result()).isEqualTo(now().result());
  }

  /** The counting alone is short. */
  @Test
  void isAPictureForAPhoneWhenItIsShortEnough() throws Exception {
    begin("space-lab", "score-pad");
    choose("station:orange lab:up-left agency:red speciality:pilot points:4 back counted");
    SharedGame shared = history.shared(1).orElseThrow();
    assertThat(shared.qr()).isPresent();
    assertThat(shared.text()).contains("[Mode \"score-pad\"]", "points:4", "[Result \"orange\"]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"space-lab", "home-on-lagrange"})
  void isNotWrittenDownBeforeItIsOver(String game) throws Exception {
    begin(game, "one-screen");
    choose(now().options().get(0).id());
    assertThat(history.shared(1)).as("its seed tells all hidden cards").isEmpty();
  }

  /** Whoever passes the screen on would else look into a hand that was on it before. */
  @ParameterizedTest
  @ValueSource(strings = {"space-lab", "home-on-lagrange"})
  void showsNoHandsBeforeItIsOver(String game) throws Exception {
    begin(game, "one-screen");
    choose(now().options().get(0).id());
    assertThat(cards()).isEmpty();
    playToTheEnd();
    assertThat(cards()).isNotEmpty();
  }

  /** What a place can be touched for names the card that would go there. */
  @ParameterizedTest
  @ValueSource(strings = {"space-lab", "home-on-lagrange"})
  void tellsNothingThatCouldHaveBeenDone(String game) throws Exception {
    begin(game, "one-screen");
    SplittableRandom random = new SplittableRandom(5);
    while (touched(now().screen(Viewer.TABLE).blocks()).isEmpty()) {
      List<Option> options = now().options();
      choose(options.get(random.nextInt(options.size())).id());
    }
    for (Story.Frame frame : history.story(1).orElseThrow().frames()) {
      assertThat(touched(frame.blocks())).isEmpty();
    }
  }

  private static List<String> touched(List<Block> blocks) {
    return blocks.stream()
        .filter(Block.Stations.class::isInstance)
        .flatMap(block -> ((Block.Stations) block).stations().stream())
        .flatMap(station -> station.slots().stream())
        .flatMap(slot -> Stream.concat(slot.choices().stream(), touchedCard(slot)))
        .toList();
  }

  private static Stream<String> touchedCard(Block.Slot slot) {
    return slot.card().stream().flatMap(card -> card.choices().stream());
  }

  private List<Block> cards() throws Exception {
    return history.story(1).orElseThrow().frames().stream()
        .flatMap(frame -> frame.blocks().stream())
        .filter(Block.Cards.class::isInstance)
        .toList();
  }

  /**
   * Nothing that goes to a watcher, a rival or the table names a project before the count (SL-14),
   * or a card of a hand of which no copy was played, laid, paid or discarded before.
   */
  @ParameterizedTest
  @CsvSource({"space-lab,projects,nothing", "home-on-lagrange,hand,play:pay:put:swap:drop"})
  void namesNoHiddenCardToAnybodyButItsPlayer(String game, String row, String openly) {
    begin(game, "phones");
    SplittableRandom random = new SplittableRandom(5);
    Set<String> open = new HashSet<>();
    int looked = 0;
    while (now().result().isEmpty()) {
      Published shown = table.feed().current();
      for (String seat : shown.seats()) {
        List<Block.Card> own = hidden(shown, seat, row, open);
        looked += own.size();
        assertNamedNowhere(own, sent(shown, Optional.empty()));
        shown.seats().stream()
            .filter(rival -> !rival.equals(seat))
            .forEach(
                rival -> {
                  List<Block.Card> both = hidden(shown, rival, row, open);
                  List<Block.Card> only = own.stream().filter(one -> !has(both, one)).toList();
                  assertNamedNowhere(only, sent(shown, Optional.of(rival)));
                });
      }
      List<Option> options = now().options();
      String move = options.get(random.nextInt(options.size())).id();
      String[] words = move.split("[:@]", -1);
      if (words.length > 1 && List.of(openly.split(":", -1)).contains(words[0])) {
        open.add(words[1]);
      }
      chooseAtOwnPage(shown, move);
    }
    assertThat(looked).as("hidden cards looked for").isPositive();
  }

  private static boolean has(List<Block.Card> cards, Block.Card card) {
    return cards.stream().anyMatch(one -> one.id().equals(card.id()));
  }

  /** The words that stand alone in what is sent: the text of a value, or a part of a move. */
  private static void assertNamedNowhere(List<Block.Card> cards, String sent) {
    Set<String> words = Set.copyOf(List.of(sent.split("[\":@/]+", -1)));
    for (Block.Card card : cards) {
      String name = card.name().map(text -> (String) text.args().get("plain")).orElse("");
      assertThat(words).doesNotContain(card.id(), name);
    }
  }

  /** What only this seat sees: a row of its cards and those it looks at, without the open ones. */
  private static List<Block.Card> hidden(
      Published shown, String seat, String row, Set<String> open) {
    return shown
        .screenFor(new Viewer(Optional.of(seat)))
        .orElseThrow()
        .blocks(Block.Cards.class)
        .filter(block -> Set.of(row, "seen").contains(block.id()))
        .flatMap(block -> block.cards().stream())
        .filter(card -> !open.contains(card.id()))
        .toList();
  }

  private static String sent(Published shown, Optional<String> seat) {
    return Json.write(List.of(shown.screenFor(new Viewer(seat)).orElseThrow(), shown.happenings()));
  }

  private void chooseAtOwnPage(Published shown, String move) {
    String seat =
        shown.seats().stream()
            .filter(
                one ->
                    shown.screenFor(new Viewer(Optional.of(one))).stream()
                        .flatMap(Screen::groups)
                        .findAny()
                        .isPresent())
            .findFirst()
            .orElseThrow();
    OptionChosen chosen = new OptionChosen(shown.number(), move);
    TableEvent own = TableEvent.certain("phone", System.nanoTime(), chosen);
    assertThat(table.submitFrom(seat, OptionalLong.empty(), own).join())
        .isInstanceOf(Reply.Done.class);
  }

  /** A hand is on its player's own page, and what is in it cannot be found out at the table. */
  @ParameterizedTest
  @CsvSource({
    "space-lab,put:red-red-red-doctor-discount@left",
    "home-on-lagrange,swap:no-card-of-the-hand"
  })
  void takesNoMoveAtTheTableThatIsOnAPlayersOwnPage(String game, String notInTheHand) {
    begin(game, "phones");
    Play before = now();
    List<String> moves = before.options().stream().map(Option::id).toList();
    String verb = notInTheHand.substring(0, notInTheHand.indexOf(':') + 1);
    String move = moves.stream().filter(one -> one.startsWith(verb)).findFirst().orElseThrow();
    assertThat(before.screen(Viewer.TABLE).groups()).isEmpty();

    Reply held = choose(move);
    Reply notHeld = choose(notInTheHand);

    assertThat(moves).doesNotContain(notInTheHand);
    assertThat(held).isInstanceOf(Reply.NotDone.class).isEqualTo(notHeld);
    assertThat(((Reply.NotDone) held).why().text().key()).isEqualTo("refused.on-own-page");
    assertThat(now()).isSameAs(before);
    chooseAtOwnPage(table.feed().current(), move);
    assertThat(now()).isNotSameAs(before);
  }
}
