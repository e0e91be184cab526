package org.lunartable.bridge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws the wiring of the sensor board from the pin table in the firmware's pins.h. */
final class BoardDrawing {

  static final Path FILE = Path.of("..", "hardware", "wiring-board.svg");
  static final Path PINS = Path.of("firmware", "avr", "pins.h");

  private static final Pattern ENTRY =
      Pattern.compile(
          "((?:[a-zA-Z]+ )?[A-Z0-9a-z-]+) +(P[A-Z]\\d(?:-P[A-Z]\\d)?) \\(([A0-9-]+)\\)");
  private static final int WIDTH = 860;
  private static final int ROW = 30;

  private final StringBuilder out = new StringBuilder();

  private BoardDrawing() {}

  /** A line, or several side by side, and where it is. */
  record Entry(String name, String port, String printed) {}

  /** Writes the drawing anew, after the pin table has changed. */
  public static void main(String[] args) throws IOException {
    Files.writeString(FILE, of(Files.readString(PINS)));
  }

  /** What the comment at the head of pins.h says. */
  static List<Entry> entries(String pins) {
    List<Entry> entries = new ArrayList<>();
    Matcher entry = ENTRY.matcher(pins.substring(0, pins.indexOf("*/")));
    while (entry.find()) {
      entries.add(new Entry(entry.group(1), entry.group(2), entry.group(3)));
    }
    return entries;
  }

  static String of(String pins) {
    BoardDrawing drawing = new BoardDrawing();
    drawing.draw(entries(pins));
    return drawing.out.toString();
  }

  private void draw(List<Entry> entries) {
    int height = 90 + ROW * entries.size() + 20;
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"13\">",
        WIDTH, height);
    line("<title>The sensor board on an Arduino Mega 2560</title>");
    line("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, height);
    line(
        "<text x=\"20\" y=\"28\" font-size=\"18\">Sensor board: pins of the Arduino Mega"
            + " 2560</text>");
    line(
        "<rect x=\"20\" y=\"50\" width=\"300\" height=\"%d\" rx=\"8\" fill=\"#0b5563\"/>",
        ROW * entries.size() + 30);
    line("<text x=\"170\" y=\"70\" fill=\"#ffffff\" text-anchor=\"middle\">Mega 2560</text>");
    for (int i = 0; i < entries.size(); i++) {
      entry(entries.get(i), 90 + ROW * i);
    }
    matrix();
    line("</svg>");
  }

  private void entry(Entry entry, int y) {
    text(40, y, "start", "#ffffff", entry.port());
    text(310, y, "end", "#ffd75e", "pin " + entry.printed());
    line("<path d=\"M320 %dh40\" stroke=\"#1f6fd0\" stroke-width=\"3\"/>", y - 4);
    text(368, y, "start", "#1f6fd0", entry.name());
  }

  /** One crossing of the matrix; all others are like it. */
  private void matrix() {
    line("<g transform=\"translate(580 70)\" fill=\"none\" stroke=\"#222222\" stroke-width=\"2\">");
    line("<path d=\"M40 0V220M0 180H220\"/>");
    line("<path d=\"M40 30h-24v-24\"/><rect x=\"8\" y=\"-24\" width=\"16\" height=\"30\"/>");
    line("<path d=\"M40 80H100M130 68L102 80M130 80H170V104M170 140V180\"/>");
    line("<path d=\"M156 110H184L170 138ZM156 140H184\" fill=\"#222222\"/>");
    line("</g>");
    text(566, 36, "start", "#222222", "5 V, 4.7 kOhm");
    text(628, 306, "start", "#222222", "column");
    text(808, 246, "end", "#222222", "row");
    text(660, 134, "start", "#222222", "reed sensor");
    text(772, 200, "start", "#222222", "1N4148");
  }

  private void text(int x, int y, String anchor, String colour, String words) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, anchor, colour, words);
  }

  private void line(String form, Object... values) {
    out.append(values.length == 0 ? form : String.format(Locale.ROOT, form, values)).append('\n');
  }
}
