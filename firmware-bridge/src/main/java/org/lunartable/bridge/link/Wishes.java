package org.lunartable.bridge.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lunartable.bridge.protocol.Command;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.bridge.protocol.Message;

/**
 * What lamps and lights are to show and which sensors are not to be believed, as last asked for; a
 * board that comes back gets it again. Safe to use from any thread.
 */
final class Wishes {

  private Optional<Lamps> lamps = Optional.empty();
  private Optional<Map<Integer, Integer>> lights = Optional.empty();
  private final Set<Integer> ignored = new TreeSet<>();

  synchronized Optional<Lamps> lamps() {
    return lamps;
  }

  synchronized void lamps(Lamps wanted) {
    lamps = Optional.of(wanted);
  }

  synchronized Optional<Map<Integer, Integer>> lights() {
    return lights;
  }

  /**
   * @param rgbByPlace a colour (0xRRGGBB) for the places that are lit
   */
  synchronized void lights(Map<Integer, Integer> rgbByPlace) {
    lights = Optional.of(Map.copyOf(rgbByPlace));
  }

  /** The places whose sensors are not to be believed. */
  synchronized Set<Integer> ignored() {
    return Set.copyOf(ignored);
  }

  synchronized void ignore(int place, boolean isIgnored) {
    if (isIgnored) {
      ignored.add(place);
    } else {
      ignored.remove(place);
    }
  }

  /** The commands that make the chain look so; none when the board has no lights. */
  static List<Command> picture(Message.Hello hello, Map<Integer, Integer> rgbByPlace) {
    if (hello.lights() == 0) {
      return List.of();
    }
    List<Command> commands = new ArrayList<>();
    commands.add(Command.fillLights(0, hello.lights(), 0));
    List<Integer> run = new ArrayList<>();
    for (int place = 0; place <= hello.lights(); place++) {
      Integer rgb = place < hello.lights() ? rgbByPlace.get(place) : null;
      if (!run.isEmpty() && (rgb == null || run.size() == Command.MOST_LIGHTS)) {
        commands.add(Command.setLights(place - run.size(), run));
        run.clear();
      }
      if (rgb != null) {
        run.add(rgb);
      }
    }
    commands.add(Command.showLights());
    return commands;
  }
}
