package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Results;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.view.CardViews;
import org.lunartable.engine.homeonlagrange.view.Sheets;
import org.lunartable.engine.homeonlagrange.view.Tracks;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * Composes what one viewer may see. Open to all: the Mass Driver, both discard piles, the sizes of
 * decks and hands, modules, face-up cards, and the number of face-down ones. A hand, the face-down
 * cards of a station and the cards looked at are for their player only; so are the choices, since
 * they name the hand.
 */
final class FullScreen {

  private final Table table;
  private final State state;
  private final Chronicle log;
  private final Seating seating;
  private final OptionalInt me;
  private final Keys choices;

  FullScreen(Table table, State state, Chronicle log, Viewer viewer) {
    this.table = table;
    this.state = state;
    this.log = log;
    this.seating = table.seating();
    this.me = seating.shownTo(viewer, table.oneScreen(), state.decider());
    this.choices = decides() ? Choices.of(state, seating) : Keys.NONE;
  }

  /** Whether there is something to choose: what the computer may do is shown to nobody. */
  private boolean decides() {
    boolean isMine = me.isPresent() && me.getAsInt() == state.decider();
    return isMine && !state.over() && !isComputers();
  }

  private boolean isComputers() {
    return !state.over() && seating.isComputer(state.decider());
  }

  Screen screen() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(turn());
    blocks.add(Tracks.of(seating, LagrangeRules.stations(state), state.readings()));
    if (state.over()) {
      Standing standing = LagrangeRules.standing(state);
      blocks.add(Sheets.of(standing, seating, LagrangeRules.stations(state)));
    } else {
      blocks.add(driver());
    }
    me.ifPresent(seat -> blocks.addAll(new HandView(state, seat, choices).blocks()));
    blocks.add(new StationViews(state, seating, me, choices).block());
    blocks.add(choices.block());
    blocks.add(notes());
    blocks.add(log.log());
    return new Screen(table.rules().game(), blocks);
  }

  private Block turn() {
    if (state.over()) {
      Standing standing = LagrangeRules.standing(state);
      return new Block.Turn(
          Optional.empty(),
          Results.headline(standing.winners(), seating),
          Optional.of(Results.word(standing.winners())));
    }
    Text headline =
        isComputers()
            ? Text.of("turn.companion", "seat", seating.said(state.decider()))
            : state.pending().match(new Headline(state, seating));
    return new Block.Turn(
        Optional.of(Seats.word(state.decider())), headline, Optional.empty(), isComputers());
  }

  private Block driver() {
    int looks = me.orElse(state.decider());
    int owned = state.admiral(looks).station().size();
    List<Block.Card> cards = new ArrayList<>();
    // The deck is at the right: the module that goes next is the first one.
    state
        .driver()
        .forEach(card -> cards.add(CardViews.module(card, owned, choices.touching(card.slug()))));
    return new Block.Cards("driver", Text.of("cards.driver"), List.copyOf(cards));
  }

  private Block notes() {
    List<Text> notes = new ArrayList<>();
    if (!state.over()) {
      notes.add(
          Text.of(
              "note.decks",
              "n",
              state.resources().deck().size(),
              "modules",
              state.modules().deck().size()));
      List<ResourceCard> discard = state.resources().discard();
      if (!discard.isEmpty()) {
        notes.add(Text.of("note.discard", "card", discard.get(discard.size() - 1).title()));
      }
    }
    if (table.rules().catalogue().isHouse()) {
      notes.add(Text.of("note.house-catalogue"));
    }
    return new Block.Notes(List.copyOf(notes));
  }
}
