package org.lunartable.bridge.link;

import java.util.Optional;
import org.lunartable.bridge.protocol.Message;

/**
 * How the line to the board is.
 *
 * @param state what is the matter, as far as the remedy differs
 * @param port the name of the port, for some troubles with it
 * @param hello who the board is, when it works or speaks another version
 * @param sentence the same in English, with the remedy
 */
public record LinkHealth(
    State state, Optional<String> port, Optional<Message.Hello> hello, String sentence) {

  /** What is the matter. */
  public enum State {
    WORKS,
    /** Nothing is plugged in where the board is looked for. */
    ABSENT,
    /** This user may not open the port. */
    NOT_ALLOWED,
    /** Another program has the port. */
    IN_USE,
    /** What is named is no serial port. */
    NO_PORT,
    /** What is plugged in speaks otherwise. */
    NO_BOARD,
    /** It speaks another version of the protocol. */
    OTHER_PROTOCOL,
    /** It has as many places as no board of the game. */
    UNFIT,
    /** It was there and is unplugged. */
    UNPLUGGED,
    /** It says nothing any more. */
    SILENT,
    /** It takes nothing any more. */
    STUCK,
    /** The line was closed by us. */
    ENDED,
    /** Anything else. */
    BROKEN
  }

  static LinkHealth of(State state, String sentence) {
    return new LinkHealth(state, Optional.empty(), Optional.empty(), sentence);
  }

  /** A board that says this of itself. */
  public static LinkHealth of(State state, Message.Hello hello, String sentence) {
    return new LinkHealth(state, Optional.empty(), Optional.of(hello), sentence);
  }

  static LinkHealth of(PortProblem problem) {
    return new LinkHealth(
        problem.state(), Optional.of(problem.port()), Optional.empty(), problem.getMessage());
  }

  /** Whether the board is there and believed. */
  public boolean working() {
    return state == State.WORKS;
  }
}
