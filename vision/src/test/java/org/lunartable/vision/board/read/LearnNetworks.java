package org.lunartable.vision.board.read;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.locate.BoardLocator;
import org.lunartable.vision.board.locate.FoundBoard;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;

/**
 * Learns the networks of the board reader from folders of labelled pictures and writes them to a
 * file. Every pass sees the pictures in another light, with other noise and other things laid over
 * them. The same folders give the same file.
 *
 * <p>Arguments: the file to write, the number of passes, the number of made-up boards, a folder to
 * keep their pictures in, sequences to leave out (separated by commas, or {@code none}), then the
 * folders with labelled pictures.
 */
public final class LearnNetworks {
  private static final double RATE = 2e-3;
  private static final double EMPTIES = 0.25;

  /** The share of the made-up boards that a pass shows. */
  private static final double INVENTED_SHARE = 0.4;

  private static final double LABELLED_SHARE = 0.5;

  private static final Map<Place.Kind, Integer> HIDDEN =
      Map.of(Place.Kind.CORNER, 24, Place.Kind.EDGE, 24, Place.Kind.SPACE, 40);

  /** Only the part of a picture with the board and what is around it; the pose is for the part. */
  private static final class Sample {
    private final LabelledBoard label;
    private final BoardPose pose;
    private final byte[] bgr;
    private final int width;
    private final int height;

    Sample(LabelledBoard label, BoardPose pose, byte[] bgr, int width, int height) {
      this.label = label;
      this.pose = pose;
      this.bgr = bgr;
      this.width = width;
      this.height = height;
    }
  }

  private final BoardPlan plan = new BoardPlan(new Lattice(9, 9));
  private final List<Sample> samples = new ArrayList<>();

  private int invented;

  private LearnNetworks() {}

  public static void main(String[] args) throws Exception {
    LearnNetworks learn = new LearnNetworks();
    learn.invent(Integer.parseInt(args[2]), Path.of(args[3]));
    Set<String> leftOut = Set.of(args[4].split(","));
    for (int i = 5; i < args.length; i++) {
      learn.load(Path.of(args[i]), leftOut);
    }
    Knowledge knowledge = learn.learn(Integer.parseInt(args[1]));
    try (OutputStream out = Files.newOutputStream(Path.of(args[0]))) {
      knowledge.write(out);
    }
  }

  private void load(Path folder, Set<String> leftOut) throws Exception {
    BoardLocator locator = new BoardLocator(plan.lattice());
    for (LabelledBoard label : LabelledBoard.read(folder)) {
      if (!leftOut.contains(label.sequence())) {
        try (Picture picture = Picture.load(label.file())) {
          FoundBoard board = locator.locate(picture).orElseThrow();
          Part part = Part.around(board.pose(), plan);
          samples.add(part.sample(label, board.pose(), part.of(label)));
        }
      }
    }
  }

  private void invent(int boards, Path folder) throws IOException {
    Files.createDirectories(folder);
    IntStream.range(0, boards).parallel().forEach(i -> render(i, folder.resolve(i + ".png")));
    for (int i = 0; i < boards; i++) {
      SyntheticBoard board = new SyntheticBoard(new Random(i));
      BoardPose pose = board.pose();
      byte[] bgr = Jpegs.pixels(ImageIO.read(folder.resolve(i + ".png").toFile()));
      samples.add(Part.around(pose, plan).sample(board.label(i), pose, bgr));
    }
    invented = boards;
  }

  private void render(int number, Path file) {
    if (!Files.exists(file)) {
      SyntheticBoard board = new SyntheticBoard(new Random(number));
      BoardPose pose = board.pose();
      Part part = Part.around(pose, plan);
      part.write(board.render(part.pose(pose), part.width, part.height), file);
    }
  }

  private record Part(int left, int top, int width, int height) {
    static Part around(BoardPose pose, BoardPlan plan) {
      double r = 165 * plan.width() / 224;
      double[] box = {1e9, 1e9, -1e9, -1e9};
      double[] uv = new double[2];
      for (int corner = 0; corner < 4; corner++) {
        pose.project((corner & 1) == 0 ? -r : r, (corner & 2) == 0 ? -r : r, 0, uv);
        box[0] = Math.min(box[0], uv[0]);
        box[1] = Math.min(box[1], uv[1]);
        box[2] = Math.max(box[2], uv[0]);
        box[3] = Math.max(box[3], uv[1]);
      }
      int left = (int) Math.max(0, box[0]);
      int top = (int) Math.max(0, box[1]);
      return new Part(
          left, top, (int) Math.min(1279, box[2]) - left, (int) Math.min(719, box[3]) - top);
    }

    BoardPose pose(BoardPose whole) {
      Lens lens = whole.lens();
      return new BoardPose(
          new Lens(lens.focal(), lens.centreU() - left, lens.centreV() - top, lens.k1()),
          whole.axes(),
          whole.tx(),
          whole.ty(),
          whole.tz());
    }

    Sample sample(LabelledBoard label, BoardPose whole, byte[] bgr) {
      return new Sample(label, pose(whole), bgr, width, height);
    }

    byte[] of(LabelledBoard label) throws IOException {
      BufferedImage whole = ImageIO.read(label.file().toFile());
      BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
      copy.createGraphics().drawImage(whole.getSubimage(left, top, width, height), 0, 0, null);
      return Jpegs.pixels(copy);
    }

    void write(byte[] bgr, Path file) {
      BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
      System.arraycopy(bgr, 0, Jpegs.pixels(image), 0, bgr.length);
      try {
        ImageIO.write(image, "png", file.toFile());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Knowledge learn(int passes) {
    Map<Place.Kind, Trainer> trainers = new EnumMap<>(Place.Kind.class);
    HIDDEN.forEach((kind, hidden) -> trainers.put(kind, new Trainer(kind, hidden, new Random(4))));
    for (int pass = 0; pass < passes; pass++) {
      long seed = 1000L * pass;
      Map<Place.Kind, List<Lesson>> lessons =
          IntStream.range(0, samples.size())
              .parallel()
              .boxed()
              .flatMap(i -> lessons(i, new Random(seed + i)).stream())
              .collect(Collectors.groupingBy(Lesson::kind));
      double rate = RATE * 0.5 * (1 + Math.cos(Math.PI * pass / passes)) + 1e-5;
      String losses =
          Stream.of(Place.Kind.values())
              .parallel()
              .map(kind -> learn(trainers.get(kind), lessons.get(kind), rate, new Random(seed)))
              .collect(Collectors.joining());
      System.err.println("pass " + pass + losses);
    }
    Map<Place.Kind, Network> networks = new EnumMap<>(Place.Kind.class);
    trainers.forEach((kind, trainer) -> networks.put(kind, trainer.network()));
    return new Knowledge(networks);
  }

  private static String learn(Trainer trainer, List<Lesson> lessons, double rate, Random random) {
    List<Lesson> mixed = new ArrayList<>(lessons);
    Collections.shuffle(mixed, random);
    return " %.4f".formatted(trainer.learn(mixed, rate));
  }

  /** What one pass learns from a sample; nothing when it is not its turn. */
  private List<Lesson> lessons(int number, Random random) {
    random.nextDouble(); // the first numbers of neighbouring seeds are alike
    double share = number < invented ? INVENTED_SHARE : LABELLED_SHARE;
    return random.nextDouble() < share ? teach(samples.get(number), random) : List.of();
  }

  private List<Lesson> teach(Sample sample, Random random) {
    List<Lesson> lessons = new ArrayList<>();
    double[] middle = new double[2];
    sample.pose.project(40 * random.nextGaussian(), 40 * random.nextGaussian(), 5, middle);
    Disguise disguise = new Disguise(sample.bgr, sample.width, sample.height, random);
    if (random.nextDouble() < 0.35) {
      Sample texture = samples.get(random.nextInt(samples.size()));
      double[] at = new double[2];
      sample.pose.project(
          (random.nextDouble() - 0.5) * 260, (random.nextDouble() - 0.5) * 260, 5, at);
      double size = (0.5 + random.nextDouble()) * 220 * sample.pose.pixelsPerMillimetre();
      disguise.cover(texture.bgr, texture.width, texture.height, at[0], at[1], size);
    }
    if (random.nextDouble() < 0.5) {
      disguise.shadow(middle[0], middle[1], 0.25);
    }
    if (random.nextDouble() < 0.4) {
      disguise.slope(0.35 + 0.5 * random.nextDouble());
    }
    if (random.nextDouble() < 0.6) {
      disguise.focus(0.25 * random.nextDouble() * (random.nextDouble() < 0.4 ? -1 : 1));
    }
    disguise.develop(0.14, 0.14, random.nextDouble() * random.nextDouble() * 11);
    if (random.nextDouble() < 0.5) {
      disguise.compress(0.55 + 0.35 * random.nextDouble());
    }
    BoardPose pose =
        sample.pose.shifted(0.35 * random.nextGaussian(), 0.35 * random.nextGaussian());
    try (Picture picture = Picture.ofBgr(sample.width, sample.height, disguise.pixels())) {
      int blur = random.nextInt(4) == 0 ? 2 : 0;
      Tones tones = new Tones(BoardReader.pixels(picture, pose, plan, blur), pose);
      Looks looks = new Looks(tones, new PlateLight(tones, plan), plan);
      BitSet underUfo = UfoCover.hidden(sample.label.ufos(), plan, pose);
      for (Place place : plan.lattice().places()) {
        if (!underUfo.get(plan.lattice().index(place))) {
          int answer = answer(sample, place, disguise);
          if (answer >= 0 && (answer > 0 || random.nextDouble() < EMPTIES)) {
            lessons.add(new Lesson(place.kind(), looks.of(place, frame(place, random)), answer));
          }
        }
      }
    }
    return lessons;
  }

  private static Frame frame(Place place, Random random) {
    Frame frame = Frame.of(place).mirrored(random.nextInt(2) * 2 - 1, random.nextInt(2) * 2 - 1);
    return !place.isEdge() && random.nextBoolean() ? frame.exchanged() : frame;
  }

  /** The right output, or -1 when only a part of the place is covered. */
  private int answer(Sample sample, Place place, Disguise disguise) {
    double share = coveredShare(sample, place, disguise);
    if (sample.label.hidden().contains(place) || share > 0.6) {
      return Answers.foreign(place.kind());
    }
    if (share > 0.08 || nearHidden(sample.label, place)) {
      return -1;
    }
    Content content = sample.label.at(place);
    return Answers.of(place.kind()).indexOf(content);
  }

  private static boolean nearHidden(LabelledBoard label, Place place) {
    return label.hidden().stream()
        .anyMatch(h -> Math.abs(h.x() - place.x()) <= 2 && Math.abs(h.y() - place.y()) <= 2);
  }

  private double coveredShare(Sample sample, Place place, Disguise disguise) {
    double[][] points = Layout.of(place.kind()).points;
    Frame frame = Frame.of(place);
    double[] uv = new double[2];
    int covered = 0;
    for (double[] point : points) {
      sample.pose.project(
          plan.x(place) + frame.x(point[0], point[1]),
          plan.y(place) + frame.y(point[0], point[1]),
          point[2],
          uv);
      covered += disguise.covered(uv[0], uv[1]) ? 1 : 0;
    }
    return covered / (double) points.length;
  }
}
