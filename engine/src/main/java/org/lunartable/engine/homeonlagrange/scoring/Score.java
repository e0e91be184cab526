package org.lunartable.engine.homeonlagrange.scoring;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.scoring.ScoreLine.Kind;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Readings.Athletes;
import org.lunartable.engine.homeonlagrange.state.Readings.Scarcity;
import org.lunartable.engine.homeonlagrange.state.Station;

/** What a station is worth (HL-15). */
public record Score(List<ScoreLine> lines) {

  /** What two Athletes are worth together (HL-24). */
  static final int ATHLETES = 1200;

  /** What a Civilian is worth on Accommodation (HL-29). */
  static final int CIVILIAN = 400;

  public Score {
    lines = List.copyOf(lines);
  }

  /** The score of a station as it stands; a make-up bonus only with four modules. */
  public static Score of(Station station, Readings readings) {
    return new Score(new Count(station, readings).lines());
  }

  public int total() {
    return lines.stream().mapToInt(ScoreLine::points).sum();
  }

  /** The points of the lines of one kind. */
  public int of(Kind kind) {
    return lines.stream().filter(line -> line.kind() == kind).mapToInt(ScoreLine::points).sum();
  }

  /** Adds the lines up, module by module. */
  private static final class Count {

    private final Station station;
    private final List<ScoreLine> lines = new ArrayList<>();
    private final Readings readings;
    private int athletesToPair;

    Count(Station station, Readings readings) {
      this.station = station;
      this.readings = readings;
      athletesToPair = paired(station.modules());
    }

    /** How many Athletes on these modules are one of two. */
    private static int paired(List<Built> modules) {
      int athletes = 0;
      for (Built built : modules) {
        for (Laid laid : built.laid()) {
          if (laid.does(Mechanism.ATHLETE) && pairs(built, laid.card())) {
            athletes++;
          }
        }
      }
      return athletes / 2 * 2;
    }

    /** Whether an Athlete on this module may be one of two (HL-24). */
    private static boolean pairs(Built built, ResourceCard card) {
      return !built.has(Mechanism.RESOURCE_SCARCITY)
          && built.module().type() == ModuleType.RECREATION
          && card.colour().matches(ModuleType.RECREATION);
    }

    List<ScoreLine> lines() {
      for (Built built : station.modules()) {
        if (readings.athletes() == Athletes.SAME_MODULE) {
          athletesToPair = paired(List.of(built));
        }
        lines.add(line(built));
        built.laid().forEach(laid -> lines.add(line(built, laid)));
      }
      MakeUp.of(station.modules().stream().map(built -> built.module().type()).toList())
          .ifPresent(
              makeUp -> lines.add(new ScoreLine(Kind.MAKE_UP, makeUp.text(), makeUp.bonus())));
      return lines;
    }

    private ScoreLine line(Built built) {
      String name = built.module().name();
      boolean isScarce =
          readings.scarcity() == Scarcity.MODULE_TOO && built.has(Mechanism.RESOURCE_SCARCITY);
      return isScarce
          ? new ScoreLine(Kind.SCARCE, name, 0)
          : new ScoreLine(Kind.MODULE, name, built.module().lowestPrice());
    }

    private ScoreLine line(Built built, Laid laid) {
      ResourceCard card = laid.card();
      if (built.has(Mechanism.RESOURCE_SCARCITY)) {
        return new ScoreLine(Kind.SCARCE, card.name(), 0);
      } else if (!card.colour().matches(built.module().type())) {
        return new ScoreLine(Kind.NO_MATCH, card.name(), 0);
      } else if (laid.does(Mechanism.ATHLETE)
          && built.module().type() == ModuleType.RECREATION
          && athletesToPair > 0) {
        return athlete(card);
      } else if (laid.does(Mechanism.CIVILIAN)
          && built.module().type() == ModuleType.ACCOMMODATION) {
        return new ScoreLine(Kind.CIVILIAN, card.name(), CIVILIAN);
      }
      return new ScoreLine(Kind.CARD, card.name(), card.value());
    }

    /** Each of the two has half of what they are worth together. */
    private ScoreLine athlete(ResourceCard card) {
      athletesToPair--;
      return new ScoreLine(Kind.ATHLETES, card.name(), ATHLETES / 2);
    }
  }
}
