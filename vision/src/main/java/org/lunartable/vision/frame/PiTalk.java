package org.lunartable.vision.frame;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What rpicam-vid says on its error output: for each frame how it was exposed, in lines such as
 * "ExposureTime=8000", and between them whatever it complains about. Confined to one thread.
 */
final class PiTalk {
  private static final Pattern FACT = Pattern.compile("([A-Z][A-Za-z]+)=(.*)");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?");
  private static final int TAIL = 2000;
  private static final int LONGEST_LINE = 4000;

  private final Map<String, String> facts = new HashMap<>();
  private final StringBuilder line = new StringBuilder();
  private String complaints = "";

  /** Takes the next piece, which may end within a line. */
  void add(String piece) {
    for (int i = 0; i < piece.length(); i++) {
      char c = piece.charAt(i);
      if (c == '\n') {
        take(line.toString());
        line.setLength(0);
      } else if (line.length() < LONGEST_LINE) {
        line.append(c);
      }
    }
  }

  private void take(String whole) {
    Matcher fact = FACT.matcher(whole);
    if (fact.matches()) {
      facts.put(fact.group(1), fact.group(2));
    } else if (!whole.isBlank()) {
      complaints += whole + "\n";
      complaints = complaints.substring(Math.max(0, complaints.length() - TAIL));
    }
  }

  /** How the newest frame was exposed and balanced; empty until the program has told. */
  Optional<PiCamera.Light> light() {
    List<Double> exposure = numbers("ExposureTime");
    List<Double> analogue = numbers("AnalogueGain");
    List<Double> digital = numbers("DigitalGain");
    List<Double> colours = numbers("ColourGains");
    if (exposure.isEmpty() || analogue.isEmpty() || colours.size() < 2 || exposure.get(0) < 1) {
      return Optional.empty();
    }
    double gain = analogue.get(0) * (digital.isEmpty() ? 1 : digital.get(0));
    int micros = (int) Math.round(exposure.get(0));
    return Optional.of(
        new PiCamera.Light(micros, Math.max(1, gain), colours.get(0), colours.get(1)));
  }

  private List<Double> numbers(String fact) {
    return NUMBER
        .matcher(facts.getOrDefault(fact, ""))
        .results()
        .map(found -> Double.parseDouble(found.group()))
        .toList();
  }

  /** Whether it has complained of something, in whatever letters. */
  boolean complainsOf(String... words) {
    String said = (complaints + line).toLowerCase(Locale.ROOT);
    return Arrays.stream(words).anyMatch(said::contains);
  }

  /** The last line of its complaints; empty text when there is none. */
  String lastComplaint() {
    String unfinished = line.toString();
    String all = complaints + (FACT.matcher(unfinished).matches() ? "" : unfinished);
    return all.strip().lines().reduce((a, b) -> b).orElse("");
  }
}
