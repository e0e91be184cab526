package org.lunartable.hardware;

/** The pins of this computer. Used by one thread. */
public interface PinBank extends AutoCloseable {

  /**
   * Takes a pin to read.
   *
   * @throws PinProblem when it cannot be had
   */
  Input input(Part part, Pin pin) throws PinProblem;

  /**
   * Takes a pin to switch; it is off.
   *
   * @throws PinProblem when it cannot be had
   */
  Output output(Part part, Pin pin) throws PinProblem;

  /** Switches everything off and gives all pins back. */
  @Override
  void close();

  /** A pin that is read. */
  @FunctionalInterface
  interface Input {
    /**
     * Whether the pin is at its active level now.
     *
     * @throws PinProblem when it cannot be read
     */
    boolean active() throws PinProblem;
  }

  /** A pin that is switched. */
  @FunctionalInterface
  interface Output {
    /**
     * Brings the pin to its active level, or away from it.
     *
     * @throws PinProblem when it cannot be switched
     */
    void set(boolean on) throws PinProblem;
  }
}
