package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.TableEvent;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class MovePictureTest {

  private static final byte[] JPEG = {1, 2, 3, 4};

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client client;

  @BeforeEach
  void aRollThatTheCameraSaw() throws Exception {
    kiosk = TestKiosk.start(folder, Devices.NONE);
    client = kiosk.client();
    client.post("/api/games", "{\"game\":\"counting\"}");
    Evidence evidence = new Evidence("image/jpeg", JPEG);
    TableEvent roll =
        new TableEvent(
            "camera",
            System.nanoTime(),
            new DieSeen(Die.CLASSIC.face(2)),
            0.9,
            Optional.of(evidence));
    kiosk.table().submit(roll).get(20, TimeUnit.SECONDS);
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void theHistorySaysOfWhichMovesThereArePictures() throws Exception {
    assertThat(client.get("/api/history/1").at("pictures")).isEqualTo(List.of(1));
  }

  @Test
  void thePictureIsWhatTheCameraGave() throws Exception {
    Client.Answer answer = client.get("/api/history/1/pictures/1");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.raw().headers().firstValue("Content-Type")).hasValue("image/jpeg");
    assertThat(answer.text()).isEqualTo("\u0001\u0002\u0003\u0004");
  }

  @Test
  void aMoveWithoutAPictureIsNotFound() throws Exception {
    assertThat(client.get("/api/history/1/pictures/2").status()).isEqualTo(404);
    assertThat(client.get("/api/history/1/pictures/first").status()).isEqualTo(404);
  }
}
