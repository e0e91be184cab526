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
  private static final int WIDTH = 920;
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
    int height = Math.max(90 + ROW * entries.size() + 20, 590);
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
    hallSensor();
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

  /** The supply of a row of Hall sensors, and one of its sensors; all others are like it. */
  private void hallSensor() {
    line(
        "<g transform=\"translate(560 350)\" fill=\"none\" stroke=\"#222222\" stroke-width=\"2\">");
    line("<path d=\"M40 20H180M70 20V30M70 60V90M180 20V66H164M180 114V150\"/>");
    line("<rect x=\"62\" y=\"30\" width=\"16\" height=\"30\"/>");
    line("<path d=\"M20 90H150M150 62V118M158 58V122M158 66H180M158 114H180V122\"/>");
    line("<path d=\"M168 61L158 66L168 71Z\" fill=\"#222222\"/>");
    line("<rect x=\"150\" y=\"150\" width=\"60\" height=\"40\"/>");
    line("<path d=\"M150 170H30M30 140V210M180 190V210M166 210H194\"/>");
    line("</g>");
    text(560, 340, "start", "#222222", "With Hall sensors (nobody has built it yet):");
    text(572, 374, "end", "#222222", "5 V");
    text(644, 398, "start", "#222222", "10 kOhm");
    text(574, 444, "end", "#222222", "row");
    text(752, 444, "start", "#222222", "AO3401, one a row");
    text(776, 524, "start", "#222222", "A3144");
    text(578, 574, "start", "#222222", "column");
    text(758, 574, "start", "#222222", "ground");
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
