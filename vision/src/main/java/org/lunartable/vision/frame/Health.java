package org.lunartable.vision.frame;

import java.util.Locale;
import java.util.Optional;
import org.lunartable.vision.frame.SourceStatus.State;

/** Keeps the status of a source: what happened to it, and what it really gives. Thread-safe. */
final class Health {
  private final String name;
  private final Rate rate = new Rate();
  private State state = State.CONNECTING;
  private String sentence;
  private Link.Traits traits;
  private int width;
  private int height;

  Health(String name) {
    this.name = name;
    this.sentence = capital(name) + " is being connected.";
  }

  synchronized void frame(Frame frame, Link.Traits now) {
    rate.frame(frame);
    traits = now;
    width = frame.width();
    height = frame.height();
    change(State.RUNNING, "");
  }

  synchronized void stalled() {
    change(
        State.STALLED,
        capital(name)
            + " is connected but sends no usable pictures; it is being reconnected. If that does"
            + " not help, unplug it, wait a moment and plug it in again.");
  }

  synchronized void lost(Throwable why) {
    change(State.LOST, why instanceof SourceLost ? why.getMessage() : unforeseen(why));
  }

  synchronized void ended(String why) {
    change(State.ENDED, why);
  }

  synchronized SourceStatus status() {
    Optional<Taken> taken = Optional.ofNullable(traits).map(this::taken);
    String says = state == State.RUNNING ? taken.map(this::running).orElse("") : sentence;
    return new SourceStatus(state, says, taken);
  }

  private Taken taken(Link.Traits known) {
    return new Taken(
        known.format(), width, height, rate.perSecond(), known.exposure(), known.whiteBalance());
  }

  private String running(Taken taken) {
    String works = capital(name) + " works: " + taken.line() + ".";
    boolean drifts =
        taken.exposure().state() == Setting.State.REFUSED
            || taken.whiteBalance().state() == Setting.State.REFUSED;
    return drifts ? works + " Keep the light steady, or calibrate again when it changes." : works;
  }

  private String unforeseen(Throwable why) {
    String reason = why.getMessage() == null ? why.getClass().getSimpleName() : why.getMessage();
    return capital(name) + " failed (" + reason + "); it is tried again by itself.";
  }

  /** Nothing changes after the end. */
  private void change(State now, String says) {
    if (state != State.ENDED) {
      state = now;
      sentence = says;
    }
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
