package org.lunartable.vision.board.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Content;
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

  /** How much less likely a figure under a UFO is than none, where neither can be seen. */
  private static final double UNDER_UFO = -0.1;

  private final BoardPlan plan;
  private final Knowledge knowledge;

  /** A reader with what was learnt from labelled pictures. */
  public BoardReader(Lattice lattice) {
    this(lattice, Knowledge.builtIn());
  }

  BoardReader(Lattice lattice, Knowledge knowledge) {
    plan = new BoardPlan(lattice);
    this.knowledge = knowledge;
  }

  /** Reads all places. */
  public BoardReading read(Picture picture, BoardPose pose) {
    Tones tones = new Tones(pixels(picture, pose, plan, 0), pose);
    Looks looks = new Looks(tones, new PlateLight(tones, plan), plan);
    Lattice lattice = plan.lattice();
    List<float[]> seen = new ArrayList<>(lattice.size());
    List<double[]> logs = new ArrayList<>(lattice.size());
    double[] foreign = new double[lattice.size()];
    List<Place> ufos = new ArrayList<>();
    for (Place place : lattice.places()) {
      float[] look = looks.of(place);
      double[] log = knowledge.of(place.kind()).logs(look);
      seen.add(look);
      logs.add(log);
      foreign[lattice.index(place)] = Math.exp(log[Answers.foreign(place.kind())]);
      if (place.isSpace() && log[Answers.of(place.kind()).indexOf(Content.UFO)] > Math.log(0.5)) {
        ufos.add(place);
      }
    }
    BitSet underUfo = UfoCover.hidden(ufos, plan, pose);
    underUfo.stream().forEach(index -> foreign[index] = 0);
    BitSet covered = Covering.of(foreign, lattice);
    List<Sight> sights = new ArrayList<>(lattice.size());
    for (Place place : lattice.places()) {
      int index = lattice.index(place);
      sights.add(
          covered.get(index)
              ? Sight.HIDDEN
              : sight(place.kind(), logs.get(index), underUfo.get(index)));
    }
    return new BoardReading(new BoardSighting(lattice, sights), pose, covered, seen);
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

  /** Something foreign, or a UFO above, explains every content alike. */
  private static Sight sight(Place.Kind kind, double[] logs, boolean underUfo) {
    List<Content> answers = Answers.of(kind);
    double flat = underUfo ? 1 : Math.exp(logs[Answers.foreign(kind)]) / answers.size();
    double[] chances = new double[answers.size()];
    double most = 0;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = underUfo ? flat : Math.exp(logs[i]) + flat;
      most = Math.max(most, chances[i]);
    }
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (int i = 0; i < chances.length; i++) {
      double weight = Math.max(Sight.WORST, Math.log(chances[i] / most));
      if (underUfo && answers.get(i) != Content.EMPTY) {
        weight = UNDER_UFO;
      }
      Content content = answers.get(i);
      weights.put(content, weight);
      if (content == Content.UFO) {
        weights.put(Content.UFO_OVER_ROBOT, weight + UNDER_UFO);
        weights.put(Content.UFO_ON_ASTRONAUT, weight + UNDER_UFO);
      }
    }
    return new Sight(false, weights);
  }
}
