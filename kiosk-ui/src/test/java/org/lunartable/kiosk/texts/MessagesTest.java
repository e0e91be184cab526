package org.lunartable.kiosk.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.cards.Fault;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.games.AllGames;

@DisplayName("The message files")
class MessagesTest {

  private static final Pattern UNFILLED = Pattern.compile("\\{\\w+}|\\bnull\\b");
  private static final Pattern REFUSAL =
      Pattern.compile(
          "(?:because\\(\\s*\"|refused\\(\"(?=HL|SL))([LHS][CL]-\\w+)\",\\s*\"([a-z-]+)\"");
  private static final Pattern LITERAL =
      Pattern.compile("\"((?:refused|notice|turn|seat|piece)\\.[A-Za-z0-9.-]+[A-Za-z0-9])\"");

  /** Moves played at most: people can go to and fro on a score pad for ever. */
  private static final int LONGEST = 20_000;

  private static final int TELLINGS = 500;

  private final Messages english = Messages.english();
  private final List<Messages> all = Languages.ALL.stream().map(Messages::of).toList();
  private final Set<String> said = new TreeSet<>();

  @Test
  void haveASentenceForEveryKeyThatTheProgramNames() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String source : sources()) {
      Matcher literal = LITERAL.matcher(source);
      while (literal.find()) {
        note(literal.group(1), missing);
      }
      Matcher refusal = REFUSAL.matcher(source);
      while (refusal.find()) {
        note("refused." + refusal.group(1) + "." + refusal.group(2), missing);
      }
    }
    assertThat(missing).isEmpty();
  }

  private void note(String key, Set<String> missing) {
    if (!english.knows(key)) {
      missing.add(key);
    }
  }

  private static List<String> sources() throws IOException {
    List<String> sources = new ArrayList<>();
    for (String module : List.of("engine", "kiosk-ui")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          sources.add(Files.readString(file));
        }
      }
    }
    assertThat(sources).hasSizeGreaterThan(50);
    return sources;
  }

  @Test
  void fillEveryTextOfWholeRandomGamesAndLeaveNoPlaceholder() throws Exception {
    Set<String> keys = new TreeSet<>();
    for (int seed = 0; seed < 6; seed++) {
      Map<String, Object> rules =
          Map.of("variants", Map.of("team", seed % 3 == 1, "abduction", seed % 2 == 1));
      play(new LunarCommandGame().start(Map.of("rules", rules)), new SplittableRandom(seed), keys);
    }
    assertThat(keys)
        .contains("happened.station", "turn.over.won", "choice.walk", "happened.abduct")
        .contains("preview.closes");
  }

  @Test
  void fillEveryTextOfRandomGamesOfHomeOnLagrange() throws Exception {
    assertThat(keysOfDealtGames("home-on-lagrange", 10, 4))
        .contains("lagrange.lost", "lagrange.bought", "turn.pay-forced", "turn.put-back")
        .contains("story.card.dearest", "ability.education", "mechanism.booby-trap");
  }

  @Test
  void fillEveryTextBesidePrintedCardsAndOnTheScorePad() throws Exception {
    assertThat(keysOfToldGames("home-on-lagrange"))
        .contains("turn.desk-effect", "lagrange.desk.buy", "note.draw-one", "choice.pad.out");
  }

  @Test
  void fillEveryTextOfRandomGamesOfSpaceLab() throws Exception {
    assertThat(keysOfDealtGames("space-lab", 6, 3))
        .contains("space.completed", "turn.must-place", "turn.keep", "effect.take-lab")
        .contains("preview.completes", "condition.each", "score.project");
  }

  @Test
  void fillEveryTextOfSpaceLabBesidePrintedCardsAndOnTheScorePad() throws Exception {
    assertThat(keysOfToldGames("space-lab"))
        .contains("turn.told-slot", "note.told-discard", "choice.told.did")
        .contains("condition.sets.agency", "turn.pad-points");
  }

  /** What games on one screen say, of two players and so many more in turn. */
  private Set<String> keysOfDealtGames(String game, int games, int numbersOfPlayers)
      throws BadSetup {
    Set<String> keys = new TreeSet<>();
    for (int seed = 0; seed < games; seed++) {
      int players = 2 + seed % numbersOfPlayers;
      SplittableRandom random = new SplittableRandom(seed);
      Map<String, Object> rules = seed % 2 == 0 ? Map.of() : drawn(game, random);
      Map<String, Object> setup =
          Map.of("mode", "one-screen", "players", players, "seed", "" + seed, "rules", rules);
      play(AllGames.GAMES.find(game).orElseThrow().start(setup), random, keys);
    }
    return keys;
  }

  /** What is said beside printed cards and on the score pad. */
  private Set<String> keysOfToldGames(String game) throws BadSetup {
    Set<String> keys = new TreeSet<>();
    for (int seed = 0; seed < 12; seed++) {
      // A score pad is soon counted, a game takes long.
      String mode = seed % 4 == 0 || seed > 4 ? "score-pad" : "companion";
      SplittableRandom random = new SplittableRandom(seed);
      Map<String, Object> rules = seed % 2 == 0 ? Map.of() : drawn(game, random);
      Play start =
          AllGames.GAMES
              .find(game)
              .orElseThrow()
              .start(Map.of("mode", mode, "players", 2, "rules", rules));
      play(start, random, keys, TELLINGS);
    }
    return keys;
  }

  private void play(Play start, SplittableRandom random, Set<String> keys) {
    play(start, random, keys, LONGEST);
  }

  private void play(Play start, SplittableRandom random, Set<String> keys, int most) {
    Play play = start;
    for (int i = 0; i < most && play.result().isEmpty(); i++) {
      List<Option> options = play.options();
      Option option = options.get(random.nextInt(options.size()));
      Play.Taken taken = (Play.Taken) play.take(option.id());
      taken.happenings().stream().map(Happening::text).forEach(text -> check(text, keys));
      play = taken.next();
      play.screen(Viewer.TABLE).blocks().forEach(block -> check(block, keys));
    }
  }

  private void check(Block block, Set<String> keys) {
    if (block instanceof Block.Turn turn) {
      check(turn.headline(), keys);
    } else if (block instanceof Block.Options options) {
      for (Block.Group group : options.groups()) {
        assertThat(english.knows("group." + group.id())).as(group.id()).isTrue();
        for (Block.Choice choice : group.options()) {
          check(choice.label(), keys);
          choice.preview().ifPresent(preview -> preview.texts().forEach(text -> check(text, keys)));
        }
      }
    } else if (block instanceof Block.Tracks tracks) {
      tracks.tracks().stream()
          .flatMap(track -> track.stock().stream())
          .forEach(count -> assertThat(english.knows("piece." + count.what())).isTrue());
    }
    cardTexts(block).forEach(text -> check(text, keys));
  }

  /** What the blocks of card games say. */
  private static Stream<Text> cardTexts(Block block) {
    if (block instanceof Block.Cards cards) {
      return Stream.concat(
          Stream.of(cards.title()), cards.cards().stream().flatMap(card -> card.texts().stream()));
    } else if (block instanceof Block.Stations stations) {
      return stations.stations().stream().flatMap(station -> station.notes().stream());
    } else if (block instanceof Block.Notes notes) {
      return notes.texts().stream();
    } else if (block instanceof Block.Sheets sheets) {
      return sheets.sheets().stream()
          .flatMap(
              sheet ->
                  Stream.concat(
                      sheet.items().stream().map(Block.Item::label), sheet.story().stream()));
    }
    return Stream.empty();
  }

  /** Says each text once for each number in it, in every language. */
  private void check(Text text, Set<String> keys) {
    keys.add(text.key());
    Object kind = text.key().startsWith("turn.") ? text.args() : text.args().get("n");
    if (said.add(text.key() + " " + kind)) {
      all.forEach(messages -> check(messages, text));
    }
  }

  private static void check(Messages messages, Text text) {
    assertThat(messages.knows(text.key())).as(text.key()).isTrue();
    String sentence = messages.say(text);
    assertThat(UNFILLED.matcher(sentence).find()).as(sentence).isFalse();
  }

  /** Cards of the house's decks are called what the catalogue says, in English. */
  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void haveANameForEveryCardOfTheHouse(String game) {
    SetUpField.Document cards =
        AllGames.GAMES.find(game).orElseThrow().fields().stream()
            .filter(SetUpField.Document.class::isInstance)
            .map(SetUpField.Document.class::cast)
            .findFirst()
            .orElseThrow();
    List<String> names =
        cards
            .usual()
            .lines()
            .skip(1)
            .map(line -> line.split(",", -1)[1])
            .filter(n -> !n.isEmpty())
            .toList();
    assertThat(names).hasSizeGreaterThan(20);
    for (String name : names) {
      Text card = Text.card(CardName.slug(name), name);
      assertThat(english.say(card)).isEqualTo(name);
      assertThat(all).as(name).allMatch(messages -> messages.knows(card.key()));
    }
  }

  /** What is asked before a game, and told among its rules, of each point that they leave open. */
  @ParameterizedTest
  @ValueSource(strings = {"home-on-lagrange", "space-lab"})
  void haveANameAHelpAndEveryReadingOfEachPointThatTheRulesLeaveOpen(String game) {
    List<SetUpField.Open> points = openPoints(game);
    assertThat(points).hasSizeGreaterThanOrEqualTo(5);
    for (SetUpField.Open point : points) {
      String name = "reading." + game + "." + point.id();
      assertThat(all)
          .as(name)
          .allMatch(messages -> messages.knows(name) && messages.knows(name + ".help"));
      for (String word : point.words()) {
        assertThat(all).as(word).allMatch(messages -> messages.knows(name + "." + word));
        check(
            Text.of("reading.in-force", "what", Text.of(name), "how", Text.of(name + "." + word)),
            new TreeSet<>());
      }
    }
  }

  private static List<SetUpField.Open> openPoints(String game) {
    return AllGames.GAMES.find(game).orElseThrow().fields().stream()
        .filter(SetUpField.Readings.class::isInstance)
        .flatMap(field -> ((SetUpField.Readings) field).points().stream())
        .toList();
  }

  /** Readings of all points, drawn evenly. */
  private static Map<String, Object> drawn(String game, SplittableRandom random) {
    Map<String, Object> drawn = new LinkedHashMap<>();
    for (SetUpField.Open point : openPoints(game)) {
      drawn.put(point.id(), point.words().get(random.nextInt(point.words().size())));
    }
    return drawn;
  }

  /** The command line says the same in English as a page does. */
  @ParameterizedTest
  @EnumSource
  void sayWhatIsWrongWithACatalogue(Fault fault) {
    Map<String, Object> braces =
        UNFILLED
            .matcher(fault.english())
            .results()
            .map(found -> found.group().replaceAll("[{}]", ""))
            .collect(Collectors.toMap(name -> name, name -> "{" + name + "}"));
    assertThat(english.say(new Text(fault.key(), braces))).isEqualTo(fault.english());
  }

  @Test
  void callACardOfAnOwnerAsItIsPrinted() {
    assertThat(all)
        .allMatch(messages -> messages.say(Text.card("tin-can", "Tin Can")).equals("Tin Can"))
        .allMatch(messages -> messages.say(Text.plain("Tin Can")).equals("Tin Can"));
  }

  @Test
  void sayOneThingOrManyAndPutTextsIntoTexts() {
    Text one = Text.of("turn.walk", "seat", Text.of("seat.orange"), "n", 1);
    Text many = Text.of("turn.walk", "seat", "Ada", "n", 3);
    assertThat(english.say(one)).contains("Orange").isNotEqualTo(english.say(many));
    assertThat(english.say(many)).contains("Ada").contains("3");
  }

  @Test
  void showTheKeyOfAnUnknownText() {
    assertThat(english.say(Text.of("no.such.key"))).isEqualTo("no.such.key");
  }
}
