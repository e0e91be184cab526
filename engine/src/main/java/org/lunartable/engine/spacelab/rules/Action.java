package org.lunartable.engine.spacelab.rules;

import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Slot;

/** One decision of a player. */
public sealed interface Action {

  /** Takes it apart; the only place where the kinds of action are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind of action. */
  interface Cases<R> {
    R put(Put action);

    R draw();

    R take(Take action);

    R recruit(Recruit action);

    R place(Place action);

    R pay(Pay action);

    R keep(Keep action);

    R recruitOne(RecruitOne action);

    R drop(Drop action);

    R end();

    R pass();
  }

  /** Put an objective on a capsule (SL-2). */
  record Put(Objective tile, Capsule capsule) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.put(this);
    }
  }

  /** Take the cards of this agency among those that lie face up (SL-4). */
  record Take(Agency agency) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.take(this);
    }
  }

  /** Take the cards of this agency from the recruitment centre (SL-5). */
  record Recruit(Agency agency) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.recruit(this);
    }
  }

  /** Place a lab; the payment follows (SL-6). */
  record Place(Lab lab, Slot slot) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.place(this);
    }
  }

  /** Discard this card for the lab that is being placed (SL-6). */
  record Pay(Lab card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pay(this);
    }
  }

  /** Keep this project (SL-7, SL-8). */
  record Keep(Project project) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keep(this);
    }
  }

  /** Take this one card from the recruitment centre (SL-8). */
  record RecruitOne(Lab card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.recruitOne(this);
    }
  }

  /** Discard this card, since no lab can be paid for (SL-6). */
  record Drop(Lab card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.drop(this);
    }
  }

  /** Actions that need no more to be said. */
  enum Plain implements Action {
    /** Turn three lab cards up (SL-4). */
    DRAW,
    /** Place no more labs (SL-6). */
    END,
    /** Nothing can be done (SL-5). */
    PASS;

    @Override
    public <R> R match(Cases<R> cases) {
      return switch (this) {
        case DRAW -> cases.draw();
        case END -> cases.end();
        case PASS -> cases.pass();
      };
    }
  }
}
