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
  static Reading of(Play play, List<Background> cards) {
    if (!waits(play) || cards.isEmpty()) {
      return new Reading.AsExpected();
    }
    List<Block.Choice> choices =
        cards.size() == 1 ? meant(play, cards.get(0)) : together(play, cards).stream().toList();
    return choices.isEmpty()
        ? new Reading.Unexplained(unknown(cards))
        : new Reading.Offered(new Offer(words(cards), choices));
  }

  private static boolean waits(Play play) {
    return play.options().stream()
        .anyMatch(option -> option.expectation() instanceof Expectation.CardLies);
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
    List<String> moves = new ArrayList<>();
    Play now = play;
    for (Background card : cards) {
      List<String> fitting = fitting(now, card);
      if (fitting.size() != 1 || !(now.take(fitting.get(0)) instanceof Play.Taken taken)) {
        return Optional.empty();
      }
      moves.add(fitting.get(0));
      now = taken.next();
    }
    Text label = Text.of("offer.all", "cards", cards.stream().map(CardReading::colour).toList());
    return Optional.of(
        new Block.Choice(String.join(" ", moves), List.of(), label, Optional.empty()));
  }
}
