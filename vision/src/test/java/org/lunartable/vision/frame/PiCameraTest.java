package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PiCameraTest extends FrameSourceContract {
  @TempDir Path folder;

  @Override
  Rig makeRig() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the stand-in is a shell script");
    return new ScriptRig(folder);
  }

  private String program() {
    return folder.resolve("rpicam-vid").toString();
  }

  private FrameSource other(String program) {
    source.close();
    source = PiCamera.source(program, PiCamera.Settings.USUAL, Patience.USUAL, time);
    return source;
  }

  @Test
  void startsAChildThatStandsStillAnew() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    ProcessHandle child = ((ScriptRig) rig).child().orElseThrow();
    new ProcessBuilder("kill", "-STOP", Long.toString(child.pid())).start().waitFor();
    awaitStall();
    sendAndAwait(TestJpegs.picture(2));
    assertThat(child.isAlive()).isFalse();
  }

  @Test
  void namesThePackageWhenTheProgramIsMissing() throws Exception {
    other(folder.resolve("nothing").toString()).start();
    awaitState(SourceStatus.State.LOST);
    assertThat(source.status().sentence())
        .startsWith("rpicam-vid cannot be started;")
        .contains("sudo apt install rpicam-apps")
        .endsWith(".");
  }

  @Test
  void tellsAMissingCameraFromABusyOneAndFromTheRest() throws Exception {
    assertThat(complaint("ERROR: *** no cameras available ***")).contains("check the ribbon cable");
    assertThat(complaint("Pipeline handler in use by another process")).contains("close that");
    assertThat(complaint("bad news")).contains("ended: bad news; it is started again");
    assertThat(complaint("")).contains("ended; it is started again");
  }

  private String complaint(String words) throws Exception {
    ScriptRig.write(Path.of(program()), "echo '" + words + "' >&2\nexit 255\n");
    other(program()).start();
    awaitState(SourceStatus.State.LOST);
    return source.status().sentence();
  }

  @Test
  void aChildThatComplainsWithoutEndDoesNotStandStill() throws Exception {
    ScriptRig script = (ScriptRig) rig;
    ScriptRig.write(
        Path.of(program()),
        script.head() + "head -c 200000 /dev/zero >&2 &\nexec cat \"$D/pipe\"\n");
    source.start();
    for (int i = 0; i < 50; i++) {
      sendAndAwait(TestJpegs.picture(i));
    }
  }

  @Test
  void asksForTheModeAndTheLightThatWereSet() {
    PiCamera.Light light = new PiCamera.Light(8000, 2, 1.5, 1.25);
    PiCamera.Settings settings = new PiCamera.Settings(1, 640, 480, 30, Optional.of(light));
    assertThat(PiCamera.command("rpicam-vid", settings, settings.light()))
        .containsSequence("--codec", "mjpeg", "--output", "-")
        .containsSequence("--camera", "1", "--width", "640", "--height", "480")
        .containsSequence("--framerate", "30")
        .containsSequence("--metadata", "/dev/stderr", "--metadata-format", "txt")
        .containsSequence("--shutter", "8000", "--gain", "2.000", "--awbgains", "1.500,1.250");
    assertThat(PiCamera.command("rpicam-vid", PiCamera.Settings.USUAL, Optional.empty()))
        .doesNotContain("--shutter", "--gain", "--awbgains");
  }

  @Test
  void findsTheProgramOnThePath() {
    assertThat(PiCamera.find("rpicam-vid", "/nowhere:" + folder)).contains(Path.of(program()));
    assertThat(PiCamera.find("rpicam-vid", "/nowhere")).isEmpty();
  }
}
