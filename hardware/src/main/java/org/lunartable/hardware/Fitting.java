package org.lunartable.hardware;

import java.util.Optional;

/**
 * One part on its pin. When the pin fails it is given back and taken again later, and no other part
 * is the worse for it. Used by one thread.
 */
final class Fitting {

  private final Part part;
  private final Opener opener;
  private Optional<Device> device = Optional.empty();
  private Optional<PinProblem> trouble = Optional.empty();
  private final Backoff backoff = new Backoff();
  private long notBefore;

  /** What hangs on a pin. */
  interface Device extends AutoCloseable {
    /**
     * Looks at it, or switches it.
     *
     * @param nanos on a clock that does not go back
     * @throws PinProblem when its pin fails
     */
    void work(long nanos) throws PinProblem;

    /** Gives its pin back. */
    @Override
    void close();
  }

  /** Takes the pin. */
  @FunctionalInterface
  interface Opener {
    /**
     * Takes it.
     *
     * @throws PinProblem when it cannot be had
     */
    Device open() throws PinProblem;
  }

  /** A part whose pin is taken at the first look. */
  Fitting(Part part, Opener opener, long nanos) {
    this.part = part;
    this.opener = opener;
    notBefore = nanos;
  }

  Part part() {
    return part;
  }

  /** Why it cannot be used now. */
  Optional<PinProblem> trouble() {
    return trouble;
  }

  /** Whether its next turn tries a pin again that has failed. */
  boolean retries(long nanos) {
    return trouble.isPresent() && nanos - notBefore >= 0;
  }

  /** Takes its turn; tells whether it fails or works now and did not before. */
  boolean work(long nanos) {
    if (device.isEmpty() && nanos - notBefore < 0) {
      return false;
    }
    try {
      if (device.isEmpty()) {
        device = Optional.of(opener.open());
      }
      device.get().work(nanos);
      return works();
    } catch (PinProblem e) {
      return fails(e, nanos);
    } catch (RuntimeException e) {
      String sentence = "%s cannot be used: %s.".formatted(part.text(), e.getMessage());
      return fails(new PinProblem(PinProblem.Kind.BROKEN, sentence, e), nanos);
    }
  }

  private boolean works() {
    boolean news = trouble.isPresent();
    trouble = Optional.empty();
    backoff.reset();
    return news;
  }

  private boolean fails(PinProblem problem, long nanos) {
    boolean news = !trouble.map(PinProblem::getMessage).equals(Optional.of(problem.getMessage()));
    device.ifPresent(Device::close);
    device = Optional.empty();
    trouble = Optional.of(problem);
    notBefore = nanos + backoff.next();
    return news;
  }
}
