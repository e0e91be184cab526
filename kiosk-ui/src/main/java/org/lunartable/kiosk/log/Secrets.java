package org.lunartable.kiosk.log;

import java.util.regex.Pattern;

/** Takes out of a text what nobody should see who gets a log or a report. Immutable. */
public final class Secrets {

  /** Name and password in an address, and what stands behind its question mark. */
  private static final Pattern LOGIN = Pattern.compile("://[^/?#\\s\"]*@");

  private static final Pattern QUERY = Pattern.compile("(://[^?\\s\"]*)\\?[^\\s\"]*");

  /** Whoever asks for the report may be somebody else than the one whose home is told of. */
  private static final Pattern ANY_HOME = Pattern.compile("/home/[^/\\s\"]+");

  private final String home;

  Secrets(String home) {
    this.home = home;
  }

  /** Those of whoever runs this program. */
  public static Secrets ofUser() {
    return new Secrets(System.getProperty("user.home", ""));
  }

  /** The same text without passwords, and without the name of whose home a path is in. */
  public String removed(String text) {
    String plain = LOGIN.matcher(text).replaceAll("://***@");
    plain = QUERY.matcher(plain).replaceAll("$1?***");
    plain = home.length() < 2 ? plain : plain.replace(home, "~");
    return ANY_HOME.matcher(plain).replaceAll("~");
  }
}
