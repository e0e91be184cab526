package org.lunartable.kiosk.protocol;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.notation.GameReader;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.Replay;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.texts.Messages;

/** Answers requests to the engine. Keeps nothing between them and is safe to share. */
public final class EngineProtocol {

  private static final System.Logger LOG = System.getLogger(EngineProtocol.class.getName());

  private final Messages messages;

  public EngineProtocol(Messages messages) {
    this.messages = messages;
  }

  /**
   * Answers one request.
   *
   * @param line the request's JSON in UTF-8
   * @return the reply's JSON on one line; an error is a reply too
   */
  public String answer(byte[] line) {
    Request request;
    try {
      request = new Request(Json.readObject(line));
    } catch (BadJson e) {
      return refuse(e.getMessage());
    }
    try {
      return Json.write(answer(request));
    } catch (RequestProblem problem) {
      return Json.write(Replies.error(request.id(), problem));
    } catch (RuntimeException fault) {
      // A fault of ours must not take the engine from whoever has more to ask.
      LOG.log(Level.ERROR, "A request failed inside.", fault);
      String sentence = "Something inside is broken (" + fault.getClass().getSimpleName() + ").";
      return Json.write(
          Replies.error(request.id(), new RequestProblem("internal", null, null, sentence)));
    }
  }

  /** The reply to a line that cannot even be read as a request. */
  public String refuse(String sentence) {
    return Json.write(Replies.error(null, new RequestProblem("bad-json", null, null, sentence)));
  }

  private Map<String, Object> answer(Request request) throws RequestProblem {
    String op = request.op();
    return switch (op) {
      case "options" -> {
        Referee referee = new Referee(request.rules());
        Position position = request.position(referee.rules());
        yield Replies.options(request.id(), referee.options(position));
      }
      case "stations" -> {
        Referee referee = new Referee(request.rules());
        Position position = request.position(referee.rules());
        yield Replies.stations(request.id(), referee.stations(position));
      }
      case "hint" -> Replies.hint(request.id(), Hints.answer(request));
      case "apply" -> apply(request);
      case "replay" -> replay(request);
      default ->
          throw new RequestProblem(
              "unknown-op",
              null,
              op,
              "There is no op \""
                  + op
                  + "\"; known are options, apply, stations, replay and hint.");
    };
  }

  private Map<String, Object> apply(Request request) throws RequestProblem {
    Referee referee = new Referee(request.rules());
    Position position = request.position(referee.rules());
    List<Event> events = new ArrayList<>();
    for (String text : request.actions()) {
      Action action =
          ActionText.parse(text)
              .orElseThrow(
                  () ->
                      new RequestProblem(
                          "illegal-action", null, text, "\"" + text + "\" is no action."));
      Verdict verdict = referee.take(position, action);
      if (verdict instanceof Verdict.Rejected rejected) {
        throw illegal(text, rejected.why(), "");
      }
      Verdict.Accepted accepted = (Verdict.Accepted) verdict;
      position = accepted.position();
      events.addAll(accepted.events());
    }
    return Replies.applied(request.id(), position, events, referee);
  }

  private Map<String, Object> replay(Request request) throws RequestProblem {
    Rules rules = request.rules();
    GameRecord game = game(request.text("game", "bad-game"), rules);
    Replay.Outcome outcome = Replay.of(game);
    if (outcome instanceof Replay.Played played) {
      List<Event> events = played.events().stream().map(Replay.Scored::event).toList();
      return Replies.played(request.id(), played.position(), events, played.ending());
    }
    throw broken(outcome);
  }

  private GameRecord game(String text, Rules rules) throws RequestProblem {
    try {
      return new GameReader(EngineProtocol::rules, rules).read(text);
    } catch (NotationProblem e) {
      throw RequestProblem.of("bad-game", e);
    }
  }

  /** House rules from the JSON text of a game's tag. */
  public static Rules rules(String json) throws BadSetup {
    try {
      return RulesReader.read(Json.readObject(json));
    } catch (BadJson e) {
      throw new BadSetup("RulesJson", e.getMessage());
    }
  }

  private RequestProblem broken(Replay.Outcome outcome) {
    String message = BrokenGame.message(outcome, messages);
    if (outcome instanceof Replay.Illegal illegal) {
      return new RequestProblem(
          "illegal-action", ruleOrNull(illegal.why()), illegal.action(), message);
    }
    String code = outcome instanceof Replay.NotFinished ? "not-finished" : "bad-game";
    return new RequestProblem(code, null, "line " + BrokenGame.line(outcome), message);
  }

  private RequestProblem illegal(String text, Refused why, String before) {
    return new RequestProblem(
        "illegal-action", ruleOrNull(why), text, before + messages.say(why.text()));
  }

  private static String ruleOrNull(Refused why) {
    return why.rule().isEmpty() ? null : why.rule();
  }
}
