package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lunartable.engine.advisor.Reviewer;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.notation.GameReader;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.engine.notation.Replay;
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
      "Plays the games of a file again and prints where each ends and what was scored.",
      "Exit status 1 when a stated result is not borne out by the moves."
    },
    footer = {"", "Example: lunar replay evening.lcg"})
final class ReplayCommand implements Callable<Integer> {

  private static final long LONGEST = 16 << 20;

  @Parameters(
      paramLabel = "FILE",
      description = "A file of games, or of the code that a phone reads from the screen.")
  private Path file;

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = "A house rules file (JSON) for games that carry no rules of their own.")
  private Path rulesFile;

  @Option(names = "--json", description = "Print the engine's reply to replay, one line a game.")
  private boolean json;

  @Option(
      names = "--review",
      description = {
        "Rate each turn: what the die gave, what the player gave away, in hundredths of a win.",
        "The advisor's best turn stands where something was given away."
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
    for (GameRecord game : games()) {
      Replay.Outcome outcome = Replay.of(game);
      if (!(outcome instanceof Replay.Played played)) {
        throw broken(outcome);
      }
      print(played);
      if (review) {
        ReviewReport.lines(Reviewer.review(game, console::broken)).forEach(console.out()::println);
      }
    }
    return 0;
  }

  private List<GameRecord> games() {
    Rules rules = PositionFiles.rules(rulesFile);
    List<GameRecord> games;
    try {
      games = new GameReader(EngineProtocol::rules, rules).readAll(text());
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
  private String text() throws NotationProblem {
    String text = TextFiles.read(file, LONGEST);
    return GameCode.isCode(text) ? GameCode.read(text) : text;
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
