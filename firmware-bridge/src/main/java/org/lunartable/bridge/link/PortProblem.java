package org.lunartable.bridge.link;

import java.io.IOException;

/** A port cannot be opened; the message is a sentence for a person, with the remedy. */
public final class PortProblem extends IOException {

  private static final long serialVersionUID = 1;

  private final LinkHealth.State state;
  private final String port;

  /**
   * A port that cannot be opened.
   *
   * @param port its path, or what was looked for
   */
  public PortProblem(LinkHealth.State state, String port, String sentence) {
    super(sentence);
    this.state = state;
    this.port = port;
  }

  LinkHealth.State state() {
    return state;
  }

  String port() {
    return port;
  }
}
