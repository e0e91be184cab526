package org.lunartable.engine.lunarcommand;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.screen.Text;

/**
 * Something that people put right by hand: not a move of the game, so that no rule is asked and
 * nothing is scored, but what they say has to be possible with the box of pieces.
 */
public sealed interface Correction {

  /** How every correction begins. */
  String PREFIX = "fix:";

  /** As it is sent and recorded. */
  String text();

  /** What comes of it. */
  Verdict apply(Position position, Rules rules);

  /** Reads {@code fix:orange=5} or {@code fix:c3=+}; empty when the text is neither. */
  static Optional<Correction> parse(String text) {
    int equals = text.indexOf('=');
    if (!text.startsWith(PREFIX) || equals < 0) {
      return Optional.empty();
    }
    String what = text.substring(PREFIX.length(), equals);
    String value = text.substring(equals + 1);
    Optional<Side> side =
        Arrays.stream(Side.values()).filter(one -> one.text().equals(what)).findFirst();
    return side.isPresent() ? score(side.get(), value) : content(what, value);
  }

  private static Optional<Correction> score(Side side, String value) {
    return value.matches("\\d{1,3}")
        ? Optional.of(new ScoreIs(side, Integer.parseInt(value)))
        : Optional.empty();
  }

  private static Optional<Correction> content(String at, String value) {
    return Place.parse(at)
        .filter(place -> value.length() == 1)
        .flatMap(
            place ->
                Content.read(value.charAt(0), place.kind())
                    .map(content -> new ContentIs(place, content)));
  }

  /** A side has so many points. */
  record ScoreIs(Side side, int points) implements Correction {

    @Override
    public String text() {
      return ofSide(side) + points;
    }

    /** The text up to the number. */
    public static String ofSide(Side side) {
      return PREFIX + side.text() + "=";
    }

    @Override
    public Verdict apply(Position position, Rules rules) {
      int by = points - position.score().of(side);
      return by == 0
          ? refused("refused.fix.same")
          : new Verdict.Accepted(position.withScore(position.score().plus(side, by)), List.of());
    }
  }

  /** This lies at the place, or nothing does. */
  record ContentIs(Place at, Content content) implements Correction {

    @Override
    public String text() {
      return PREFIX + at + "=" + content.letterAt(at);
    }

    @Override
    public Verdict apply(Position position, Rules rules) {
      Board board = position.board();
      if (!board.lattice().contains(at)) {
        return new Verdict.Rejected(Refusals.offBoard(at).orElseThrow());
      }
      Content before = board.at(at);
      if (before == content) {
        return refused("refused.fix.same");
      }
      if (before == Content.BLOCKED || content == Content.BLOCKED) {
        return new Verdict.Rejected(Refusals.because("LC-4", "blocked", at).orElseThrow());
      }
      if (position.start().containsKey(at)) {
        return new Verdict.Rejected(Refusals.because("LC-8", "start", at).orElseThrow());
      }
      Stock stock = position.stock().with(before, 1).with(content, -1);
      if (stock.isShort()) {
        return new Verdict.Rejected(Refusals.because("LC-5", "stock", at).orElseThrow());
      }
      return new Verdict.Accepted(
          changed(position, board.with(at, content), stock, rules), List.of());
    }

    /** Stations that stand open now are nobody's any more; new ones wait for the next build. */
    private Position changed(Position position, Board board, Stock stock, Rules rules) {
      Tally built = built(built(position.built(), position.board().at(at), -1), content, 1);
      Position after =
          position
              .withBoard(board)
              .withPieces(stock, built)
              .withScored(position.scored().within(Enclosure.stations(board)));
      return rules.ownership() == Rules.Ownership.MAJORITY ? Scoring.recountOwners(after) : after;
    }

    private static Tally built(Tally built, Content piece, int by) {
      return piece
          .side()
          .filter(side -> built.of(side) + by >= 0)
          .map(side -> built.plus(side, by))
          .orElse(built);
    }
  }

  private static Verdict refused(String key) {
    return new Verdict.Rejected(new Refused("", Text.of(key), List.of()));
  }
}
