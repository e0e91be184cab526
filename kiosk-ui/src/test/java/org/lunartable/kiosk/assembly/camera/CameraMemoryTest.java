package org.lunartable.kiosk.assembly.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.web.TrayArea;

class CameraMemoryTest {
  private static final CameraName FIRST = new CameraName.Pi(0);
  private static final CameraName SECOND = new CameraName.Pi(1);
  private static final TrayArea LEFT = new TrayArea(0, 0, 0.5, 1);
  private static final TrayArea RIGHT = new TrayArea(0.5, 0, 1, 1);

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

  private CameraMemory remember() {
    return new CameraMemory(new RoomFolder(data), inUse::get, new Corrections(data));
  }
}
