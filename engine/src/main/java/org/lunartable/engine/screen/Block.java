package org.lunartable.engine.screen;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Place;

/**
 * One part of a screen. A page draws blocks and knows no rule; a game composes them and knows no
 * page. Seats are the words a game uses for its sides or players ({@code orange}, {@code green}).
 */
public sealed interface Block {

  /**
   * Whose turn it is and what is to be done.
   *
   * @param seat the seat to play, empty when the game is over
   * @param headline for example "Orange: roll the die"
   * @param result the winning seat or {@code draw}, once the game is over
   * @param companion whether the companion is to act, not a person
   */
  record Turn(Optional<String> seat, Text headline, Optional<String> result, boolean companion)
      implements Block {

    /** A turn of a person. */
    public Turn(Optional<String> seat, Text headline, Optional<String> result) {
      this(seat, headline, result, false);
    }
  }

  /**
   * A lattice board.
   *
   * @param rows one string a grid row, the characters of the position notation
   * @param stations the enclosed areas, by first space
   */
  record Lattice(List<String> rows, List<Area> stations) implements Block {}

  /**
   * An enclosed station as it stands.
   *
   * @param spaces its movement spaces
   * @param wall the places of its outer wall (LC-30)
   * @param owner the owning seat or {@code none} once it is scored
   */
  record Area(List<Place> spaces, List<Place> wall, Optional<String> owner) {}

  /**
   * The die in use.
   *
   * @param faces its six faces in order
   * @param top the face that was rolled and is being played, if any
   * @param rolls what may be rolled now, faces that look alike only once; none when the game does
   *     not wait for a roll
   */
  record Die(List<DieFace> faces, Optional<DieFace> top, List<Throw> rolls) implements Block {

    /** Whether the game waits for a roll. */
    public boolean wanted() {
      return !rolls.isEmpty();
    }
  }

  /**
   * A face that may be rolled.
   *
   * @param id what to send back to say that it was
   */
  record Throw(String id, DieFace face) {}

  /** Each seat's way to the goal, in seat order. */
  record Tracks(int target, List<Track> tracks) implements Block {}

  /**
   * One seat's track.
   *
   * @param name the player's name, or empty when only the colour is known
   * @param stock pieces left, by piece word ({@code dome}), in the order to show them
   * @param companion the level at which the companion plays this seat; empty for a person
   * @param adjust what to send, with the right number behind it, to put the score right by hand;
   *     empty where that cannot be done
   */
  record Track(
      String seat,
      Optional<String> name,
      int score,
      List<Count> stock,
      Optional<String> companion,
      Optional<String> adjust) {

    /** The track of a person. */
    public Track(String seat, Optional<String> name, int score, List<Count> stock) {
      this(seat, name, score, stock, Optional.empty(), Optional.empty());
    }
  }

  /** So many of a thing. */
  record Count(String what, int count) {}

  /** What may be done now. Groups are shown as large keys, in this order. */
  record Options(List<Group> groups) implements Block {}

  /**
   * What cannot be done now, but what it would bring can be looked at: cards and places name it
   * among their choices, no group has it, and it is not taken.
   */
  record Later(List<Choice> choices) implements Block {}

  /**
   * Options of one kind.
   *
   * @param id for example {@code wall}; names the icon and the text {@code group.<id>}
   * @param options in the game's order
   */
  record Group(String id, List<Choice> options) {}

  /**
   * One thing that may be done.
   *
   * @param id what to send back to choose it
   * @param path the places to touch for it, in order; none when the group's key alone does it
   * @param label for example "wall at b1"
   * @param preview what would come of it, when there is something to say
   */
  record Choice(String id, List<Place> path, Text label, Optional<Preview> preview) {}

  /**
   * What a choice would bring.
   *
   * @param texts a sentence for each thing
   * @param closes the stations it would close
   * @param gains the same in short, to draw where the choice is touched; {@code gain.<what>} says
   *     what each is
   */
  record Preview(List<Text> texts, List<Area> closes, List<Count> gains) {

    /** A preview on a lattice board. */
    public Preview(List<Text> texts, List<Area> closes) {
      this(texts, closes, List.of());
    }
  }

  /**
   * What happened so far, oldest first: all lines that brought points, and the latest of the
   * others.
   *
   * @param left how many lines are left out
   */
  record Log(List<Line> lines, int left) implements Block {}

  /**
   * A line of the log.
   *
   * @param number its running number, from 1: what to ask for to go back to just after it
   * @param turn the turn's running number, from 1
   * @param seat who acted
   * @param points the points it brought each seat, only those it brought any; less than zero only
   *     where people took some away by hand
   * @param places what to show on the board when the line is touched
   */
  record Line(
      int number, int turn, String seat, Text text, List<Count> points, List<Place> places) {}

  /**
   * Cards or tiles side by side: a row on the table, a hand.
   *
   * @param id for example {@code hand}; names the look
   * @param cards in the order in which they lie
   */
  record Cards(String id, Text title, List<Card> cards) implements Block {
    /** The same without what the cards are touched for. */
    public Cards untouched() {
      return new Cards(id, title, cards.stream().map(Card::untouched).toList());
    }
  }

  /**
   * A card or a tile. What it is touched for may also ask for a place: then the place names the
   * same choice.
   *
   * @param id what it is called in the game's notation; empty for one that lies face down
   * @param name what it is called; empty for one that has no name
   * @param colour the word for its background: {@code education}, {@code multi}; names colour,
   *     letter and pattern; {@code back} for one that lies face down
   * @param marks the signs on it
   * @param figures the numbers on it
   * @param texts what else there is to say about it
   * @param choices the ids of the choices that it is touched for
   */
  record Card(
      String id,
      Optional<Text> name,
      String colour,
      List<Mark> marks,
      List<Figure> figures,
      List<Text> texts,
      List<String> choices) {

    /** A card whose face this viewer must not see. */
    public static final Card BACK =
        new Card("", Optional.empty(), "back", List.of(), List.of(), List.of(), List.of());

    /** The same without what it is touched for. */
    Card untouched() {
      return new Card(id, name, colour, marks, figures, texts, List.of());
    }
  }

  /**
   * A sign on a card.
   *
   * @param what its word, for example {@code doctor}; {@code mark.<what>} says what it is
   * @param done whether what it asks for is there
   */
  record Mark(String what, boolean done) {}

  /**
   * A number on a card.
   *
   * @param what what it counts, for example {@code price}; {@code figure.<what>} says what that is
   * @param marked whether it is the one that counts now
   */
  record Figure(String what, int value, boolean marked) {}

  /** What lies before each player. */
  record Stations(List<Station> stations) implements Block {
    /** The same without what places and cards are touched for, which can tell what a hand holds. */
    public Stations untouched() {
      return new Stations(stations.stream().map(Station::untouched).toList());
    }
  }

  /**
   * What lies before one player: slots in a grid, each empty or with a card.
   *
   * @param name the player's name, or empty when only the seat is known
   * @param stock what else they have, by piece word ({@code hand})
   * @param notes what holds for them now, for example abilities
   */
  record Station(
      String seat,
      Optional<String> name,
      boolean active,
      List<Slot> slots,
      List<Count> stock,
      List<Text> notes) {

    private Station untouched() {
      List<Slot> plain = slots.stream().map(Slot::untouched).toList();
      return new Station(seat, name, active, plain, stock, notes);
    }
  }

  /**
   * A place for a card.
   *
   * @param row from 0
   * @param column from 0
   * @param kind for example {@code module}; names the look of an empty one
   * @param on the cards that lie on the card, the lowest first
   * @param choices the ids of the choices that the place is touched for, with a card or without
   */
  record Slot(
      int row, int column, String kind, Optional<Card> card, List<Card> on, List<String> choices) {

    private Slot untouched() {
      List<Card> plain = on.stream().map(Card::untouched).toList();
      return new Slot(row, column, kind, card.map(Card::untouched), plain, List.of());
    }
  }

  /** Each player's score line by line, in seat order. */
  record Sheets(List<Sheet> sheets) implements Block {}

  /**
   * One player's score.
   *
   * @param items the lines, which add up to the total
   * @param story what to read aloud about it, a paragraph each
   */
  record Sheet(
      String seat,
      Optional<String> name,
      boolean winner,
      List<Item> items,
      int total,
      List<Text> story) {}

  /** A line of a score. */
  record Item(Text label, int points) {}

  /**
   * In this game cards can be laid into the tray, or photographed, instead of touching a key.
   *
   * @param cards the words for the backgrounds that mean something now, {@code red} or {@code
   *     several}; none while no card does
   */
  record Tray(List<String> cards) implements Block {}

  /** What all should keep in mind, a sentence each. */
  record Notes(List<Text> texts) implements Block {}
}
