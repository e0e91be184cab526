package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a project gives points for (SL-11). */
public sealed interface Condition {

  /** How many labs of a kind a {@link Enough} asks for. */
  int ENOUGH = 3;

  /** Every condition there can be. */
  static List<Condition> all() {
    List<Trait> traits = new ArrayList<>(Agency.ALL);
    traits.addAll(Speciality.ALL);
    List<Condition> all = new ArrayList<>();
    traits.forEach(trait -> all.add(new Each(trait)));
    traits.forEach(trait -> all.add(new Enough(trait)));
    ProjectKind.ALL.stream().filter(ProjectKind::isOfLabs).forEach(kind -> all.add(new Sets(kind)));
    for (ProjectKind one : ProjectKind.ALL) {
      for (ProjectKind other : ProjectKind.ALL) {
        if (one.compareTo(other) <= 0) {
          all.add(new Pairs(one, other));
        }
      }
    }
    return List.copyOf(all);
  }

  /** Takes it apart; the only place where its kinds are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind of condition. */
  interface Cases<R> {
    R each(Each condition);

    R enough(Enough condition);

    R sets(Sets condition);

    R pairs(Pairs condition);
  }

  /** What it is about. */
  ProjectKind kind();

  /** How often it is fulfilled. */
  int times(Collection<Lab> labs, Collection<Project> projects);

  /** For example {@code each:yellow}, {@code enough:doctor}, {@code pairs:agency+agency}. */
  String text();

  /** The condition that the text says. */
  static Optional<Condition> parse(String text) {
    String[] parts = text.split(":", 2);
    if (parts.length < 2) {
      return Optional.empty();
    }
    return switch (parts[0]) {
      case "each" -> Trait.parse(parts[1]).map(Each::new);
      case "enough" -> Trait.parse(parts[1]).map(Enough::new);
      case "sets" -> ProjectKind.parse(parts[1]).filter(ProjectKind::isOfLabs).map(Sets::new);
      case "pairs" -> pairs(parts[1].split("\\+", -1));
      default -> Optional.empty();
    };
  }

  private static Optional<Condition> pairs(String[] kinds) {
    Optional<ProjectKind> one = ProjectKind.parse(kinds[0]);
    Optional<ProjectKind> other =
        kinds.length == 2 ? ProjectKind.parse(kinds[1]) : Optional.empty();
    return one.isPresent() && other.isPresent()
        ? Optional.of(new Pairs(one.get(), other.get()))
        : Optional.empty();
  }

  private static int count(Collection<Lab> labs, Trait trait) {
    int count = 0;
    for (Lab lab : labs) {
      count += trait.of(lab) ? 1 : 0;
    }
    return count;
  }

  /** Once for each lab that has the trait. */
  record Each(Trait trait) implements Condition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.each(this);
    }

    @Override
    public ProjectKind kind() {
      return ProjectKind.of(trait);
    }

    @Override
    public int times(Collection<Lab> labs, Collection<Project> projects) {
      return count(labs, trait);
    }

    @Override
    public String text() {
      return "each:" + trait.text();
    }
  }

  /** Once, with {@link #ENOUGH} labs that have the trait, or more. */
  record Enough(Trait trait) implements Condition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.enough(this);
    }

    @Override
    public ProjectKind kind() {
      return ProjectKind.of(trait);
    }

    @Override
    public int times(Collection<Lab> labs, Collection<Project> projects) {
      return count(labs, trait) >= ENOUGH ? 1 : 0;
    }

    @Override
    public String text() {
      return "enough:" + trait.text();
    }
  }

  /** Once for each set of labs of all four agencies, or of all four specialities. */
  record Sets(ProjectKind kind) implements Condition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sets(this);
    }

    @Override
    public int times(Collection<Lab> labs, Collection<Project> projects) {
      List<? extends Trait> all = kind == ProjectKind.AGENCY ? Agency.ALL : Speciality.ALL;
      return all.stream().mapToInt(trait -> count(labs, trait)).min().orElse(0);
    }

    @Override
    public String text() {
      return "sets:" + kind.text();
    }
  }

  /** Once for each pair of the player's projects of these two kinds; each is in one pair. */
  record Pairs(ProjectKind one, ProjectKind other) implements Condition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pairs(this);
    }

    @Override
    public ProjectKind kind() {
      return ProjectKind.PAIR;
    }

    @Override
    public int times(Collection<Lab> labs, Collection<Project> projects) {
      return one == other
          ? of(one, projects) / 2
          : Math.min(of(one, projects), of(other, projects));
    }

    private static int of(ProjectKind kind, Collection<Project> projects) {
      int count = 0;
      for (Project project : projects) {
        count += project.condition().kind() == kind ? 1 : 0;
      }
      return count;
    }

    @Override
    public String text() {
      return "pairs:" + one.text() + "+" + other.text();
    }
  }
}
