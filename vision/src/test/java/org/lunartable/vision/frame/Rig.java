package org.lunartable.vision.frame;

/** The far end of a source under test: what a camera, a phone or a folder would do. */
interface Rig {

  /** The source, not started. Called once. */
  FrameSource open(Time time) throws Exception;

  /** Makes the source give these bytes next. Lost when the source is not connected. */
  void send(byte[] bytes) throws Exception;

  /** Gives nothing of use any more, though connected. */
  default void fallSilent() throws Exception {}

  /** How silence shows. */
  default SourceStatus.State whenSilent() {
    return SourceStatus.State.STALLED;
  }

  /** Takes the source away. */
  void cut() throws Exception;

  /** Brings it back. */
  void restore() throws Exception;

  /** Whether a closed source has let go of everything at this end. May wait for it. */
  boolean released() throws Exception;

  /** Ends this end. */
  void close() throws Exception;
}
