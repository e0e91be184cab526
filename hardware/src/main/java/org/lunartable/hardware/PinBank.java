package org.lunartable.hardware;

/** The pins of this computer. Used by one thread. */
public interface PinBank extends AutoCloseable {

  /**
   * Takes a pin to read. A pin that could not be had, or that was given back, can be asked for
   * again.
   *
   * @throws PinProblem when it cannot be had
   */
  Input input(Part part, Pin pin) throws PinProblem;

  /**
   * Takes a pin to switch; it is off. It can be asked for again as above.
   *
   * @throws PinProblem when it cannot be had
   */
  Output output(Part part, Pin pin) throws PinProblem;

  /** Switches everything off and gives all pins back. */
  @Override
  void close();

  /** A pin that is read. */
  interface Input extends AutoCloseable {
    /**
     * Whether the pin is at its active level now.
     *
     * @throws PinProblem when it cannot be read
     */
    boolean active() throws PinProblem;

    /** Gives this pin back, also one that fails; the others go on. */
    @Override
    void close();
  }

  /** A pin that is switched. */
  interface Output extends AutoCloseable {
    /**
     * Brings the pin to its active level, or away from it.
     *
     * @throws PinProblem when it cannot be switched
     */
    void set(boolean on) throws PinProblem;

    /** Switches it off and gives this pin back, also one that fails; the others go on. */
    @Override
    void close();
  }
}
