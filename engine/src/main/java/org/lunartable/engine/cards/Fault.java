package org.lunartable.engine.cards;

import java.util.Locale;

/**
 * What can be wrong with a catalogue. Each has a sentence in English, as the command line says it,
 * with the same text in the message files, as pages say it.
 */
public enum Fault {
  HEADER("The first line of the catalogue must be: {header}"),
  COLUMNS("Line {line} has {found} columns instead of {wanted}."),
  KIND("Line {line} begins with {found} instead of one of {allowed}."),
  NAME("Line {line} needs a name of at most {most} characters, with a letter or a digit."),
  FIGURE("Line {line}: {column} must be a whole number from {least} to {most}, not \"{found}\"."),
  WORD("Line {line}: {column} must be one of {allowed}, not \"{found}\"."),
  LIKE("Line {line}: {column} must be written like {allowed}, not \"{found}\"."),
  LABS("There are {found} lab cards, but the game has {wanted}."),
  LABS_OF("There are {found} {colour} lab cards, but the game has {wanted}."),
  PROJECTS("There are {found} project cards, but the game has {wanted}."),
  OBJECTIVES("There are {found} objective tiles, but the game has {wanted}."),
  BONUSES("There are {found} bonus tiles for the {capsule} stack, but the game has {wanted}."),
  TWO_PROJECTS("Two projects are called {name}; each needs a name of its own."),
  MODULES("There are {found} module cards, but the game has {wanted}."),
  MODULES_OF("There are {found} module cards of the type {type}, but the game has {wanted}."),
  RESOURCES("There are {found} resource cards with all copies, but the game has {wanted}."),
  BACKGROUNDS(
      "There are {found} resource cards of the colour {type}, but the house's catalogue has"
          + " {wanted}; write owner as the source of the colours of printed cards."),
  TWO_MODULES("Two modules are called {name}; each needs a name of its own."),
  TWO_LINES("Two lines are for the resource card {name}; write one line and the number of copies."),
  RISING("The prices of {name} must rise from the first to the fourth."),
  ACTS("{name} does what {mechanism} does, so its colour must be black or white."),
  LIES("{name} does what {mechanism} does, so its colour must not be black or white.");

  private final String english;
  private final String key = "catalogue." + name().toLowerCase(Locale.ROOT).replace('_', '-');

  Fault(String english) {
    this.english = english;
  }

  /** Its sentence in English, with names in braces for the values. */
  public String english() {
    return english;
  }

  /** Its key in the message files, for example {@code catalogue.two-lines}. */
  public String key() {
    return key;
  }
}
