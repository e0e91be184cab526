package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.CsvLine;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.spacelab.cards.Catalogue.Bonus;
import org.lunartable.engine.spacelab.cards.Catalogue.Entry;

/** The cards and tiles that the lines of a catalogue's table are about. */
final class CatalogueLines {

  private static final int MOST_COPIES = 60;

  private static final String AGENCIES = "yellow, red, blue, green";
  private static final String SPECIALITIES = "doctor, pilot, researcher, technician";

  private final List<Entry<Lab>> labs = new ArrayList<>();
  private final List<Entry<Project>> projects = new ArrayList<>();
  private final List<Entry<Objective>> objectives = new ArrayList<>();
  private final List<Entry<Bonus>> bonuses = new ArrayList<>();

  Catalogue catalogue() {
    return new Catalogue(labs, projects, objectives, bonuses);
  }

  /** Adds the card of a line to its list, when nothing is wrong with it. */
  void read(CsvLine line) {
    if (!line.isFine()) {
      return;
    }
    switch (line.cell(0)) {
      case "lab" -> add(line, lab(line), labs);
      case "project" -> add(line, project(line), projects);
      case "objective" -> add(line, objective(line), objectives);
      case "bonus" -> add(line, bonus(line), bonuses);
      default -> line.unknownKind("lab, project, objective, bonus");
    }
  }

  private static <T> void add(CsvLine line, Optional<T> card, List<Entry<T>> entries) {
    int copies = line.figure(9, 1, MOST_COPIES);
    Optional<Source> source = line.source(10);
    if (line.isFine()) {
      entries.add(new Entry<>(card.orElseThrow(), copies, source.orElseThrow()));
    }
  }

  private static Optional<Lab> lab(CsvLine line) {
    Optional<Agency> agency = line.word(2, Agency::parse, AGENCIES);
    Optional<Speciality> speciality = line.word(3, Speciality::parse, SPECIALITIES);
    int cost = line.figure(7, 0, Lab.HIGHEST_COST);
    int points = points(line, 0);
    return line.isFine()
        ? Optional.of(Lab.of(agency.orElseThrow(), speciality.orElseThrow(), cost, points))
        : Optional.empty();
  }

  private static Optional<Project> project(CsvLine line) {
    String name = line.name(1);
    Optional<Condition> condition =
        line.like(
            6, Condition::parse, "each:yellow, enough:doctor, sets:agency, pairs:agency+pair");
    int points = points(line, 1);
    return line.isFine()
        ? Optional.of(Project.of(name, condition.orElseThrow(), points))
        : Optional.empty();
  }

  private static Optional<Objective> objective(CsvLine line) {
    Optional<List<Agency>> agencies = line.like(2, CatalogueLines::agencies, "yellow+yellow+red");
    Optional<Speciality> speciality = line.word(3, Speciality::parse, SPECIALITIES);
    Optional<Effect> effect =
        line.word(4, Effect::parse, "take-lab, recruit-one, projects, discount");
    return line.isFine()
        ? Optional.of(
            new Objective(agencies.orElseThrow(), speciality.orElseThrow(), effect.orElseThrow()))
        : Optional.empty();
  }

  private static Optional<List<Agency>> agencies(String text) {
    List<Agency> found =
        Arrays.stream(text.split("\\+", -1)).map(Agency::parse).flatMap(Optional::stream).toList();
    boolean all = text.split("\\+", -1).length == Objective.AGENCIES;
    return all && found.size() == Objective.AGENCIES ? Optional.of(found) : Optional.empty();
  }

  private static Optional<Bonus> bonus(CsvLine line) {
    Optional<Capsule> capsule = line.word(5, Capsule::parse, "left, centre, right");
    int points = points(line, 1);
    return line.isFine() ? Optional.of(new Bonus(capsule.orElseThrow(), points)) : Optional.empty();
  }

  private static int points(CsvLine line, int least) {
    return line.figure(8, least, Lab.HIGHEST_POINTS);
  }
}
