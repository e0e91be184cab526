package org.lunartable.kiosk.simtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

class SimulatedTableTest {

  private static final Board EMPTY = Board.empty(new Lattice(9, 9));
  private static final long FRAME = SimulatedTable.FRAME_NANOS;
  private static final Rectangle BOARD = new Rectangle(100, 100, 560, 540);
  private static final Rectangle TRAY = new Rectangle(740, 150, 400, 440);
  private static final Rectangle CAPTION = new Rectangle(1080, 670, 180, 40);

  @Test
  void picturesAreJpegsOfTheCamerasSize() throws IOException {
    byte[] jpeg = new SimulatedTable(1, EMPTY, Die.CLASSIC).frame(0);
    assertThat(jpeg).startsWith(0xFF, 0xD8, 0xFF);
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(jpeg));
    assertThat(picture.getWidth()).isEqualTo(1280);
    assertThat(picture.getHeight()).isEqualTo(720);
  }

  @Test
  void sameSeedCallsAndTimesGiveTheSamePictures() {
    SimulatedTable one = new SimulatedTable(7, EMPTY, Die.CLASSIC);
    SimulatedTable other = new SimulatedTable(7, EMPTY, Die.CLASSIC);
    one.throwDie(new Random(3), 5 * FRAME);
    other.throwDie(new Random(3), 5 * FRAME);
    for (int k = 5; k < 40; k += 5) {
      assertThat(one.frame(k * FRAME)).isEqualTo(other.frame(k * FRAME));
    }
  }

  @Test
  void otherSeedsGiveOtherPictures() {
    assertThat(new SimulatedTable(1, EMPTY, Die.CLASSIC).frame(0))
        .isNotEqualTo(new SimulatedTable(2, EMPTY, Die.CLASSIC).frame(0));
  }

  @Test
  void aStillSceneIsDrawnOnlyAFewTimesAndItsNoiseChanges() {
    SimulatedTable table = new SimulatedTable(1, EMPTY, Die.CLASSIC);
    byte[] first = table.frame(0);
    assertThat(table.frame(4 * FRAME)).isSameAs(first);
    assertThat(table.frame(FRAME)).isNotEqualTo(first);
  }

  @Test
  void aThrownDieIsAwayThenMovesThenLiesStill() throws IOException {
    SimulatedTable table = new SimulatedTable(1, EMPTY, Die.CLASSIC);
    table.throwDie(new Random(9), 0);
    BufferedImage away = picture(table, 2 * FRAME);
    BufferedImage tumbling = picture(table, 14 * FRAME);
    BufferedImage later = picture(table, 16 * FRAME);
    BufferedImage still = picture(table, 30 * FRAME);
    assertThat(differing(away, tumbling, TRAY)).isGreaterThan(1000);
    assertThat(differing(tumbling, later, TRAY)).isGreaterThan(500);
    assertThat(differing(away, still, TRAY)).isGreaterThan(1000);
    assertThat(differing(still, picture(table, 45 * FRAME), TRAY)).isZero();
  }

  @Test
  void theBoardShowsTheBricksAndTheTrayStaysAsItIs() throws IOException {
    SimulatedTable table = new SimulatedTable(1, EMPTY, Die.CLASSIC);
    BufferedImage before = picture(table, 0);
    table.board(EMPTY.with(Place.of("h8"), Content.UFO));
    BufferedImage after = picture(table, 0);
    assertThat(differing(before, after, BOARD)).isGreaterThan(1000);
    assertThat(differing(before, after, TRAY)).isZero();
  }

  @Test
  void boardsOfAllSizesFitBesideTheTray() {
    for (int size = Lattice.MIN_SPACES; size <= Lattice.MAX_SPACES; size++) {
      Vec origin = Layout.boardOrigin(new Lattice(size, size));
      for (long seed = 0; seed < 20; seed++) {
        Camera camera = Camera.askew(0.08, 0.12, 0.04);
        assertThat(camera.project(origin).x).isPositive();
        assertThat(camera.project(origin).y).isPositive();
      }
    }
  }

  @Test
  void everyPictureSaysThatItIsSimulated() throws IOException {
    BufferedImage picture = picture(new SimulatedTable(4, EMPTY, Die.CLASSIC), 0);
    int dark = 0;
    for (int v = CAPTION.y; v < CAPTION.y + CAPTION.height; v++) {
      for (int u = CAPTION.x; u < CAPTION.x + CAPTION.width; u++) {
        dark += ((picture.getRGB(u, v) >> 8) & 255) < 70 ? 1 : 0;
      }
    }
    assertThat(dark).isBetween(900, 2500);
  }

  @Test
  void throwsAreFairAndEndInTheTray() {
    Random randomness = new Random(42);
    int[] faces = new int[7];
    for (int i = 0; i < 6000; i++) {
      Throw thrown = Throw.random(randomness, 0);
      faces[thrown.face()]++;
      Vec off = thrown.rest().centre().minus(Layout.TRAY_CENTRE);
      assertThat(Math.abs(off.x())).isLessThan(Layout.TRAY_HALF_X - DieShape.HALF * 1.42);
      assertThat(Math.abs(off.y())).isLessThan(Layout.TRAY_HALF_Y - DieShape.HALF * 1.42);
    }
    for (int face = 1; face <= 6; face++) {
      assertThat(faces[face]).isBetween(870, 1130);
    }
  }

  @Test
  void aTumblingDieNeverSinksIntoTheFloorAndEndsWhereItLies() {
    for (int seed = 0; seed < 50; seed++) {
      Throw thrown = Throw.random(new Random(seed), 0);
      for (long nanos = 0; nanos < Throw.LENGTH; nanos += 10_000_000) {
        thrown
            .poseAt(nanos)
            .ifPresent(
                pose ->
                    assertThat(pose.centre().z() - DieShape.lowestPoint(pose))
                        .isGreaterThan(Layout.TRAY_FLOOR - 1e-6));
      }
      assertThat(thrown.poseAt(Throw.LENGTH)).contains(thrown.rest());
    }
  }

  @Test
  void aRestingDieHasItsFaceOnTop() {
    for (int face = 1; face <= 6; face++) {
      Pose pose = DieShape.lying(face, Vec.ZERO, 1.1);
      assertThat(pose.direction(DieShape.side(face).out()).z()).isGreaterThan(0.999999);
      assertThat(pose.x().cross(pose.y()).dot(pose.z())).isGreaterThan(0.999999);
    }
  }

  private static BufferedImage picture(SimulatedTable table, long nanos) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(table.frame(nanos)));
  }

  /** How many pixels differ by more than the noise of the sensor. */
  private static int differing(BufferedImage one, BufferedImage other, Rectangle area) {
    int count = 0;
    for (int v = area.y; v < area.y + area.height; v++) {
      for (int u = area.x; u < area.x + area.width; u++) {
        int green = (one.getRGB(u, v) >> 8) & 255;
        count += Math.abs(green - ((other.getRGB(u, v) >> 8) & 255)) > 30 ? 1 : 0;
      }
    }
    return count;
  }
}
