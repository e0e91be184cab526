package org.lunartable.engine.cards;

import java.util.List;

/** A catalogue that cannot be played with. */
public final class CatalogueProblem extends Exception {

  private final transient List<String> sentences;

  /** What is wrong, one sentence each, for a person. */
  public CatalogueProblem(List<String> sentences) {
    super(String.join(" ", sentences));
    this.sentences = List.copyOf(sentences);
  }

  public List<String> sentences() {
    return sentences;
  }
}
