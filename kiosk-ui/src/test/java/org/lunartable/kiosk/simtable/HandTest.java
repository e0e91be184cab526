package org.lunartable.kiosk.simtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** A hand at the simulated table. */
class HandTest {

  private static final Board EMPTY = Board.empty(new Lattice(9, 9));
  private static final long STAY = 1_000_000_000L;
  private static final Rectangle BOARD = new Rectangle(100, 100, 560, 540);
  private static final int WARM = 40;

  private final SimulatedTable table = new SimulatedTable(3, EMPTY, Die.CLASSIC);

  @Test
  void aHandComesStaysAndGoes() throws IOException {
    table.reach(Place.of("d4"), 0, STAY);
    int coming = covered(200_000_000);
    int there = covered(Reach.WAY + STAY / 2);
    int going = covered(Reach.WAY + STAY + 300_000_000);

    assertThat(there).isGreaterThan(5_000);
    assertThat(coming).isLessThan(there);
    assertThat(going).isLessThan(there);
    assertThat(covered(2 * Reach.WAY + STAY + 1)).isZero();
  }

  @Test
  void afterItTheTableIsAsItWas() {
    byte[] before = table.frame(0);
    table.reach(Place.of("d4"), 0, STAY);
    assertThat(table.frame(Reach.WAY)).isNotEqualTo(before);
    assertThat(table.frame(4 * SimulatedTable.FRAME_NANOS * 60)).isEqualTo(before);
  }

  @Test
  void theBoardBesideItIsStillSeen() throws IOException {
    BufferedImage empty = picture(0);
    table.reach(Place.of("p1"), 0, STAY);
    BufferedImage reached = picture(Reach.WAY + STAY / 2);
    int same = 0;
    for (int v = BOARD.y; v < BOARD.y + BOARD.height; v += 4) {
      for (int u = BOARD.x; u < BOARD.x + BOARD.width / 2; u += 4) {
        same += Math.abs(green(empty, u, v) - green(reached, u, v)) < 12 ? 1 : 0;
      }
    }
    assertThat(same).isGreaterThan(BOARD.width / 8 * BOARD.height / 4 / 2);
  }

  /** How many pixels of the board it covers: those that are warm and were not. */
  private int covered(long nanos) throws IOException {
    BufferedImage bare = picture(-SimulatedTable.FRAME_NANOS);
    BufferedImage picture = picture(nanos);
    int warm = 0;
    for (int v = BOARD.y; v < BOARD.y + BOARD.height; v++) {
      for (int u = BOARD.x; u < BOARD.x + BOARD.width; u++) {
        warm += warmth(picture, u, v) - warmth(bare, u, v) > WARM ? 1 : 0;
      }
    }
    return warm;
  }

  private static int warmth(BufferedImage picture, int u, int v) {
    int rgb = picture.getRGB(u, v);
    return ((rgb >> 16) & 255) - (rgb & 255);
  }

  private static int green(BufferedImage picture, int u, int v) {
    return (picture.getRGB(u, v) >> 8) & 255;
  }

  private BufferedImage picture(long nanos) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(table.frame(nanos)));
  }
}
