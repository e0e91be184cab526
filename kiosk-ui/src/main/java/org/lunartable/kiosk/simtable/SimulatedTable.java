package org.lunartable.kiosk.simtable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;

/**
 * A pretend table with a board and a die in a tray, and the camera that hangs over it. Its pictures
 * are all that can be learnt from it.
 *
 * <p>Safe for use by several threads: {@link #board}, {@link #die}, {@link #throwDie} and {@link
 * #reach} return at once; {@link #frame} takes up to some tens of milliseconds while the die moves
 * or a hand is there, and almost nothing while all is still. The same seed, calls and times give
 * the same pictures.
 */
public final class SimulatedTable {

  /** Nanoseconds between pictures. */
  public static final long FRAME_NANOS = 1_000_000_000L / 15;

  /** A still scene is shown by so many pictures in turn, which differ in their noise. */
  private static final int STILL_PICTURES = 4;

  private static final long EXPOSURE_NANOS = 12_000_000;
  private static final int EXPOSURE_STEPS = 5;

  private final AtomicReference<World> world;
  private final Supplier<Eye> makeEye;
  private final byte[][] still = new byte[STILL_PICTURES][];
  private World stillWorld;
  private Eye eye;

  private record World(Board board, Die die, Throw thrown, Optional<Reach> reach) {}

  /** What draws; large, so it is made with the first picture. */
  private record Eye(Scene scene, Sensor sensor) {}

  /**
   * A table with its die at rest.
   *
   * @param seed decides the furniture, the light, the camera's aim and noise and the first face
   */
  public SimulatedTable(long seed, Board board, Die die) {
    Random randomness = new Random(seed);
    Light light = Light.from(randomness.nextDouble(2 * Math.PI), randomness.nextDouble(0.9, 1.15));
    Camera camera =
        Camera.askew(
            randomness.nextDouble(-0.08, 0.08),
            randomness.nextDouble(0.02, 0.12),
            randomness.nextDouble(-0.04, 0.04));
    Surroundings surroundings = Surroundings.style(randomness.nextInt(3));
    this.makeEye =
        () -> new Eye(new Scene(seed, camera, light, surroundings), new Sensor(seed, light));
    Throw lying = Throw.random(randomness, Long.MIN_VALUE / 2);
    this.world = new AtomicReference<>(new World(board, die, lying, Optional.empty()));
  }

  /** Sets the bricks as this board has them. */
  public void board(Board board) {
    world.updateAndGet(old -> new World(board, old.die, old.thrown, old.reach));
  }

  /** Puts the tiles of this die on the die on the table. */
  public void die(Die die) {
    world.updateAndGet(old -> new World(old.board, die, old.thrown, old.reach));
  }

  /**
   * Throws the die: it is away for a moment, tumbles into the tray and lies still after less than
   * two seconds.
   *
   * @param randomness decides the face, the place and the way there; used only during the call
   * @param nanos when, on the clock that {@link #frame} is asked with
   */
  public void throwDie(RandomGenerator randomness, long nanos) {
    Throw thrown = Throw.random(randomness, nanos);
    world.updateAndGet(old -> new World(old.board, old.die, thrown, old.reach));
  }

  /**
   * A player reaches over the near edge of the table: a hand comes, stays and goes, with its
   * shadow. What it does to the bricks is told by {@link #board}.
   *
   * @param place what it reaches for, on the board that is there
   * @param nanos when it begins to come, on the clock that {@link #frame} is asked with
   * @param stay how long it stays there, in nanoseconds
   */
  public void reach(Place place, long nanos, long stay) {
    world.updateAndGet(
        old -> {
          Vec target = Layout.middle(old.board.lattice(), place, 0);
          Reach reach = new Reach(nanos, target, stay);
          return new World(old.board, old.die, old.thrown, Optional.of(reach));
        });
  }

  /**
   * What the camera sees.
   *
   * @param nanos the middle of the exposure, on any steady clock
   * @return a JPEG of 1280 x 720 pixels
   */
  public synchronized byte[] frame(long nanos) {
    World now = world.get();
    Optional<Vec> hand = now.reach.flatMap(reach -> reach.tipAt(nanos));
    if (now.thrown.movingAt(nanos - EXPOSURE_NANOS)) {
      return picture(now, exposure(now.thrown, nanos), hand, nanos);
    }
    if (hand.isPresent()) {
      return picture(now, List.of(now.thrown.rest()), hand, nanos);
    }
    if (!now.equals(stillWorld)) {
      Arrays.fill(still, null);
      stillWorld = now;
    }
    int turn = (int) Math.floorMod(nanos / FRAME_NANOS, (long) STILL_PICTURES);
    if (still[turn] == null) {
      still[turn] = picture(now, List.of(now.thrown.rest()), Optional.empty(), turn);
    }
    return still[turn];
  }

  private byte[] picture(World now, List<Pose> poses, Optional<Vec> hand, long moment) {
    if (eye == null) {
      eye = makeEye.get();
    }
    return eye.sensor.expose(eye.scene.draw(now.board, now.die, poses, hand), moment);
  }

  /** The face that lies on top, for this package's tests only. */
  int topFace() {
    return world.get().thrown.face();
  }

  private static List<Pose> exposure(Throw thrown, long nanos) {
    List<Pose> poses = new ArrayList<>();
    for (int i = 0; i < EXPOSURE_STEPS; i++) {
      long moment = nanos + EXPOSURE_NANOS * (2L * i - EXPOSURE_STEPS + 1) / (2 * EXPOSURE_STEPS);
      thrown.poseAt(moment).ifPresent(poses::add);
    }
    return poses;
  }
}
