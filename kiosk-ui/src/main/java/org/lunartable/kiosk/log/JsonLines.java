package org.lunartable.kiosk.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import org.lunartable.kiosk.json.Json;

/**
 * One JSON object a line: {@code time} (by the wall clock, for people), {@code nanos} (since an
 * arbitrary moment, always growing), {@code level}, {@code logger}, {@code thread}, {@code message}
 * and, of a failure, {@code error} with its trace. Nothing secret is in them.
 */
final class JsonLines extends Formatter {

  private static final int LONGEST = 8000;

  private final Secrets secrets;

  JsonLines(Secrets secrets) {
    this.secrets = secrets;
  }

  @Override
  public String format(LogRecord record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("time", record.getInstant().toString());
    fields.put("nanos", System.nanoTime());
    fields.put("level", record.getLevel().getName());
    fields.put("logger", record.getLoggerName());
    fields.put("thread", Thread.currentThread().getName());
    fields.put("message", shown(formatMessage(record)));
    if (record.getThrown() != null) {
      fields.put("error", shown(trace(record.getThrown())));
    }
    return Json.write(fields) + "\n";
  }

  private String shown(String text) {
    String plain = secrets.removed(text);
    return plain.length() > LONGEST ? plain.substring(0, LONGEST) + " ..." : plain;
  }

  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
