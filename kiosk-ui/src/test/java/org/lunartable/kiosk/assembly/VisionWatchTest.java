package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.kiosk.assembly.TrayWatch.Roll;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.simtable.Truth;

/** Rolls on the simulated table as the vision module sees them, on a clock of the test's own. */
class VisionWatchTest {

  private static final long FRAME = SimulatedTable.FRAME_NANOS;
  private static final int FRAMES_A_THROW = 28;

  private final VisionWatch watch = new VisionWatch(() -> Die.CLASSIC);
  private long now;

  @Test
  void eachThrowIsOneRollWithTheRightFace() throws IOException {
    for (long seed = 0; seed < 3; seed++) {
      SimulatedTable table = new SimulatedTable(seed, SimulatedFrames.EMPTY, Die.CLASSIC);
      VisionWatch own = new VisionWatch(() -> Die.CLASSIC);
      assertThat(rolls(own, table, 10)).isEmpty();
      int throwsOfTheDie = seed == 0 ? 2 : 1;
      for (int i = 0; i < throwsOfTheDie; i++) {
        table.throwDie(new Random(10 * seed + i), now);
        List<Roll> rolls = rolls(own, table, FRAMES_A_THROW);
        assertThat(rolls).as("table %d, throw %d", seed, i).hasSize(1);
        assertThat(Die.CLASSIC.facesLike(rolls.get(0).face())).contains(Truth.topFace(table));
      }
    }
  }

  @Test
  void theEvidenceIsASmallPictureOfTheDie() throws IOException {
    SimulatedTable table = new SimulatedTable(1, SimulatedFrames.EMPTY, Die.CLASSIC);
    rolls(watch, table, 5);
    table.throwDie(new Random(1), now);
    Roll roll = rolls(watch, table, FRAMES_A_THROW).get(0);
    assertThat(roll.confidence()).isBetween(0.5, 1.0);
    byte[] jpeg = roll.evidence().orElseThrow().bytes();
    BufferedImage crop = ImageIO.read(new ByteArrayInputStream(jpeg));
    assertThat(crop.getWidth()).isBetween(80, 300);
    assertThat(crop.getHeight()).isBetween(80, 300);
  }

  @Test
  void theVerySamePictureIsNotLookedAtAgain() throws IOException {
    SimulatedTable table = new SimulatedTable(1, SimulatedFrames.EMPTY, Die.CLASSIC);
    byte[] picture = table.frame(FRAME).clone();
    watch.look(picture, FRAME);
    Arrays.fill(picture, (byte) 0); // whoever looks now, finds no picture

    assertThat(watch.look(picture, 2 * FRAME)).isEmpty();
    assertThatThrownBy(() -> watch.look(new byte[1], 3 * FRAME)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> watch.look(new byte[1], 4 * FRAME)).isInstanceOf(IOException.class);
  }

  @Test
  void bricksThatAreBuiltAreNoRoll() throws IOException {
    SimulatedTable table = new SimulatedTable(1, SimulatedFrames.EMPTY, Die.CLASSIC);
    rolls(watch, table, 6);
    Board board = SimulatedFrames.EMPTY;
    for (String place : new String[] {"b2", "d4", "f6", "h8", "j10"}) {
      board = board.with(Place.of(place), Content.UFO);
      table.board(board);
      assertThat(rolls(watch, table, 3)).isEmpty();
    }
    assertThat(rolls(watch, table, 10)).isEmpty();
  }

  @Test
  void aThrowInWhichTheClockJumpsIsNoRoll() throws IOException {
    List<byte[]> video = RollVideo.frames();
    assertThat(rollsWithJump(video, 0)).hasSize(1);
    assertThat(rollsWithJump(video, 3_600_000_000_000L)).isEmpty();
    assertThat(rollsWithJump(video, -3_600_000_000_000L)).isEmpty();
  }

  /** The clock jumps when the die is about to lie still. */
  private static List<Roll> rollsWithJump(List<byte[]> video, long jump) throws IOException {
    VisionWatch eye = new VisionWatch(() -> Die.CLASSIC);
    List<Roll> rolls = new ArrayList<>();
    for (int i = 0; i < video.size(); i++) {
      long nanos = 8_000_000_000_000L + i * FRAME + (i < 16 ? 0 : jump);
      eye.look(video.get(i), nanos).ifPresent(rolls::add);
    }
    return rolls;
  }

  private List<Roll> rolls(VisionWatch eye, SimulatedTable table, int frames) throws IOException {
    List<Roll> rolls = new ArrayList<>();
    for (int i = 0; i < frames; i++) {
      now += FRAME;
      eye.look(table.frame(now), now).ifPresent(rolls::add);
    }
    return rolls;
  }
}
