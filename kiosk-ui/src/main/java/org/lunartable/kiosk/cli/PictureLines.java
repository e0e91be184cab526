package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** Prints a line for each picture of a list, and tells at the end how many were of no use. */
final class PictureLines {

  /**
   * What is said of a picture.
   *
   * @param text the line, as people or programs get it
   * @param usable whether the file was a picture
   */
  record Line(String text, boolean usable) {}

  private PictureLines() {}

  /**
   * Prints them in this order, each as soon as it is known.
   *
   * @throws CliProblem for bad input, after the last line, when pictures could not be used
   */
  static void print(Console console, List<Path> images, Function<Path, Line> read) {
    int bad = 0;
    for (int i = 0; i < images.size() && !console.broken(); i++) {
      Line line = read.apply(images.get(i));
      console.out().println(line.text());
      console.out().flush();
      bad += line.usable() ? 0 : 1;
    }
    if (bad > 0) {
      throw CliProblem.badInput(
          bad == 1
              ? "One picture could not be used."
              : "%d pictures could not be used.".formatted(bad));
    }
  }
}
