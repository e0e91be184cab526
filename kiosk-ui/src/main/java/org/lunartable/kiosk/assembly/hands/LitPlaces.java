package org.lunartable.kiosk.assembly.hands;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;
import org.lunartable.kiosk.table.Published;

/**
 * The places of the board where something can be done now, in the colour of whose turn it is.
 *
 * @param colours 0xRRGGBB by place
 */
record LitPlaces(Lattice lattice, Map<Place, Integer> colours) {

  private static final int ORANGE = 0x401800;
  private static final int GREEN = 0x003010;
  private static final String ROLLS = "roll";

  LitPlaces {
    colours = Map.copyOf(colours);
  }

  /** Those of a screen; empty when it shows no board of a size that can have lights. */
  static Optional<LitPlaces> of(Published shown) {
    return block(shown, Block.Lattice.class)
        .flatMap(board -> lattice(board.rows()))
        .map(lattice -> new LitPlaces(lattice, colours(shown)));
  }

  private static Map<Place, Integer> colours(Published shown) {
    Map<Place, Integer> colours = new HashMap<>();
    int colour =
        block(shown, Block.Turn.class).flatMap(Block.Turn::seat).filter("green"::equals).isPresent()
            ? GREEN
            : ORANGE;
    shown.screen().stream()
        .flatMap(Screen::groups)
        .filter(group -> !group.id().equals(ROLLS))
        .flatMap(group -> group.options().stream())
        .filter(choice -> !choice.path().isEmpty())
        .forEach(choice -> colours.put(choice.path().get(0), colour));
    return colours;
  }

  private static Optional<Lattice> lattice(List<String> rows) {
    int width = (rows.get(0).length() - 1) / 2;
    int height = (rows.size() - 1) / 2;
    boolean fits =
        Math.min(width, height) >= Lattice.MIN_SPACES
            && Math.max(width, height) <= Lattice.MAX_SPACES;
    return fits ? Optional.of(new Lattice(width, height)) : Optional.empty();
  }

  private static <T extends Block> Optional<T> block(Published shown, Class<T> kind) {
    return shown.screen().stream()
        .flatMap(screen -> screen.blocks().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst();
  }
}
