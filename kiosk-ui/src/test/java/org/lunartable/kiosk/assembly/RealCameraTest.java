package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.table.Published;

/** A phone's stream of a real video, seen by the whole kiosk. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class RealCameraTest {

  /** Slower than the video, so that a busy machine sees every frame. */
  private static final long PAUSE_MILLIS = 100;

  @TempDir Path folder;

  private Phone phone;
  private RealCamera kiosk;
  private List<byte[]> video;

  @BeforeEach
  void start() throws Exception {
    video = RollVideo.frames();
    phone = new Phone();
    kiosk = new RealCamera(folder, new CameraName.Network(phone.address()));
    awaitWorking();
  }

  @AfterEach
  void stop() throws Exception {
    kiosk.close();
    phone.close();
  }

  private void show(int from, int to) throws InterruptedException {
    for (int i = from; i < to; i++) {
      phone.send(video.get(i));
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  private void awaitWorking() throws InterruptedException {
    while (kiosk.cameraDetail().isEmpty() || !kiosk.cameraWorks()) {
      show(0, 1);
    }
  }

  @Test
  void aRollIsReportedOnceWithTheFaceThatLiesOnTop() throws Exception {
    assertThat(kiosk.rolled()).isFalse();
    assertThat(kiosk.cameraDetail()).isEqualTo("the network camera 127.0.0.1");

    show(0, video.size());
    Published rolled = kiosk.await("rolled", RealCamera::rolled);
    assertThat(rolled.die().orElseThrow().top().orElseThrow())
        .matches(RollVideo.FACE::looksLike, "looks like face 3");

    show(video.size() - 4, video.size());
    show(video.size() - 4, video.size());
    assertThat(kiosk.now().number()).isEqualTo(rolled.number());
  }

  @Test
  void aRollThatIsHalfSeenIsNone() throws Exception {
    show(0, 11);
    phone.cut();
    kiosk.awaitCamera(false);
    assertThat(kiosk.cameraDetail()).contains("127.0.0.1").endsWith(".");
    phone.restore();
    while (!kiosk.cameraWorks()) {
      show(video.size() - 4, video.size());
    }
    show(video.size() - 4, video.size());
    show(video.size() - 4, video.size());
    assertThat(kiosk.rolled()).isFalse();
  }
}
