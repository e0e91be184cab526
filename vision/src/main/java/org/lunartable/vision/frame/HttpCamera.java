package org.lunartable.vision.frame;

import java.net.URI;
import java.util.Locale;

/**
 * A camera on the network, such as a phone with a webcam app: an MJPEG stream (multipart) or a
 * single picture that is asked for again and again. The camera says itself which of the two its
 * address is.
 */
public final class HttpCamera {
  private HttpCamera() {}

  /**
   * A source of the camera's pictures.
   *
   * @param address http or https; a name and password before the host are sent to that host only
   * @param snapshotsPerSecond how often a single picture is asked for; at least 0.1, at most 120
   * @throws IllegalArgumentException for another kind of address or rate; the message is a sentence
   */
  public static FrameSource source(URI address, double snapshotsPerSecond) {
    return source(address, snapshotsPerSecond, Patience.USUAL, Time.SYSTEM);
  }

  static FrameSource source(URI address, double perSecond, Patience patience, Time time) {
    Pacer.check(perSecond);
    if (!isWeb(address) || address.getHost() == null) {
      throw new IllegalArgumentException(
          "The address of a network camera begins with http:// or https:// and names a host.");
    }
    return new SupervisedSource(new HttpWire(address, perSecond, time), patience, time);
  }

  static boolean isWeb(URI address) {
    String scheme = address.getScheme() == null ? "" : address.getScheme().toLowerCase(Locale.ROOT);
    return scheme.equals("http") || scheme.equals("https");
  }
}
