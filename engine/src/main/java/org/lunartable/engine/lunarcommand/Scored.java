package org.lunartable.engine.lunarcommand;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.enclosure.Region;
import org.lunartable.engine.grid.Place;

/**
 * Which spaces belong to scored stations, and to whom. Kept by space, so that the parts of a
 * divided station keep its owner (LC-34). Immutable.
 *
 * @param owners the owner of every space of every scored station
 */
public record Scored(Map<Place, Owner> owners) {

  private static final Scored NONE = new Scored(Map.of());

  public Scored {
    owners = Collections.unmodifiableMap(owners);
  }

  public static Scored none() {
    return NONE;
  }

  /** The owner of the scored station that this space belongs to; empty when it belongs to none. */
  public Optional<Owner> at(Place space) {
    return Optional.ofNullable(owners.get(space));
  }

  /** The owner of this station; empty when it is not scored. */
  public Optional<Owner> of(Region station) {
    return at(station.first());
  }

  /** The same without the spaces that belong to none of these stations. */
  Scored within(List<Region> stations) {
    Map<Place, Owner> left = new HashMap<>(owners);
    left.keySet().removeIf(space -> stations.stream().noneMatch(one -> one.contains(space)));
    return new Scored(left);
  }

  /** The same with this station scored. */
  public Scored with(Region station, Owner owner) {
    Map<Place, Owner> more = new HashMap<>(owners);
    station.spaces().forEach(space -> more.put(space, owner));
    return new Scored(more);
  }
}
