package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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

  @Test
  void isNotWrittenDownBeforeItIsOver() throws Exception {
    begin("space-lab", "one-screen");
    choose(now().options().get(0).id());
    assertThat(history.shared(1)).as("its seed tells all hidden cards").isEmpty();
  }

  /** Whoever passes the screen on would else look into a hand that was on it before. */
  @Test
  void showsNoHandsBeforeItIsOver() throws Exception {
    begin("space-lab", "one-screen");
    choose(now().options().get(0).id());
    assertThat(cards()).isEmpty();
    playToTheEnd();
    assertThat(cards()).isNotEmpty();
  }

  private List<Block> cards() throws Exception {
    return history.story(1).orElseThrow().frames().stream()
        .flatMap(frame -> frame.blocks().stream())
        .filter(Block.Cards.class::isInstance)
        .toList();
  }

  /**
   * Nothing that goes to a watcher, a rival or the table names a project before the count (SL-14).
   */
  @Test
  void namesNoProjectToAnybodyButItsPlayer() {
    begin("space-lab", "phones");
    SplittableRandom random = new SplittableRandom(5);
    int kept = 0;
    while (now().result().isEmpty()) {
      Published shown = table.feed().current();
      for (String seat : shown.seats()) {
        Set<String> own = projects(shown, Optional.of(seat));
        kept += own.size();
        List<String> others = new ArrayList<>(List.of(sent(shown, Optional.empty())));
        shown.seats().stream()
            .filter(rival -> !rival.equals(seat))
            .forEach(rival -> others.add(sent(shown, Optional.of(rival))));
        own.forEach(project -> assertThat(others).noneMatch(message -> message.contains(project)));
      }
      List<Option> options = now().options();
      chooseAtOwnPage(shown, options.get(random.nextInt(options.size())).id());
    }
    assertThat(kept).as("projects looked for").isPositive();
  }

  private static Set<String> projects(Published shown, Optional<String> seat) {
    return shown
        .screenFor(new Viewer(seat))
        .orElseThrow()
        .blocks(Block.Cards.class)
        .filter(row -> Set.of("projects", "seen").contains(row.id()))
        .flatMap(row -> row.cards().stream())
        .flatMap(card -> Stream.of(card.id(), card.name()))
        .collect(Collectors.toSet());
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
  @Test
  void takesNoMoveAtTheTableThatIsOnAPlayersOwnPage() {
    begin("space-lab", "phones");
    Play before = now();
    String move = before.options().get(0).id();
    assertThat(before.screen(Viewer.TABLE).groups()).isEmpty();

    Reply held = choose(move);
    Reply notHeld = choose("put:red-red-red-doctor-discount@left");

    assertThat(held).isInstanceOf(Reply.NotDone.class).isEqualTo(notHeld);
    assertThat(((Reply.NotDone) held).why().text().key()).isEqualTo("refused.on-own-page");
    assertThat(now()).isSameAs(before);
    chooseAtOwnPage(table.feed().current(), move);
    assertThat(now()).isNotSameAs(before);
  }
}
