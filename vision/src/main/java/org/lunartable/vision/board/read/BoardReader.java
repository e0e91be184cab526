package org.lunartable.vision.board.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.View;

/**
 * Reads every place of a board in a picture. Immutable; a picture is read by one thread at a time.
 */
public final class BoardReader {

  /** Pixels are averaged over squares of this side, millimetres. */
  private static final double GRAIN = 1.4;

  /** Up to this change, see {@link BoardReading#change}, a place is not asked about anew. */
  private static final double SAME = 0.7;

  private final BoardPlan plan;
  private final Knowledge knowledge;
  private final Map<Place.Kind, Sight> underSaucer = new EnumMap<>(Place.Kind.class);

  /** A reader with what was learnt from labelled pictures. */
  public BoardReader(Lattice lattice) {
    this(lattice, Knowledge.builtIn());
  }

  BoardReader(Lattice lattice, Knowledge knowledge) {
    plan = new BoardPlan(lattice);
    this.knowledge = knowledge;
    for (Place.Kind kind : Place.Kind.values()) {
      underSaucer.put(kind, Impression.underUfo(kind));
    }
  }

  /** Reads all places. */
  public BoardReading read(Picture picture, BoardPose pose) {
    return read(picture, pose, Optional.empty());
  }

  /**
   * The same for a camera that has seen this board before: a place that looks as it did then is
   * read as then, which saves half of the time.
   */
  public BoardReading read(Picture picture, BoardPose pose, Optional<BoardReading> earlier) {
    Tones tones = new Tones(pixels(picture, pose, plan, 0), pose);
    Looks looks = new Looks(tones, new PlateLight(tones, plan), plan);
    Lattice lattice = plan.lattice();
    List<Impression> seen = new ArrayList<>(lattice.size());
    double[] foreign = new double[lattice.size()];
    List<Place> ufos = new ArrayList<>();
    for (Place place : lattice.places()) {
      Impression impression = impression(place, looks.of(place), earlier);
      seen.add(impression);
      foreign[lattice.index(place)] = impression.foreign();
      if (impression.isUfo()) {
        ufos.add(place);
      }
    }
    BitSet underUfo = UfoCover.hidden(ufos, plan, pose);
    underUfo.stream().forEach(index -> foreign[index] = 0);
    BitSet covered = Covering.of(foreign, lattice);
    List<Sight> sights = new ArrayList<>(lattice.size());
    for (Place place : lattice.places()) {
      int index = lattice.index(place);
      Sight open = underUfo.get(index) ? underSaucer.get(place.kind()) : seen.get(index).sight();
      sights.add(covered.get(index) ? Sight.HIDDEN : open);
    }
    return new BoardReading(new BoardSighting(lattice, sights), pose, covered, seen);
  }

  private Impression impression(Place place, float[] looks, Optional<BoardReading> earlier) {
    Impression before =
        earlier.map(reading -> reading.impression(plan.lattice().index(place))).orElse(null);
    return before != null && before.change(looks) < SAME
        ? before.again(looks)
        : new Impression(place.kind(), looks, knowledge.of(place.kind()).logs(looks));
  }

  /**
   * The part of a picture with the board, averaged against noise.
   *
   * @param blur pixels added to the side of the squares that are averaged; even
   */
  static Pixels pixels(Picture picture, BoardPose pose, BoardPlan plan, int blur) {
    View view = View.of(pose, plan);
    int side = 2 * (int) Math.round(GRAIN * pose.pixelsPerMillimetre() / 2) + 1 + blur;
    return picture.smoothed(side, view.left(), view.top(), view.width(), view.height());
  }
}
