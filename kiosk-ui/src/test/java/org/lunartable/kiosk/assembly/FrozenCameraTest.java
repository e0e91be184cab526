package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** A camera that hangs but goes on sending. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class FrozenCameraTest {
  private static final long FRAME_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  @TempDir Path data;

  @Test
  void aCameraThatSendsTheSamePictureAllTheTimeIsToldUntilItSendsAnother() throws Exception {
    try (Phone phone = new Phone();
        RealCamera kiosk = new RealCamera(data, new CameraName.Network(phone.address()))) {
      for (int i = 0; !advice(kiosk).equals("good"); i++) {
        show(phone, 100 + i % 20);
      }
      while (!advice(kiosk).equals("frozen")) {
        show(phone, 90);
      }
      for (int i = 0; !advice(kiosk).equals("good"); i++) {
        show(phone, 100 + i % 20);
      }
    }
  }

  @Test
  void picturesTakenBeforeMayRepeatThemselves() {
    assertThat(CameraNames.hasSensor(new CameraName.Recording(data))).isFalse();
    assertThat(CameraNames.hasSensor(CameraName.SIMULATED)).isFalse();
    assertThat(CameraNames.hasSensor(new CameraName.Pi(0))).isTrue();
  }

  private static void show(Phone phone, int shade) {
    phone.send(Jpegs.plain(shade));
    LockSupport.parkNanos(FRAME_NANOS);
  }

  /** What the health strip says about the picture; empty while nothing is measured. */
  private static String advice(RealCamera kiosk) throws BadJson {
    List<?> lines = (List<?>) Json.readObject(kiosk.get("/api/camera")).get("health");
    return lines.stream()
        .map(line -> (Map<?, ?>) line)
        .filter(line -> "age".equals(line.get("kind")))
        .map(line -> String.valueOf(line.get("advice")))
        .findFirst()
        .orElse("");
  }
}
