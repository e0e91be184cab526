package org.lunartable.vision.board.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.vision.board.pose.BoardPose;

/**
 * What was read in one picture of a board. Immutable; safe to use from any thread.
 *
 * <p>Keep the reading of the last settled picture and ask the next one how much each place has
 * changed since: that is sharper than two readings apart.
 */
public final class BoardReading {

  private final BoardSighting sighting;
  private final BoardPose pose;
  private final BitSet covered;
  private final List<Impression> impressions;

  BoardReading(
      BoardSighting sighting, BoardPose pose, BitSet covered, List<Impression> impressions) {
    this.sighting = sighting;
    this.pose = pose;
    this.covered = (BitSet) covered.clone();
    this.impressions = List.copyOf(impressions);
  }

  /** For every place the weights of its possible contents. */
  public BoardSighting sighting() {
    return sighting;
  }

  /** The pose it was read with. */
  public BoardPose pose() {
    return pose;
  }

  /** Whether something foreign (a hand, a lid, a head) hides part of the board. */
  public boolean covered() {
    return !covered.isEmpty();
  }

  /** The places that something foreign hides, in reading order. */
  public List<Place> coveredPlaces() {
    Lattice lattice = sighting.lattice();
    return covered.stream().mapToObj(lattice::place).toList();
  }

  /** The sighting if what seems to cover places is taken for glare. */
  public BoardSighting throughGlare() {
    List<BoardSighting.Sight> sights = new ArrayList<>();
    sighting.lattice().places().forEach(place -> sights.add(throughGlare(place)));
    return new BoardSighting(sighting.lattice(), sights);
  }

  private BoardSighting.Sight throughGlare(Place place) {
    return sighting.at(place).hidden() ? uncovered(place) : sighting.at(place);
  }

  /** What was seen at a place if it is taken not to be covered, whatever it looks like. */
  public BoardSighting.Sight uncovered(Place place) {
    return impressions.get(sighting.lattice().index(place)).sight();
  }

  /**
   * How much the look of a place differs from an earlier reading of the same camera, in units of
   * what noise and drifting light bring about: around 1 where nothing has changed, several where a
   * piece came or went.
   */
  public double change(Place place, BoardReading earlier) {
    int index = sighting.lattice().index(place);
    return impressions.get(index).change(earlier.impressions.get(index));
  }

  /** The same, but these places as an earlier reading of the same camera has them. */
  public BoardReading with(Collection<Place> places, BoardReading earlier) {
    Lattice lattice = sighting.lattice();
    List<BoardSighting.Sight> sights = new ArrayList<>(lattice.size());
    lattice.places().forEach(place -> sights.add(sighting.at(place)));
    List<Impression> mixed = new ArrayList<>(impressions);
    BitSet hidden = (BitSet) covered.clone();
    for (Place place : places) {
      int index = lattice.index(place);
      sights.set(index, earlier.sighting.at(place));
      mixed.set(index, earlier.impressions.get(index));
      hidden.set(index, earlier.covered.get(index));
    }
    return new BoardReading(new BoardSighting(lattice, sights), pose, hidden, mixed);
  }

  Impression impression(int index) {
    return impressions.get(index);
  }
}
