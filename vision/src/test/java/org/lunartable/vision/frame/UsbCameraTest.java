package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.frame.SourceStatus.State;
import org.opencv.videoio.Videoio;

class UsbCameraTest extends FrameSourceContract {
  private static final String MANUAL = Videoio.CAP_PROP_AUTO_EXPOSURE + "=1.0";
  private static final String EXPOSURE = Videoio.CAP_PROP_EXPOSURE + "=157.0";

  @TempDir Path folder;
  private final FakeCapture camera = new FakeCapture();

  @Override
  Rig makeRig() throws IOException {
    return new UsbRig();
  }

  private Path device() {
    return folder.resolve("usb-Maker_Cam-video-index0");
  }

  private void settle() throws Exception {
    sendAndAwait(TestJpegs.picture(1));
    time.advance(LightLock.SETTLE_NANOS);
    sendAndAwait(TestJpegs.picture(2));
    sendAndAwait(TestJpegs.picture(3));
  }

  private Taken taken() {
    return source.status().taken().orElseThrow();
  }

  @Test
  void locksTheLightThatTheCameraFound() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    assertThat(taken().exposure()).isEqualTo(Setting.AUTOMATIC);
    assertThat(camera.asked).doesNotContain(MANUAL);
    settle();
    assertThat(taken().format()).isEqualTo("MJPG");
    assertThat(taken().exposure()).isEqualTo(Setting.locked(157));
    assertThat(taken().whiteBalance()).isEqualTo(Setting.locked(4600));
    assertThat(source.status().sentence())
        .contains("exposure locked at 157, white balance locked at 4600");
  }

  @Test
  void locksTheSameLightAgainAfterAReconnect() throws Exception {
    source.start();
    settle();
    rig.cut();
    awaitState(State.LOST);
    assertThat(source.status().sentence()).contains("is not plugged in; plug it in");
    camera.asked.clear();
    camera.reset();
    camera.properties.put(Videoio.CAP_PROP_EXPOSURE, 400.0);
    rig.restore();
    sendAndAwait(TestJpegs.picture(4));
    assertThat(camera.asked).containsSubsequence(MANUAL, EXPOSURE);
    assertThat(taken().exposure()).isEqualTo(Setting.locked(157));
    assertThat(taken().whiteBalance()).isEqualTo(Setting.locked(4600));
  }

  @Test
  void saysWhenTheDriverOnlyClaimsToLock() throws Exception {
    camera.takesManual = false;
    source.start();
    settle();
    assertThat(taken().exposure().state()).isEqualTo(Setting.State.REFUSED);
    assertThat(source.status().sentence())
        .contains("exposure cannot be locked")
        .endsWith("Keep the light steady, or calibrate again when it changes.");
  }

  @Test
  void aCameraWithoutTheControlsIsNotAskedAboutThem() throws Exception {
    camera.properties.clear();
    source.start();
    settle();
    assertThat(taken().exposure()).isEqualTo(Setting.ABSENT);
    assertThat(taken().whiteBalance()).isEqualTo(Setting.ABSENT);
  }

  @Test
  void setsTheLightItIsGivenAtOnce() throws Exception {
    source.close();
    source =
        UsbCamera.source(
            new UsbCamera.Settings(
                device(), 1280, 720, 15, OptionalInt.of(200), OptionalInt.of(3000)),
            camera::capture,
            Patience.USUAL,
            time);
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    assertThat(taken().exposure()).isEqualTo(Setting.locked(200));
    assertThat(taken().whiteBalance()).isEqualTo(Setting.locked(3000));
  }

  @Test
  void asksForTheModeBeforeTheFirstFrame() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    assertThat(camera.asked)
        .containsSubsequence(
            Videoio.CAP_PROP_FOURCC + "=" + (double) FakeCapture.MJPG,
            Videoio.CAP_PROP_FRAME_WIDTH + "=1280.0",
            Videoio.CAP_PROP_FRAME_HEIGHT + "=720.0",
            Videoio.CAP_PROP_FPS + "=15.0",
            Videoio.CAP_PROP_CONVERT_RGB + "=0.0");
  }

  @Test
  void aCameraWithoutMjpgIsConvertedAndSaysSo() throws Exception {
    camera.onlyFormat = FakeCapture.YUYV;
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    assertThat(camera.asked).contains(Videoio.CAP_PROP_CONVERT_RGB + "=1.0");
    assertThat(taken().format()).isEqualTo("YUYV");
  }

  @Test
  void aCameraThatIsInUseSaysSo() throws Exception {
    camera.opens = false;
    source.start();
    awaitState(State.LOST);
    assertThat(source.status().sentence()).contains("close other programs that use it");
  }

  @Test
  void aReadThatFailsWhileTheCameraIsThereIsALoss() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    camera.noPicture();
    awaitState(State.LOST);
    assertThat(source.status().sentence()).contains("use another USB port");
    sendAndAwait(TestJpegs.picture(2));
    assertThat(camera.open).hasValue(1);
  }

  @Test
  void takesTheDriversStampUnlessItIsOfAnotherClock() throws Exception {
    source.start();
    long stamp = time.nanos() - TimeUnit.MILLISECONDS.toNanos(30);
    camera.properties.put(Videoio.CAP_PROP_POS_MSEC, stamp / 1e6);
    assertThat(sendAndAwait(TestJpegs.picture(1)).nanos()).isEqualTo(stamp);
    camera.properties.put(Videoio.CAP_PROP_POS_MSEC, 1.7e12);
    assertThat(sendAndAwait(TestJpegs.picture(2)).nanos()).isEqualTo(time.nanos());
  }

  private final class UsbRig implements Rig {
    UsbRig() throws IOException {
      restore();
    }

    @Override
    public FrameSource open(Time now) {
      return UsbCamera.source(
          UsbCamera.Settings.usual(device()), camera::capture, Patience.USUAL, now);
    }

    @Override
    public void send(byte[] bytes) {
      if (camera.open.get() > 0) {
        camera.frames.add(bytes);
      }
    }

    @Override
    public void cut() throws IOException {
      Files.delete(device());
      camera.noPicture();
    }

    @Override
    public void restore() throws IOException {
      camera.frames.clear();
      Files.createFile(device());
    }

    @Override
    public boolean released() {
      return camera.open.get() == 0;
    }

    @Override
    public void close() {}
  }
}
