package org.lunartable.engine.spacelab.state;

import java.util.List;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;

/** A choice within an action that the player has to make before the turn can go on. */
public sealed interface Pending {

  /** Takes it apart; the only place where its kinds are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind. */
  interface Cases<R> {
    R nothing();

    R take(Take wait);

    R payment(Payment wait);

    R keep(Keep wait);

    R recruitOne();
  }

  /** The lab cards that lie apart meanwhile. */
  default List<Lab> labs() {
    return List.of();
  }

  /** The project cards that lie apart meanwhile. */
  default List<Project> projects() {
    return List.of();
  }

  /** Choices that hold no card. */
  enum Plain implements Pending {
    /** No choice: the turn goes on. */
    NOTHING,
    /** One card of the recruitment centre is chosen (SL-8). */
    RECRUIT_ONE;

    @Override
    public <R> R match(Cases<R> cases) {
      return this == NOTHING ? cases.nothing() : cases.recruitOne();
    }
  }

  /** Cards lie face up, and an agency is chosen (SL-4). */
  record Take(List<Lab> shown) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.take(this);
    }

    @Override
    public List<Lab> labs() {
      return shown;
    }
  }

  /**
   * Cards are being discarded for a lab (SL-6).
   *
   * @param lab no longer in the hand, not yet in the station
   * @param slot where it will be
   * @param missing how many cards are still to be discarded
   */
  record Payment(Lab lab, Slot slot, int missing) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.payment(this);
    }

    @Override
    public List<Lab> labs() {
      return List.of(lab);
    }
  }

  /** One of some project cards is kept (SL-7, SL-8). */
  record Keep(List<Project> drawn) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keep(this);
    }

    @Override
    public List<Project> projects() {
      return drawn;
    }
  }
}
