package org.lunartable.kiosk.assembly.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.FaceSample;
import org.lunartable.vision.calibration.LogRgb;

class CameraMemoryTest {
  private static final CameraName FIRST = new CameraName.Pi(0);
  private static final CameraName SECOND = new CameraName.Pi(1);
  private static final TrayArea LEFT = new TrayArea(0, 0, 0.5, 1);
  private static final TrayArea RIGHT = new TrayArea(0.5, 0, 1, 1);

  private static final List<LogRgb> PATCHES =
      List.of(
          new LogRgb(-1, -1.1, -1.2),
          new LogRgb(-1, -1.1, -1.3),
          new LogRgb(-1.1, -2, -3),
          new LogRgb(-2, -1.5, -2.5));

  @TempDir private Path data;
  private final AtomicReference<CameraName> inUse = new AtomicReference<>(FIRST);
  private CameraMemory memory;

  @BeforeEach
  void aTrayIsMarkedInTheFirstCamerasPicture() throws IOException {
    memory = remember();
    memory.tray(Optional.of(LEFT));
  }

  @Test
  void anotherCameraDoesNotHaveThatTray() {
    inUse.set(SECOND);
    assertThat(memory.tray()).isEmpty();
  }

  @Test
  void eachCameraKeepsItsOwnTray() throws IOException {
    inUse.set(SECOND);
    memory.tray(Optional.of(RIGHT));
    inUse.set(FIRST);
    assertThat(memory.tray()).contains(LEFT);
  }

  @Test
  void theTrayOfACameraIsKeptOverARestart() throws IOException {
    inUse.set(SECOND);
    memory.tray(Optional.of(RIGHT));
    assertThat(remember().tray()).contains(RIGHT);
  }

  @Test
  void camerasOfOneNetworkThatDifferInTheirQueryOnlyAreTwo() throws IOException {
    inUse.set(new CameraName.Network(URI.create("http://house/video?camera=1")));
    memory.tray(Optional.of(RIGHT));
    inUse.set(new CameraName.Network(URI.create("http://house/video?camera=2")));
    assertThat(memory.tray()).isEmpty();
  }

  @Test
  void theFolderOfACameraDoesNotTellItsPassword() throws IOException {
    inUse.set(new CameraName.Network(URI.create("http://ann:sesame@house/video")));
    memory.tray(Optional.of(RIGHT));
    String[] folders = data.resolve("camera").toFile().list();
    assertThat(folders).hasSize(2).noneMatch(name -> name.contains("sesame"));
  }

  @Test
  void whatWasPutRightTunesTheColoursOfThatCameraOnly() throws IOException {
    CameraProfile calibrated = CameraProfile.of(List.of(sample(1), sample(5), sample(6)));
    memory.calibrated(calibrated);
    inUse.set(SECOND);
    memory.calibrated(calibrated);
    memory.correct(new LastRoll(Die.CLASSIC.face(4), PATCHES, new byte[] {1}), sample(3), "test");
    assertThat(memory.colours()).contains(calibrated.with(List.of(sample(3))));
    inUse.set(FIRST);
    assertThat(memory.colours()).contains(calibrated);
    assertThat(remember().colours()).contains(calibrated);
    inUse.set(SECOND);
    assertThat(remember().colours()).contains(calibrated.with(List.of(sample(3))));
  }

  @Test
  void whatWasPutRightIsForgottenOfAllCameras() throws IOException {
    CameraProfile calibrated = CameraProfile.of(List.of(sample(1), sample(5), sample(6)));
    memory.calibrated(calibrated);
    memory.correct(new LastRoll(Die.CLASSIC.face(4), PATCHES, new byte[] {1}), sample(3), "test");
    inUse.set(SECOND);
    memory.wipeCorrections();
    inUse.set(FIRST);
    assertThat(memory.colours()).contains(calibrated);
    assertThat(data.toFile().list()).noneMatch(name -> name.endsWith(".jpg"));
  }

  private static FaceSample sample(int face) {
    return new FaceSample(Die.CLASSIC.face(face), PATCHES);
  }

  private CameraMemory remember() {
    return new CameraMemory(new RoomFolder(data), inUse::get, new Corrections(data));
  }
}
