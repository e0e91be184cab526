package org.lunartable.vision.board.locate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.vision.Area;
import org.lunartable.vision.Marker;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.board.locate.LatticeSearch.Node;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;
import org.lunartable.vision.board.pose.Sighted;
import org.lunartable.vision.board.pose.View;

/**
 * Finds a board in a picture: by its own lattice of light plates and by printed markers at its
 * corners, whichever fits better. The markers tell the side that is up. Immutable; a picture is
 * read by one thread at a time.
 */
public final class BoardLocator {

  /** Below this share of plates that stand out, what was found is no board. */
  public static final double LEAST_FIT = 0.3;

  /** From this share on nothing better is looked for. */
  private static final double GOOD_FIT = 0.75;

  /** Sizes of the surroundings a plate is compared with, for boards near and far. */
  private static final double[] SURROUNDINGS = {0.047, 0.075};

  /** Pixels are averaged over squares of this side against noise. */
  private static final int GRAIN = 3;

  private static final double[] GAPS = {3.5, 8, 12};

  private final BoardPlan plan;

  public BoardLocator(Lattice lattice) {
    plan = new BoardPlan(lattice);
  }

  /** Looks everywhere; empty when there is no board in the picture. */
  public Optional<FoundBoard> locate(Picture picture) {
    Search search = new Search(picture);
    List<Marker> markers = MarkerSheet.own(picture.markers());
    for (double around : SURROUNDINGS) {
      if (search.best == null || search.bestScore < GOOD_FIT) {
        Map<Node, Area> nodes = LatticeSearch.find(picture.brightAreas(around));
        LatticePoses.of(nodes, plan, search.usual).forEach(pose -> search.offer(pose, 3));
      }
    }
    if (markers.size() >= 2 && search.bestScore < GOOD_FIT) {
      for (double gap : GAPS) {
        List<Sighted> corners = MarkerSheet.corners(markers, plan, gap);
        search.offer(LatticePoses.fromPoints(corners, search.usual), 6);
      }
    }
    return search.found(markers);
  }

  /**
   * Looks near where the board was in an earlier picture of the same camera, which costs little. A
   * board that still lies there to a fraction of a pixel keeps its pose, so that its places are
   * looked at in the very same points. While it is not known which side is up, markers that have
   * come into sight tell.
   *
   * @return empty when it is no longer there; then {@link #locate} may find it elsewhere
   */
  public Optional<FoundBoard> follow(Picture picture, FoundBoard before) {
    View view = View.of(before.pose(), plan);
    Pixels pixels = picture.smoothed(GRAIN, view.left(), view.top(), view.width(), view.height());
    LatticeFit fit = new LatticeFit(pixels, plan, before.pose().lens());
    BoardPose pose = fit.isSteady(before.pose()) ? before.pose() : fit.refine(before.pose(), 3);
    double score = fit.score(pose);
    if (score < LEAST_FIT || score < before.fit() - 0.35) {
      return Optional.empty();
    }
    return Optional.of(
        before.orientationKnown()
            ? new FoundBoard(pose, score, true)
            : upright(pose, score, MarkerSheet.own(picture.markers())));
  }

  private FoundBoard upright(BoardPose pose, double score, List<Marker> markers) {
    BoardPose upright = pose.quarterTurned(MarkerSheet.quarters(markers, plan, pose));
    return new FoundBoard(upright, score, !markers.isEmpty());
  }

  /**
   * The board whose four outer corners somebody pointed at, to some millimetres.
   *
   * @param corners pixels of the corners next to the places at the top left, top right, bottom
   *     right and bottom left
   */
  public FoundBoard fromCorners(Picture picture, List<PixelPoint> corners) {
    if (corners.size() != 4) {
      throw new IllegalArgumentException("a board has four corners, not " + corners.size());
    }
    double x = plan.width() / 2;
    double y = plan.height() / 2;
    double[][] at = {{-x, y}, {x, y}, {x, -y}, {-x, -y}};
    List<Sighted> seen = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      PixelPoint corner = corners.get(i);
      seen.add(Sighted.at(at[i][0], at[i][1], BoardPlan.BASE, corner.u(), corner.v(), 1));
    }
    Lens usual = Lens.usual(picture.width(), picture.height());
    BoardPose start = LatticePoses.fromPoints(seen, usual);
    LatticeFit fit = fit(picture, usual);
    BoardPose refined = fit.refine(start, 5, 3, 2);
    // Where the lattice cannot be seen the pointed-at corners are all there is.
    BoardPose pose = fit.score(refined) >= fit.score(start) ? refined : start;
    return new FoundBoard(pose, fit.score(pose), true);
  }

  private LatticeFit fit(Picture picture, Lens lens) {
    Pixels pixels = picture.smoothed(GRAIN, 0, 0, picture.width(), picture.height());
    return new LatticeFit(pixels, plan, lens);
  }

  /** One search through one picture: keeps the best pose offered. */
  private final class Search {
    private final Lens usual;
    private final LatticeFit fit;
    private BoardPose best;
    private double bestScore = -1;

    Search(Picture picture) {
      usual = Lens.usual(picture.width(), picture.height());
      fit = fit(picture, usual);
    }

    void offer(BoardPose pose, double reach) {
      BoardPose refined = fit.refine(pose, reach, reach / 2, 2);
      double score = fit.score(refined);
      if (score > bestScore) {
        best = refined;
        bestScore = score;
      }
    }

    Optional<FoundBoard> found(List<Marker> markers) {
      if (best == null || bestScore < LEAST_FIT) {
        return Optional.empty();
      }
      return Optional.of(upright(best, bestScore, markers));
    }
  }
}
