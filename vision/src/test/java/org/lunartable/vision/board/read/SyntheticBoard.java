package org.lunartable.vision.board.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.pose.Axes;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;

/**
 * A made-up board with random pieces under a random camera and lamp: rare pieces in all places and
 * lights, to learn from beside the labelled pictures.
 */
final class SyntheticBoard {
  private final BoardPlan plan = new BoardPlan(new Lattice(9, 9));
  private final Random random;
  private final List<Solid> solids = new ArrayList<>();
  private final Map<Place, Content> contents = new HashMap<>();
  private final double[] light;
  private final double[] dark;
  private final double[] white;
  private final double[] orange;
  private final double[] green;
  private final double[] robotGrey;
  private final double domeShade;

  SyntheticBoard(Random random) {
    this.random = random;
    light = grey(0.35, 0.1);
    dark = grey(0.125, 0.12);
    robotGrey = grey(0.09 + 0.16 * random.nextDouble(), 0.1);
    white = grey(0.85, 0.02);
    orange = varied(0.9, 0.22, 0.012);
    int shade = random.nextInt(3);
    green =
        shade == 0
            ? varied(0.03, 0.3, 0.05)
            : shade == 1 ? varied(0.02, 0.22, 0.06) : varied(0.36, 0.5, 0.03);
    domeShade = random.nextBoolean() ? 1 : 0.2 + 0.5 * random.nextDouble();
    choose(random.nextInt(3) == 0 ? 0.3 : 0.12);
    build();
  }

  LabelledBoard label(int number) {
    return new LabelledBoard(
        Path.of("synthetic-" + number), "synthetic", false, Map.copyOf(contents), Set.of());
  }

  byte[] render(BoardPose pose, int width, int height) {
    return new RayScene(solids, random).render(pose, width, height);
  }

  /** A camera some half a metre above the table, tilted by up to thirty degrees. */
  BoardPose pose() {
    double focal = 940 * Math.exp(0.06 * random.nextGaussian());
    Lens lens = new Lens(focal, 639.5, 359.5, -0.02 + 0.015 * random.nextGaussian());
    double size = 1.35 + 0.8 * random.nextDouble(); // pixels a millimetre
    double tilt = Math.toRadians(30 * random.nextDouble());
    double towards = random.nextDouble() * 2 * Math.PI;
    Axes axes =
        Axes.ABOVE
            .turned(0, 0, 0.15 * random.nextGaussian())
            .turned(tilt * Math.cos(towards), tilt * Math.sin(towards), 0);
    double depth = focal / size;
    return new BoardPose(lens, axes, 40 * random.nextGaussian(), 10 * random.nextGaussian(), depth);
  }

  private double[] grey(double value, double spread) {
    double v = value * Math.exp(spread * random.nextGaussian());
    return new double[] {v, v * 1.01, v * Math.exp(0.04 + 0.04 * random.nextGaussian())};
  }

  private double[] varied(double r, double g, double b) {
    double all = Math.exp(0.15 * random.nextGaussian() - 0.05);
    return new double[] {
      Math.min(1, r * all * Math.exp(0.1 * random.nextGaussian())),
      g * all * Math.exp(0.12 * random.nextGaussian()),
      b * all * Math.exp(0.3 * random.nextGaussian())
    };
  }

  private void choose(double share) {
    for (Place place : plan.lattice().places()) {
      List<Content> answers = Answers.of(place.kind());
      if (random.nextDouble() < share) {
        Content content = answers.get(1 + random.nextInt(answers.size() - 1));
        if (content != Content.UFO) {
          contents.put(place, content);
        }
      }
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      ufo(new Place(1 + 2 * random.nextInt(9), 1 + 2 * random.nextInt(9)));
    }
  }

  /** A UFO stands over walls, but not over domes, antennas and airlocks. */
  private void ufo(Place at) {
    for (Map.Entry<Place, Content> entry : contents.entrySet()) {
      int away =
          Math.max(Math.abs(entry.getKey().x() - at.x()), Math.abs(entry.getKey().y() - at.y()));
      if (entry.getValue() == Content.UFO && away < 4) {
        return;
      }
    }
    for (int y = at.y() - 1; y <= at.y() + 1; y++) {
      for (int x = at.x() - 1; x <= at.x() + 1; x++) {
        Content content = contents.get(new Place(x, y));
        if (content != Content.STRAIGHT_WALL && content != Content.SQUARE_WALL) {
          contents.remove(new Place(x, y));
        }
      }
    }
    contents.put(at, Content.UFO);
  }

  private void build() {
    double w = plan.width() / 2;
    solids.add(Solid.box(new double[] {-w, -w, 0, w, w, BoardPlan.BASE}, dark));
    for (Place place : plan.lattice().places()) {
      double x = plan.x(place);
      double y = plan.y(place);
      Content content = contents.getOrDefault(place, Content.EMPTY);
      switch (place.kind()) {
        case SPACE -> space(x, y, content);
        case CORNER -> corner(x, y, content);
        case EDGE -> edge(x, y, place.isHorizontalEdge(), content);
      }
    }
    double gap = 2 + 10 * random.nextDouble() + 12;
    for (int i = 0; i < 4; i++) {
      double x = (w + gap) * (i % 2 == 0 ? -1 : 1);
      double y = (w + gap) * (i / 2 == 0 ? -1 : 1);
      solids.add(Solid.box(new double[] {x - 12, y - 12, 0, x + 12, y + 12, 0.3}, white));
      double[] black = {0.02, 0.02, 0.02};
      solids.add(Solid.box(new double[] {x - 9, y - 9, 0, x + 9, y + 9, 0.31}, black));
    }
  }

  private void space(double x, double y, Content content) {
    double h = BoardPlan.PLATE_HALF;
    double z = BoardPlan.SPACE;
    solids.add(Solid.box(new double[] {x - h, y - h, BoardPlan.BASE, x + h, y + h, z}, light));
    stud(x, y, z, light);
    double turn = random.nextDouble() * 2 * Math.PI;
    if (content == Content.ROBOT) {
      double r = 2.5 + 1.8 * random.nextDouble();
      double neck = 1.4 + 0.6 * random.nextDouble();
      solids.add(Solid.round(x, y, z, z + 8.5, r, neck, robotGrey));
      double head = 2 + 0.7 * random.nextDouble();
      solids.add(Solid.ball(x, y, z + 12 - head, head, head, light));
    } else if (content == Content.ASTRONAUT) {
      double r = 3 + random.nextDouble();
      solids.add(Solid.round(x, y, z, z + 9, r, 2.6, white));
      double ax = Math.cos(turn);
      double ay = Math.sin(turn);
      solids.add(Solid.ball(x - 2.6 * ay, y + 2.6 * ax, z + 6, 1.4, 2.4, white));
      solids.add(Solid.ball(x + 2.6 * ay, y - 2.6 * ax, z + 6, 1.4, 2.4, white));
      double head = 3.2 + 0.6 * random.nextDouble();
      solids.add(Solid.ball(x, y, z + 15 - head, head, head, white));
      double visor = head * (0.75 + 0.2 * random.nextDouble());
      double[] black = {0.03, 0.03, 0.03};
      solids.add(Solid.ball(x + 1.2 * ax, y + 1.2 * ay, z + 14.4 - head, visor, visor, black));
    } else if (content == Content.UFO) {
      double[] black = {0.011, 0.02, 0.03};
      solids.add(Solid.round(x, y, z, 16, 3, 3, black));
      solids.add(Solid.ball(x, y, 15, 16, 6.5 + random.nextDouble(), black));
      solids.add(Solid.round(x, y, 21, 23.9, 3, 2.2, light));
    }
  }

  private void corner(double x, double y, Content content) {
    double z = BoardPlan.BASE;
    if (content == Content.EMPTY) {
      stud(x, y, z, dark);
      return;
    }
    double[] colour = content.side().isPresent() ? sideColour(content) : white;
    if (content == Content.ORANGE_ANTENNA || content == Content.GREEN_ANTENNA) {
      antenna(x, y, colour);
      return;
    }
    double h = 3.95;
    double top = BoardPlan.WALL;
    solids.add(Solid.box(new double[] {x - h, y - h, z, x + h, y + h, top}, white));
    if (content == Content.SQUARE_WALL) {
      stud(x, y, top, white);
    } else {
      double least = Math.max(colour[0], colour[1]);
      double[] dome = new double[3];
      for (int c = 0; c < 3; c++) {
        // What shines through clear plastic is deeper in colour.
        dome[c] = colour[c] * Math.pow(domeShade, colour[c] < least ? 1.3 : 0.8);
      }
      solids.add(Solid.ball(x, y, top + 3, 3.7 + 0.4 * random.nextDouble(), 4.5, dome));
    }
  }

  private double[] sideColour(Content content) {
    return content.side().orElseThrow() == org.lunartable.engine.grid.Side.ORANGE ? orange : green;
  }

  private void antenna(double x, double y, double[] colour) {
    double z = BoardPlan.BASE;
    double h = 2.7 + 1.2 * random.nextDouble();
    if (random.nextBoolean()) {
      solids.add(Solid.round(x, y, z, z + 3.2, h, h, colour));
    } else {
      solids.add(Solid.box(new double[] {x - h, y - h, z, x + h, y + h, z + 3.2}, colour));
    }
    if (random.nextBoolean()) {
      double lean = 2 * random.nextGaussian();
      solids.add(Solid.round(x, y, z + 3.2, z + 30, 1.4, 0.9, colour));
      solids.add(Solid.ball(x, y, z + 30 + Math.min(0, lean), 1.6, 1.6, colour));
    } else {
      solids.add(Solid.round(x, y, z + 3.2, z + 7, 1.6, 1.6, colour));
      double turn = random.nextDouble() * 2 * Math.PI;
      double off = 3 * random.nextDouble();
      double r = 4 + 2 * random.nextDouble();
      solids.add(
          Solid.ball(x + off * Math.cos(turn), y + off * Math.sin(turn), z + 8, r, 2, colour));
    }
  }

  private void edge(double x, double y, boolean along, Content content) {
    double z = BoardPlan.BASE;
    double dx = along ? 4 : 0;
    double dy = along ? 0 : 4;
    if (content == Content.EMPTY) {
      stud(x - dx, y - dy, z, dark);
      stud(x + dx, y + dy, z, dark);
      return;
    }
    double hx = along ? 7.95 : 3.95;
    double hy = along ? 3.95 : 7.95;
    if (content == Content.STRAIGHT_WALL) {
      double top = BoardPlan.WALL;
      solids.add(Solid.box(new double[] {x - hx, y - hy, z, x + hx, y + hy, top}, white));
      stud(x - dx, y - dy, top, white);
      stud(x + dx, y + dy, top, white);
      return;
    }
    double[] colour = sideColour(content);
    double top = BoardPlan.AIRLOCK;
    solids.add(Solid.box(new double[] {x - hx, y - hy, top - 5, x + hx, y + hy, top}, colour));
    for (int side = -1; side <= 1; side += 2) {
      double ex = x + side * (along ? 6.3 : 0);
      double ey = y + side * (along ? 0 : 6.3);
      double lx = along ? 1.6 : 3.95;
      double ly = along ? 3.95 : 1.6;
      solids.add(Solid.box(new double[] {ex - lx, ey - ly, z, ex + lx, ey + ly, top - 4}, colour));
    }
    if (random.nextBoolean()) {
      stud(x - dx, y - dy, top, colour);
      stud(x + dx, y + dy, top, colour);
    }
  }

  private void stud(double x, double y, double z, double[] colour) {
    solids.add(Solid.round(x, y, z, z + 1.7, 2.45, 2.45, colour));
  }
}
