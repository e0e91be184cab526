package org.lunartable.kiosk.log;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * Keeps what is logged in the folder {@code log} of the data folder, for a report: {@code
 * kiosk.0.jsonl} is the newest of at most {@value #FILES} files of at most {@value #MOST_BYTES}
 * bytes each. What is logged before the data folder is known to be usable is kept in memory until
 * then.
 */
public final class KioskLog extends Handler {

  static final int MOST_BYTES = 512 * 1024;
  static final int FILES = 3;

  private static final int EARLY_RECORDS = 200;
  private static final System.Logger LOG = System.getLogger(KioskLog.class.getName());

  private final List<LogRecord> early = new ArrayList<>();
  private Handler files;

  /** Begins to listen to everything that is logged. */
  public static KioskLog start() {
    KioskLog log = new KioskLog();
    Logger.getLogger("").addHandler(log);
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, broken) ->
            LOG.log(Level.ERROR, "The thread " + thread.getName() + " ended", broken));
    return log;
  }

  /** The folder of the log. */
  public static Path folder(Path data) {
    return data.resolve("log");
  }

  /** The files of the log there are, the newest first. */
  public static List<Path> files(Path data) {
    try (Stream<Path> all = Files.list(folder(data))) {
      return all.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    } catch (IOException none) {
      return List.of();
    }
  }

  /**
   * From now on all is kept in this data folder. A log that cannot be kept is no reason to stop.
   */
  public void keep(Path data) {
    try {
      Files.createDirectories(folder(data));
      to(open(data));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "No log can be kept in {0}.", folder(data));
    }
  }

  private static Handler open(Path data) throws IOException {
    // A percent sign begins a pattern there.
    String pattern = folder(data).toString().replace("%", "%%") + "/kiosk.%g.jsonl";
    Handler files = new FileHandler(pattern, MOST_BYTES, FILES, true);
    files.setFormatter(new JsonLines(Secrets.ofUser()));
    return files;
  }

  private synchronized void to(Handler handler) {
    files = handler;
    early.forEach(files::publish);
    early.clear();
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (files != null) {
      files.publish(record);
    } else if (early.size() < EARLY_RECORDS) {
      early.add(record);
    }
  }

  @Override
  public synchronized void flush() {
    if (files != null) {
      files.flush();
    }
  }

  @Override
  public synchronized void close() {
    if (files != null) {
      files.close();
    }
  }
}
