package org.lunartable.engine.grid;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** What lies on every place of a lattice. Immutable and safe to share between threads. */
public final class Board {

  private static final Content[] CONTENTS = Content.values();

  private final Lattice lattice;
  private final byte[] contents;

  private Board(Lattice lattice, byte[] contents) {
    this.lattice = lattice;
    this.contents = contents;
  }

  public static Board empty(Lattice lattice) {
    return new Board(lattice, new byte[lattice.size()]);
  }

  /**
   * The board with this content at every place.
   *
   * @throws IllegalArgumentException when a place cannot hold its content
   */
  @SuppressWarnings("EnumOrdinal") // as in with()
  public static Board of(Lattice lattice, Function<Place, Content> contentAt) {
    byte[] contents = new byte[lattice.size()];
    for (int i = 0; i < contents.length; i++) {
      Place place = lattice.place(i);
      Content content = contentAt.apply(place);
      if (!content.fits(place.kind())) {
        throw new IllegalArgumentException(place + " cannot hold " + content);
      }
      contents[i] = (byte) content.ordinal();
    }
    return new Board(lattice, contents);
  }

  public Lattice lattice() {
    return lattice;
  }

  public Content at(Place place) {
    return CONTENTS[contents[lattice.index(place)]];
  }

  /** The content of the place with this {@link Lattice#index number}. */
  public Content at(int index) {
    return CONTENTS[contents[index]];
  }

  public boolean isEmpty(Place place) {
    return at(place) == Content.EMPTY;
  }

  /**
   * The same board but for one place.
   *
   * @throws IllegalArgumentException when the place cannot hold the content
   */
  @SuppressWarnings("EnumOrdinal") // a byte a place; the numbers never leave this class
  public Board with(Place place, Content content) {
    if (!lattice.contains(place) || !content.fits(place.kind())) {
      throw new IllegalArgumentException(place + " cannot hold " + content);
    }
    byte[] changed = contents.clone();
    changed[lattice.index(place)] = (byte) content.ordinal();
    return new Board(lattice, changed);
  }

  /** The places whose content passes the test, row by row. */
  public List<Place> places(Predicate<Content> test) {
    return lattice.places().stream().filter(place -> test.test(at(place))).toList();
  }

  /** The places at which the two boards differ, row by row; both must have the same lattice. */
  public List<Place> differences(Board other) {
    return lattice.places().stream().filter(place -> at(place) != other.at(place)).toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && lattice.equals(board.lattice)
        && Arrays.equals(contents, board.contents);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(contents);
  }

  /** The rows as the notation writes them, each ended by a line feed. */
  @Override
  public String toString() {
    return Diagram.write(this);
  }
}
