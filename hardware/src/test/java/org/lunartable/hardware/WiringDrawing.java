package org.lunartable.hardware;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Draws the wiring of the panel from the pin table of the program, as the guide shows it. */
final class WiringDrawing {

  static final Path FILE = Path.of("wiring-panel.svg");

  private static final int ROW = 26;
  private static final int TOP = 60;
  private static final int LEFT = 300;
  private static final int WIDTH = 860;

  private final StringBuilder out = new StringBuilder();

  private WiringDrawing() {}

  /** Writes the drawing anew, after the pin table has changed. */
  public static void main(String[] args) throws IOException {
    Files.writeString(FILE, of(Wiring.usual()));
  }

  static String of(Wiring wiring) {
    WiringDrawing drawing = new WiringDrawing();
    drawing.draw(wiring);
    return drawing.out.toString();
  }

  private void draw(Wiring wiring) {
    int height = TOP + ROW * Header.POSITIONS / 2 + 30;
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"13\">",
        WIDTH, height);
    line("<title>The panel on the pins of a Raspberry Pi 3, 4, 5 or Zero 2 W</title>");
    line("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, height);
    line("<text x=\"20\" y=\"28\" font-size=\"18\">Panel of buttons, lamps and buzzer</text>");
    line(
        "<text x=\"20\" y=\"46\">Pins as on the board; pin 1 has the square pad. BCM numbers beside"
            + " them.</text>");
    Map<Integer, Part> parts = parts(wiring);
    for (int position = 1; position <= Header.POSITIONS; position++) {
      pin(position, Optional.ofNullable(parts.get(position)), wiring);
    }
    line("</svg>");
  }

  private static Map<Integer, Part> parts(Wiring wiring) {
    Map<Integer, Part> parts = new TreeMap<>();
    for (Part part : Part.values()) {
      wiring.pin(part).ifPresent(pin -> parts.put(Header.position(pin.bcm()), part));
    }
    return parts;
  }

  private void pin(int position, Optional<Part> part, Wiring wiring) {
    boolean inner = position % 2 == 1;
    int y = TOP + (position - 1) / 2 * ROW + ROW / 2;
    int x = LEFT + (inner ? 100 : 130);
    String power = Header.power(position);
    String colour = power.isEmpty() ? "#d8b400" : power.equals("GND") ? "#222222" : "#c4281c";
    line("<circle cx=\"%d\" cy=\"%d\" r=\"9\" fill=\"%s\"/>", x, y, colour);
    line(
        "<text x=\"%d\" y=\"%d\" font-size=\"9\" text-anchor=\"middle\" fill=\"#ffffff\">%d</text>",
        x, y + 3, position);
    String name = power.isEmpty() ? "BCM " + Header.bcm(position).getAsInt() : power;
    text(inner ? x - 18 : x + 18, y + 4, inner ? "end" : "start", "#777777", name);
    part.ifPresent(
        wired -> part(wired, wiring.pin(wired).orElseThrow(), inner ? x - 80 : x + 80, y, inner));
  }

  private void part(Part part, Pin pin, int x, int y, boolean inner) {
    line("<path d=\"M%d %dh%d\" stroke=\"#1f6fd0\" stroke-width=\"3\"/>", x, y, inner ? -30 : 30);
    text(inner ? x - 36 : x + 36, y + 4, inner ? "end" : "start", "#1f6fd0", words(part, pin));
  }

  /** How the part is wired, from its pin alone. */
  static String words(Part part, Pin pin) {
    String name =
        part.text() + (part.button().isPresent() ? " button" : part == Part.BUZZER ? "" : " lamp");
    String other = pin.active() == Pin.Level.LOW ? "GND" : "3V3";
    if (part.button().isPresent()) {
      String pull =
          pin.pull() == Pin.Pull.NONE ? "" : ", pull " + pin.pull().name().toLowerCase(Locale.ROOT);
      return name + " to " + other + pull;
    }
    String to = pin.active() == Pin.Level.HIGH ? "GND" : "3V3";
    return part == Part.BUZZER ? name + " to " + to : name + ", 330 Ohm, to " + to;
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
