package org.lunartable.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Text;

/**
 * Matches cards that were laid into the tray to what may be done, whatever the game. A background
 * does not say which card it is, so nothing is taken before people confirm it.
 */
final class CardReading {

  private CardReading() {}

  /** What the cards can mean. While the game waits for no card they say nothing. */
  static Reading of(Play play, List<List<Background>> rows) {
    List<Background> cards = rows.stream().flatMap(List::stream).toList();
    if (!waits(play) || cards.isEmpty()) {
      return new Reading.AsExpected();
    }
    List<Block.Choice> choices =
        cards.size() == 1
            ? meant(play, cards.get(0))
            : together(play, cards).or(() -> inRows(play, rows)).stream().toList();
    return choices.isEmpty()
        ? new Reading.Unexplained(unknown(cards))
        : new Reading.Offered(new Offer(words(cards), choices));
  }

  private static boolean waits(Play play) {
    return play.options().stream()
        .map(Option::expectation)
        .anyMatch(one -> one instanceof Expectation.CardLies || beginsRow(one));
  }

  private static List<String> words(List<Background> cards) {
    return cards.stream().map(Background::text).toList();
  }

  private static Text unknown(List<Background> cards) {
    return cards.size() == 1
        ? Text.of("notice.card-unknown", "colour", colour(cards.get(0)))
        : Text.of("notice.cards-unknown", "n", cards.size());
  }

  private static Text colour(Background card) {
    boolean one = card.colour().isPresent();
    return Text.of((one ? "colour." : "background.") + card.text());
  }

  private static List<Block.Choice> meant(Play play, Background card) {
    List<String> ids = fitting(play, card);
    return play.screen(Viewer.TABLE)
        .groups()
        .flatMap(group -> group.options().stream())
        .filter(choice -> ids.contains(choice.id()))
        .toList();
  }

  private static List<String> fitting(Play play, Background card) {
    return play.options().stream()
        .filter(option -> fits(option.expectation(), card))
        .map(Option::id)
        .toList();
  }

  private static boolean fits(Expectation expectation, Background card) {
    return expectation instanceof Expectation.CardLies lies && lies.backgrounds().contains(card);
  }

  /** All cards one after the other, where each of them can mean one thing only. */
  private static Optional<Block.Choice> together(Play play, List<Background> cards) {
    Text label = Text.of("offer.all", "cards", cards.stream().map(CardReading::colour).toList());
    Trail trail = new Trail(play);
    return cards.stream().allMatch(card -> trail.goes(CardReading::fits, card))
        ? Optional.of(trail.choice(label))
        : Optional.empty();
  }

  /** Row after row, where each card can mean one thing only in its place. */
  private static Optional<Block.Choice> inRows(Play play, List<List<Background>> rows) {
    Text label = Text.of("offer.rows", "n", rows.size(), "cards", cardsIn(rows));
    Trail trail = new Trail(play);
    for (List<Background> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        Fit fit = i == 0 ? CardReading::beginsRow : CardReading::fits;
        if (!trail.goes(fit, row.get(i))) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(trail.choice(label));
  }

  private static int cardsIn(List<List<Background>> rows) {
    return rows.stream().mapToInt(List::size).sum();
  }

  private static boolean beginsRow(Expectation expectation) {
    return expectation instanceof Expectation.RowBegins;
  }

  private static boolean beginsRow(Expectation expectation, Background card) {
    return expectation instanceof Expectation.RowBegins row && row.backgrounds().contains(card);
  }

  /** Whether a card is what an option waits for. */
  private interface Fit {
    boolean test(Expectation expectation, Background card);
  }

  /** The moves that some cards mean, one after the other. */
  private static final class Trail {

    private final List<String> moves = new ArrayList<>();
    private Play now;

    Trail(Play start) {
      now = start;
    }

    /** Goes on by the only move that this card can mean here, if there is one. */
    boolean goes(Fit fit, Background card) {
      List<String> fitting =
          now.options().stream()
              .filter(option -> fit.test(option.expectation(), card))
              .map(Option::id)
              .toList();
      if (fitting.size() != 1 || !(now.take(fitting.get(0)) instanceof Play.Taken taken)) {
        return false;
      }
      moves.add(fitting.get(0));
      now = taken.next();
      return true;
    }

    Block.Choice choice(Text label) {
      return new Block.Choice(String.join(" ", moves), List.of(), label, Optional.empty());
    }
  }
}
