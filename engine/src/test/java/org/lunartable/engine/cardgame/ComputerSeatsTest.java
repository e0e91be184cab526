package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.session.Verdict;
import org.lunartable.engine.spacelab.SpaceLabGame;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.CompanionMoves;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.Observation.RedoAsked;
import org.lunartable.engine.spi.Observation.UndoAsked;
import org.lunartable.engine.spi.TableEvent;

@DisplayName("A seat of a card game that the computer plays")
class ComputerSeatsTest {

  private static final Shown SHOWN = new Shown(5, 6);

  private final List<Entry> entries = new ArrayList<>();
  private final SplittableRandom random = new SplittableRandom(7);

  static Stream<Game> games() {
    return Stream.of(
        new HomeOnLagrangeGame(org.lunartable.engine.homeonlagrange.HouseCards.CATALOGUE),
        new SpaceLabGame(org.lunartable.engine.spacelab.HouseCards.CATALOGUE));
  }

  private static Map<String, Object> setup(String mode, int players, int computers) {
    return Map.of("mode", mode, "players", players, "computers", computers, "seed", "5eed");
  }

  private Session start(Game game, Map<String, Object> setup) throws Exception {
    Session session = Session.start(game, setup, "touch");
    entries.add(session.started());
    return session;
  }

  private Session begin(Game game, String mode, int players, int computers) throws Exception {
    return start(game, game.withChance(setup(mode, players, computers), 0));
  }

  private static Step look(Session session, String source, Observation seen) {
    return session.step(TableEvent.certain(source, 0, seen), SHOWN);
  }

  private Session see(Session session, String source, Observation seen) {
    Step step = look(session, source, seen);
    assertThat(step.verdict()).isInstanceOf(Verdict.Changed.class);
    entries.addAll(step.entries());
    return step.next();
  }

  private String drawn(Session session) {
    List<Option> options = session.play().options();
    return options.get(random.nextInt(options.size())).id();
  }

  private Session person(Session session) {
    return see(session, "touch", new OptionChosen(6, drawn(session)));
  }

  private static String answer(Session session) {
    return ((Dealt) session.play()).answer().orElseThrow();
  }

  /** The computer as it is. */
  private Session computers(Session session) {
    Session now = session;
    while (now.play().awaitsCompanion()) {
      now = see(now, "companion", new CompanionMoves(6, answer(now)));
    }
    return now;
  }

  /** A person's move after which the computer has to decide. */
  private Session untilComputer(Session session) {
    Session now = session;
    while (!now.play().awaitsCompanion()) {
      now = person(now);
    }
    return now;
  }

  private static Stream<Viewer> viewers() {
    return Stream.concat(
        Stream.of(Viewer.TABLE), Seats.words(3).stream().map(s -> new Viewer(Optional.of(s))));
  }

  private static void assertSame(Play one, Play other) {
    viewers().forEach(who -> assertThat(one.screen(who)).isEqualTo(other.screen(who)));
  }

  /** Its moves are drawn here: another version of it would choose otherwise. */
  @ParameterizedTest
  @MethodSource("games")
  void isReadFromTheRecordWithoutAskingTheComputerAgain(Game game) throws Exception {
    Session session = begin(game, "phones", 3, 2);
    while (session.play().result().isEmpty()) {
      session =
          session.play().awaitsCompanion()
              ? see(session, "companion", new CompanionMoves(6, drawn(session)))
              : person(session);
    }

    Session again = Session.replay(Games.of(game), entries);

    assertSame(again.play(), session.play());
    assertThat(entries).extracting(Entry::source).contains("companion");
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsAWholeGame(Game game) throws Exception {
    Session session = begin(game, "one-screen", 2, 1);
    while (session.play().result().isEmpty()) {
      session = session.play().awaitsCompanion() ? computers(session) : person(session);
    }
    assertThat(session.play().awaitsCompanion()).isFalse();
    assertThat(((Dealt) session.play()).answer()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isTakenBackWithThePersonsDecisionAndDoneAgain(Game game) throws Exception {
    Session session = computers(begin(game, "one-screen", 2, 1));
    Session before = session;
    while (!session.play().awaitsCompanion()) {
      before = session;
      session = person(session);
    }
    Session after = computers(session);

    Session back = see(after, "touch", new UndoAsked(6));
    assertSame(back.play(), before.play());

    Session on = see(back, "touch", new RedoAsked(6));
    assertSame(on.play(), after.play());
    assertSame(Session.replay(Games.of(game), entries).play(), after.play());
  }

  @ParameterizedTest
  @MethodSource("games")
  void saysNothingOnceTheGameHasMovedOn(Game game) throws Exception {
    Session session = untilComputer(computers(begin(game, "phones", 3, 1)));
    String move = answer(session);

    assertThat(look(session, "companion", new CompanionMoves(4, move)).verdict())
        .isEqualTo(new Verdict.Nothing(Optional.empty()));
    Session back = see(session, "touch", new UndoAsked(6));
    assertThat(look(back, "companion", new CompanionMoves(6, drawn(back))).verdict())
        .as("a person is to decide")
        .isEqualTo(new Verdict.Nothing(Optional.empty()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void offersNobodyAnythingInItsTurn(Game game) throws Exception {
    for (String mode : List.of("phones", "one-screen")) {
      Session session = untilComputer(computers(begin(game, mode, 3, 1)));

      viewers().forEach(who -> assertThat(session.play().screen(who).groups()).isEmpty());
      assertThat(session.play().isSecret()).isTrue();
      assertThat(session.play().screen(Viewer.TABLE).blocks(Block.Turn.class))
          .allMatch(turn -> turn.companion() && turn.headline().key().equals("turn.companion"));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void showsItsHandToNobodyOnTheOneScreen(Game game) throws Exception {
    Session alone = untilComputer(computers(begin(game, "one-screen", 3, 2)));
    assertThat(hand(alone)).as("of the only person").isEqualTo(hand(onPhones(game, alone)));

    Session several = untilComputer(computers(begin(game, "one-screen", 3, 1)));
    assertThat(hand(several)).as("where several look").isEmpty();
  }

  /** The same game with everybody's hand on a page of their own. */
  private static Session onPhones(Game game, Session session) throws Exception {
    Map<String, Object> setup = new HashMap<>(session.started().setup());
    setup.put("mode", "phones");
    List<Entry> record = new ArrayList<>();
    record.add(new Entry.GameStarted(game.id(), setup, "touch"));
    session.moments().forEach(one -> record.add(new Entry.MoveTaken(one.move(), "touch")));
    return Session.replay(Games.of(game), record);
  }

  private static List<String> hand(Session session) {
    boolean phones = session.started().setup().get("mode").equals("phones");
    Viewer viewer = phones ? new Viewer(Optional.of("orange")) : Viewer.TABLE;
    return session
        .play()
        .screen(viewer)
        .blocks(Block.Cards.class)
        .filter(cards -> cards.id().equals("hand"))
        .flatMap(cards -> cards.cards().stream())
        .map(Block.Card::id)
        .toList();
  }

  /** Records of older versions have the moves of people only, and no word about it. */
  @ParameterizedTest
  @MethodSource("games")
  void answersAtOnceInAGameThatWasBegunSo(Game game) throws Exception {
    Session old = start(game, setup("phones", 3, 2));
    Session now =
        computers(Session.start(game, game.withChance(old.started().setup(), 0x5eed), "touch"));
    for (int i = 0; i < 12; i++) {
      String move = drawn(old);
      old = see(old, "touch", new OptionChosen(6, move));
      now = computers(look(now, "touch", new OptionChosen(6, move)).next());
      assertThat(old.play().awaitsCompanion()).isFalse();
    }
    Session back = see(old, "touch", new UndoAsked(6));
    List<Entry> record =
        entries.stream().filter(entry -> !entry.source().equals("companion")).toList();

    assertSame(old.play(), now.play());
    assertSame(Session.replay(Games.of(game), record).play(), back.play());
  }
}
