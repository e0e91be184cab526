package org.lunartable.kiosk.log;

import java.io.IOException;
import java.io.InputStream;
import java.util.logging.LogManager;

/** How standard error looks. Java makes one of these when something is logged first. */
public final class StandardError {

  private static final String PROPERTY = "java.util.logging.config.class";
  private static final String FILE = "/logging.properties";

  /** Called by Java itself. */
  public StandardError() throws IOException {
    try (InputStream in = StandardError.class.getResourceAsStream(FILE)) {
      LogManager.getLogManager().readConfiguration(in);
    }
  }

  /** Has it set up when it is needed; a command that logs nothing does not wait for it. */
  public static void setUp() {
    System.setProperty(PROPERTY, StandardError.class.getName());
  }
}
