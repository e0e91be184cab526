package org.lunartable.engine.spacelab.companion;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Speciality;
import org.lunartable.engine.spacelab.view.Words;

/** A lab card being entered as it is printed: agency, speciality, cost, points. */
record LabEntry(Optional<Agency> agency, Optional<Speciality> speciality, OptionalInt cost) {

  static final LabEntry NOTHING =
      new LabEntry(Optional.empty(), Optional.empty(), OptionalInt.empty());

  /** A lab card whose cost does not matter any more. */
  static final LabEntry WITHOUT_COST =
      new LabEntry(Optional.empty(), Optional.empty(), OptionalInt.of(0));

  /** A lab card of this agency, of which nothing else is known yet. */
  static LabEntry of(Agency agency) {
    return new LabEntry(Optional.of(agency), Optional.empty(), OptionalInt.empty());
  }

  boolean isBegun() {
    return agency.isPresent();
  }

  /** What is asked next. */
  String question() {
    if (agency.isEmpty()) {
      return "agency";
    } else if (speciality.isEmpty()) {
      return "speciality";
    }
    return cost.isEmpty() ? "cost" : "points";
  }

  /**
   * Adds the answers to what is asked next.
   *
   * @param dearest the highest cost that can be paid
   * @param again where one more answer leads
   * @param done where the last answer leads
   */
  void addTo(Steps steps, int dearest, Function<LabEntry, Phase> again, Function<Lab, Phase> done) {
    switch (question()) {
      case "agency" ->
          Agency.ALL.forEach(
              one ->
                  steps.agency(
                      "agency",
                      one,
                      Words.of(one),
                      () -> again.apply(new LabEntry(Optional.of(one), speciality, cost))));
      case "speciality" ->
          Speciality.ALL.forEach(
              one ->
                  steps.trait(
                      "speciality",
                      one,
                      () -> again.apply(new LabEntry(agency, Optional.of(one), cost))));
      case "cost" -> costs(steps, Math.min(dearest, Lab.HIGHEST_COST), again);
      default -> points(steps, done);
    }
  }

  private void costs(Steps steps, int most, Function<LabEntry, Phase> again) {
    for (int price = 0; price <= most; price++) {
      OptionalInt known = OptionalInt.of(price);
      steps.number(
          "cost",
          price,
          Optional.<Text>empty(),
          () -> again.apply(new LabEntry(agency, speciality, known)));
    }
  }

  private void points(Steps steps, Function<Lab, Phase> done) {
    for (int points = 0; points <= Lab.HIGHEST_POINTS; points++) {
      Lab lab = Lab.of(agency.orElseThrow(), speciality.orElseThrow(), cost.orElseThrow(), points);
      steps.number("points", points, Optional.<Text>empty(), () -> done.apply(lab));
    }
  }
}
