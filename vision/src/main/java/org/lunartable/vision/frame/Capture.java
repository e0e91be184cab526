package org.lunartable.vision.frame;

/** The few calls a USB camera needs of its driver. Confined to one thread. */
interface Capture extends AutoCloseable {

  /** Opens a device. */
  boolean open(String device);

  /** Asks for a property, numbered as OpenCV does. That it was taken must be read back. */
  boolean set(int property, double value);

  /** Reads a property; negative or zero when there is none. */
  double get(int property);

  /**
   * Waits for a picture. May take ten seconds when the camera hangs.
   *
   * @return a JPEG, perhaps with padding or damaged; null when there is no picture
   */
  byte[] read();

  /** Lets the device go. */
  @Override
  void close();
}
