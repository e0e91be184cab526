package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lunartable.engine.advisor.Reviewer;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.notation.GameReader;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.engine.notation.Replay;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.history.GameCode;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.protocol.BrokenGame;
import org.lunartable.kiosk.protocol.EngineProtocol;
import org.lunartable.kiosk.protocol.Replies;
import org.lunartable.kiosk.texts.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays written games again. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Plays the games of a file again and prints where each ends and what was scored:",
      "games of Lunar Command, or of one of the card games.",
      "Exit status 1 when a stated result is not borne out by the moves."
    },
    footer = {"", "Example: lunar replay evening.lcg"})
final class ReplayCommand implements Callable<Integer> {

  private static final long LONGEST = 16 << 20;
  private static final long LONGEST_CATALOGUE = 1 << 20;
  private static final Pattern GAME = Pattern.compile("^\\s*\\[Game\\s+\"([^\"]*)\"");

  @Parameters(
      paramLabel = "FILE",
      description = "A file of games, or of the code that a phone reads from the screen.")
  private Path file;

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = {
        "A house rules file (JSON) for games of Lunar Command that carry no rules of their own."
      })
  private Path rulesFile;

  @Option(
      names = "--catalogue",
      paramLabel = "FILE",
      description = "The owner's cards (CSV) that a card game was played with.")
  private Path catalogueFile;

  @Option(
      names = "--json",
      description = "Print one line a game: the engine's reply to replay, or a card game's scores.")
  private boolean json;

  @Option(
      names = "--review",
      description = {
        "Rate each turn: what the die gave, what the player gave away, in hundredths of a win.",
        "The advisor's best turn stands where something was given away. Lunar Command only."
      })
  private boolean review;

  private final Console console;

  ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (review && json) {
      throw CliProblem.badInput("--review and --json do not go together.");
    }
    String text = text();
    Optional<Notation> other = notation(text);
    if (other.isPresent()) {
      replay(other.get(), text);
    } else {
      replayLunarCommand(text);
    }
    return 0;
  }

  /** How the first game of the text is written, where the game brings its own notation along. */
  private Optional<Notation> notation(String text) {
    Optional<String> tag =
        text.lines()
            .map(GAME::matcher)
            .filter(Matcher::find)
            .map(found -> found.group(1))
            .findFirst();
    List<Notation> notations =
        AllGames.GAMES.all().stream().flatMap(game -> game.notation().stream()).toList();
    tag.ifPresent(name -> refuseNearly(name, notations));
    return notations.stream()
        .filter(notation -> tag.equals(Optional.of(notation.game())))
        .findFirst();
  }

  /** A game's name as people write it is not the one that its files begin with. */
  private void refuseNearly(String tag, List<Notation> notations) {
    String nearly = tag.toLowerCase(Locale.ROOT).strip().replaceAll("[\\s_-]+", "-");
    for (Notation notation : notations) {
      if (nearly.equals(notation.game()) && !tag.equals(nearly)) {
        throw CliProblem.badInput(
            "%s: the tag Game must be \"%s\", not \"%s\".".formatted(file, nearly, tag));
      }
    }
  }

  private void replay(Notation notation, String text) {
    if (rulesFile != null || review) {
      throw CliProblem.badInput(
          "--rules and --review are for Lunar Command only; %s holds a game of %s."
              .formatted(file, notation.game()));
    }
    Optional<String> cards =
        Optional.ofNullable(catalogueFile).map(csv -> TextFiles.read(csv, LONGEST_CATALOGUE));
    List<Notation.Replayed> games;
    try {
      games = notation.replay(text, cards);
    } catch (NotAGame problem) {
      throw new CliProblem(
          problem.isAboutResult() ? CliProblem.NO : CliProblem.BAD_INPUT,
          (problem.isAboutCards() ? catalogueFile : file) + ": " + problem.getMessage());
    }
    for (Notation.Replayed game : games) {
      PlayedGame played = new PlayedGame(notation.game(), game, Messages.english());
      if (json) {
        console.out().println(Json.write(played.tree()));
      } else {
        played.lines().forEach(console.out()::println);
      }
    }
  }

  private void replayLunarCommand(String text) {
    if (catalogueFile != null) {
      throw CliProblem.badInput(
          "--catalogue is for card games only; %s holds none.".formatted(file));
    }
    for (GameRecord game : games(text)) {
      Replay.Outcome outcome = Replay.of(game);
      if (!(outcome instanceof Replay.Played played)) {
        throw broken(outcome);
      }
      print(played);
      if (review) {
        ReviewReport.lines(Reviewer.review(game, console::broken)).forEach(console.out()::println);
      }
    }
  }

  private List<GameRecord> games(String text) {
    Rules rules = PositionFiles.rules(rulesFile);
    List<GameRecord> games;
    try {
      games = new GameReader(EngineProtocol::rules, rules).readAll(text);
    } catch (NotationProblem e) {
      throw PositionFiles.badText(file, e);
    }
    if (games.isEmpty()) {
      throw CliProblem.badInput(
          file + " holds no game; a game starts with the tag [Game \"Lunar Command\"].");
    }
    return games;
  }

  /** The games, also out of the code of one, as a phone reads it from the screen. */
  private String text() {
    String text = TextFiles.read(file, LONGEST);
    try {
      return GameCode.isCode(text) ? GameCode.read(text) : text;
    } catch (NotationProblem e) {
      throw PositionFiles.badText(file, e);
    }
  }

  private CliProblem broken(Replay.Outcome outcome) {
    boolean result = outcome instanceof Replay.NotFinished || outcome instanceof Replay.WrongResult;
    return new CliProblem(
        result ? CliProblem.NO : CliProblem.BAD_INPUT,
        file + ": " + BrokenGame.message(outcome, Messages.english()));
  }

  private void print(Replay.Played played) {
    if (json) {
      List<Event> events = played.events().stream().map(Replay.Scored::event).toList();
      console
          .out()
          .println(Json.write(Replies.played(null, played.position(), events, played.ending())));
      return;
    }
    console.out().print(PositionWriter.write(played.position()));
    played.events().forEach(scored -> console.out().println(line(scored)));
    console.out().println("Result: " + played.ending().map(Ending::text).orElse("not finished"));
  }

  private static String line(Replay.Scored scored) {
    return "Turn " + scored.turn() + ": " + sentence(scored.event());
  }

  private static String sentence(Event event) {
    if (event instanceof Event.StationScored station) {
      return "station %s closed, orange %d : green %d, points inside %d, owner %s; orange +%d, green +%d."
          .formatted(
              station.station().first(),
              station.pieces().orange(),
              station.pieces().green(),
              station.points(),
              station.owner().text(),
              station.gained().orange(),
              station.gained().green());
    } else if (event instanceof Event.WalkedIn walk) {
      return "a figure walked in at %s; %s +%d."
          .formatted(walk.at(), walk.side().text(), walk.points());
    }
    Event.Abducted lifted = (Event.Abducted) event;
    return "an astronaut was lifted to %s; %s +%d."
        .formatted(lifted.at(), lifted.side().text(), lifted.points());
  }
}
