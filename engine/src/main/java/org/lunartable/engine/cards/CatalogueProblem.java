package org.lunartable.engine.cards;

import java.util.List;
import java.util.stream.Collectors;

/** A catalogue that cannot be played with; the message says in English what is wrong with it. */
public final class CatalogueProblem extends Exception {

  private final transient List<Flaw> flaws;

  /**
   * @param flaws what is wrong with it
   */
  public CatalogueProblem(List<Flaw> flaws) {
    super(flaws.stream().map(Flaw::english).collect(Collectors.joining(" ")));
    this.flaws = List.copyOf(flaws);
  }

  public List<Flaw> flaws() {
    return flaws;
  }
}
