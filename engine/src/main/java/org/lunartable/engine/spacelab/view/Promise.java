package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.rules.Landing;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

/** What a lab would bring in a slot (SL-6 to SL-10), in words and in short. */
public final class Promise {

  private final Station before;
  private final Landing landing;
  private final List<Text> texts = new ArrayList<>();
  private final List<Block.Count> gains = new ArrayList<>();

  private Promise(Station before, Landing landing) {
    this.before = before;
    this.landing = landing;
  }

  /**
   * How many cards there are to gain.
   *
   * @param labs in the deck or to make it anew from, what is paid for the lab among them
   * @param centre in the recruitment centre
   * @param projects in the project deck
   */
  public record Supply(int labs, int centre, int projects) {

    /** Printed cards, which nobody has counted: as many as are wanted. */
    public static final Supply UNCOUNTED =
        new Supply(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** How many of these cards come. */
    int of(Landing.Gain gain) {
      return switch (gain.effect()) {
        case TAKE_LAB -> Math.min(gain.cards(), labs);
        case RECRUIT_ONE -> Math.min(gain.cards(), centre);
        case PROJECTS -> Math.min(gain.cards(), projects);
        case DISCOUNT -> gain.cards();
      };
    }
  }

  /**
   * The table that a lab is placed on.
   *
   * @param hasEnder whether the end has been brought about
   * @param isBare whether a lab brings nothing but its points (SL-10)
   */
  public record Place(
      Station station,
      List<List<Integer>> bonuses,
      Supply supply,
      boolean hasEnder,
      boolean isBare) {}

  /**
   * What it would bring.
   *
   * @param price how many cards are discarded for it
   */
  public static Block.Preview of(Place place, Lab lab, Slot slot, int price) {
    Landing landing = Landing.of(place.station(), lab, slot, place.bonuses(), place.isBare());
    Promise promise = new Promise(place.station(), landing);
    if (price > 0) {
      promise.texts.add(Text.of("preview.pays", "cards", price));
    }
    slot.capsules().forEach(promise::objective);
    landing.gain().ifPresent(gain -> promise.gain(gain, place.supply().of(gain)));
    if (landing.isLast() && !place.hasEnder()) {
      promise.texts.add(Text.of("preview.ends"));
    }
    return new Block.Preview(List.copyOf(promise.texts), List.of(), List.copyOf(promise.gains));
  }

  private void add(String gain, int count, Text text) {
    gains.add(new Block.Count(gain, count));
    texts.add(text);
  }

  private void objective(Capsule capsule) {
    Optional<Landing.Completion> completion =
        landing.completed().stream().filter(one -> one.capsule() == capsule).findFirst();
    if (completion.isPresent()) {
      completed(completion.get());
    } else if (covered(landing.station(), capsule) > covered(before, capsule)) {
      add("covers", 1, Text.of("preview.covers", "capsule", Words.of(capsule)));
    }
  }

  private void completed(Landing.Completion one) {
    if (one.tile().isPresent()) {
      int points = one.tile().get();
      add(
          "bonus",
          points,
          Text.of("preview.completes", "capsule", Words.of(one.capsule()), "points", points));
    } else {
      add("covers", 1, Text.of("preview.completes-late", "capsule", Words.of(one.capsule())));
    }
  }

  private static long covered(Station station, Capsule capsule) {
    List<Lab> around = station.around(capsule);
    Optional<Objective> tile = station.objective(capsule);
    return tile.stream()
        .flatMap(one -> one.covered(around).stream())
        .filter(covered -> covered)
        .count();
  }

  /** An effect that finds no card brings nothing. */
  private void gain(Landing.Gain gain, int comes) {
    String effect = gain.effect().text();
    if (comes == 0) {
      texts.add(Text.of("preview.none-left", "effect", Text.of("effect." + effect)));
    } else if (gain.effect() == Effect.PROJECTS) {
      add(effect, comes, Text.of("preview.projects", "cards", comes));
    } else {
      add(effect, comes, Text.of("effect." + effect));
    }
  }
}
