package org.lunartable.kiosk.web;

import java.util.Optional;

/** A camera whose pictures may be looked at. Safe to call from any thread. */
@FunctionalInterface
public interface TableCamera {

  /** The newest picture, a JPEG; empty while there is none. Returns at once. */
  Optional<byte[]> newestJpeg();
}
