package org.lunartable.kiosk.assembly.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.frame.CameraDevice;
import org.lunartable.vision.frame.CameraDevice.Keeps;
import org.lunartable.vision.frame.Frame;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SuppliedFrames;

@Timeout(60)
class CameraChoiceTest {

  @TempDir Path folder;

  private CameraChoice choice;

  @AfterEach
  void close() {
    choice.close();
  }

  private void choose(CameraName camera, CameraDevice... devices) {
    CameraChoice.Machine machine =
        new CameraChoice.Machine() {
          @Override
          public List<CameraDevice> devices() {
            return List.of(devices);
          }

          @Override
          public boolean hasPiProgram() {
            return false;
          }
        };
    choice = new CameraChoice(CameraPlan.SIMULATED.with(camera), machine, CameraChoiceTest::table);
    choice.start();
  }

  private static FrameSource table() {
    return SuppliedFrames.source("the table", 50, nanos -> new byte[0]);
  }

  private CameraDevice device(String name) {
    Path path = folder.resolve(name);
    return new CameraDevice(path, "Good Webcam", path, Keeps.CAMERA, true);
  }

  private static void await(BooleanSupplier wanted) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!wanted.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(10);
    }
  }

  @Test
  void automaticIsTheSimulatedTableWhereThereIsNoCamera() {
    choose(CameraName.AUTOMATIC);
    assertThat(choice.simulated()).isTrue();
    assertThat(choice.frames().name()).isEqualTo("the table");
  }

  @Test
  void automaticGoesOnUntilOneWorks() throws InterruptedException {
    choose(CameraName.AUTOMATIC, device("gone-1"), device("gone-2"));
    assertThat(choice.simulated()).isFalse();
    await(choice::simulated);
    assertThat(choice.chosen()).isEqualTo(CameraName.AUTOMATIC);
  }

  @Test
  void aNamedCameraThatIsNotThereIsNotReplaced() throws InterruptedException {
    choose(new CameraName.Device(folder.resolve("gone")));
    await(() -> choice.frames().status().sentence().contains("gone"));
    assertThat(choice.simulated()).isFalse();
  }

  @Test
  void anotherOneIsUsedAtOnceAndTheOldOneLetGo() throws Exception {
    Files.write(folder.resolve("a.jpg"), jpeg());
    choose(CameraName.SIMULATED);
    choice.use(new CameraName.Recording(folder));
    Frame frame = choice.frames().newerThan(0, Duration.ofSeconds(20)).orElseThrow();
    assertThat(frame.width()).isEqualTo(8);
    assertThat(choice.frames().name()).contains(folder.toString());
    assertThat(choice.simulated()).isFalse();
    await(() -> threads("the table") == 0);
  }

  private static long threads(String source) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().endsWith(source))
        .count();
  }

  private static byte[] jpeg() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "jpeg", out);
    return out.toByteArray();
  }

  @Test
  void theOffersAreWhatIsPluggedInAndWhatWasAskedFor() {
    CameraName phone = new CameraName.Network(URI.create("http://127.0.0.1:9/video"));
    choose(phone, device("usb-A"));
    assertThat(choice.offers())
        .extracting(offer -> offer.camera().text())
        .containsExactly("auto", folder.resolve("usb-A").toString(), phone.text(), "simulated");
    assertThat(choice.offers().get(1).title()).isEqualTo("Good Webcam");
  }
}
