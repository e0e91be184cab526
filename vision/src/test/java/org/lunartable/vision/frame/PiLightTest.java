package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A script in the place of rpicam-vid tells how it exposes, and notes what it is asked for. */
@Timeout(60)
class PiLightTest {
  private static final long REAL_PATIENCE = 20_000_000_000L;

  private final ManualTime time = new ManualTime();
  @TempDir Path folder;
  private ScriptRig rig;
  private FrameSource source;
  private long seen;

  @BeforeEach
  void open() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the stand-in is a shell script");
    rig = new ScriptRig(folder);
    play("8000", "8000");
    source = rig.open(time);
    source.start();
  }

  @AfterEach
  void close() throws IOException {
    source.close();
    rig.close();
  }

  /** Exposed for so many microseconds when left to itself, and for so many when asked. */
  private void play(String found, String taken) throws IOException {
    ScriptRig.write(
        folder.resolve("rpicam-vid"),
        rig.head()
            + "echo \"$@\" >> \"$D/asked\"\n"
            + "case \"$*\" in *--shutter*) E="
            + taken
            + ";; *) E="
            + found
            + ";; esac\n"
            + "printf 'Lux=41.2\\nExposureTime=%s\\nAnalogueGain=2.000000\\n"
            + "DigitalGain=1.100000\\nColourGains=[ 1.500000, 1.250000 ]\\n\\n' $E >&2\n"
            + "exec cat \"$D/pipe\"\n");
  }

  @Test
  void leavesTheLightToTheCameraFirst() throws Exception {
    Frame frame = awaitFrame(0);
    awaitFrame(frame.connection());
    assertThat(taken().exposure()).isEqualTo(Setting.AUTOMATIC);
    assertThat(taken().whiteBalance()).isEqualTo(Setting.AUTOMATIC);
    assertThat(asked()).singleElement().asString().doesNotContain("--shutter");
  }

  @Test
  void fixesWhatTheCameraFoundAfterTwoSeconds() throws Exception {
    settle();
    assertThat(asked()).hasSize(2);
    assertThat(asked().get(1)).contains("--shutter 8000 --gain 2.200 --awbgains 1.500,1.250");
    awaitState(taken -> taken.exposure().equals(Setting.locked(8000)));
    assertThat(taken().whiteBalance().state()).isEqualTo(Setting.State.LOCKED);
    assertThat(taken().line()).contains("exposure locked at 8000, white balance locked");
  }

  @Test
  void asksForTheSameLightAfterAReconnect() throws Exception {
    Frame before = settle();
    play("30000", "8000");
    rig.child().orElseThrow().destroyForcibly();
    awaitFrame(before.connection() + 1);
    assertThat(asked()).hasSize(3);
    assertThat(asked().get(2)).contains("--shutter 8000 ");
  }

  @Test
  void tellsWhenTheDriverDoesNotTakeIt() throws Exception {
    play("8000", "33000");
    settle();
    awaitState(taken -> taken.exposure().equals(Setting.refused(33000)));
    assertThat(taken().line()).contains("exposure cannot be locked");
  }

  private Frame settle() throws Exception {
    Frame first = awaitFrame(0);
    awaitFrame(first.connection());
    time.advance(LightLock.SETTLE_NANOS);
    return awaitFrame(first.connection() + 1);
  }

  private interface Wanted {
    boolean is(Taken taken);
  }

  private void awaitState(Wanted wanted) throws Exception {
    long end = System.nanoTime() + REAL_PATIENCE;
    while (!wanted.is(taken())) {
      assertThat(System.nanoTime() - end).as("%s", taken()).isNegative();
      awaitFrame(0);
    }
  }

  /** The next frame of a connection, or of a later one. */
  private Frame awaitFrame(int connection) throws Exception {
    long end = System.nanoTime() + REAL_PATIENCE;
    while (true) {
      rig.send(TestJpegs.picture(1));
      var frame = source.newerThan(seen, java.time.Duration.ofMillis(20));
      if (frame.isPresent()) {
        seen = frame.get().number();
        if (frame.get().connection() >= connection) {
          return frame.get();
        }
      }
      time.advanceIfReaderSleeps(50_000_000L);
      assertThat(System.nanoTime() - end).as("%s", source.status()).isNegative();
    }
  }

  private Taken taken() {
    return source.status().taken().orElseThrow();
  }

  private List<String> asked() throws IOException {
    return Files.readAllLines(folder.resolve("asked"));
  }
}
