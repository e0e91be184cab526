package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.kiosk.web.DiePictures.Read;
import org.lunartable.kiosk.web.DiePictures.Unread;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class DevicesTest {

  private static final Evidence ANEW = new Evidence("image/jpeg", new byte[] {7, 8, 9});

  @TempDir Path folder;
  private final AtomicInteger thrown = new AtomicInteger();
  private final AtomicReference<byte[]> frame = new AtomicReference<>();
  private TestKiosk kiosk;
  private Client client;

  /** The first byte tells what the reader finds: a face's number, or nothing. */
  private static DiePictures.Result read(byte[] picture) {
    return picture.length > 0 && picture[0] >= 1 && picture[0] <= 6
        ? new Read(Die.CLASSIC.face(picture[0]).turned(), 0.9, Optional.of(ANEW))
        : new Unread("no-die", "There is no die on this picture.");
  }

  @BeforeEach
  void start() throws Exception {
    Devices devices =
        new Devices(
            Optional.of(DevicesTest::read),
            Optional.of(() -> Optional.ofNullable(frame.get())),
            Optional.of(() -> thrown.incrementAndGet() < 2));
    kiosk = TestKiosk.start(folder, devices);
    client = kiosk.client();
    client.post("/api/games", "{\"game\":\"counting\"}");
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void aPictureOfTheDieIsARoll() throws Exception {
    Client.Answer answer = send("/api/die-picture", "image/jpeg", new byte[] {2});

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.number()).isEqualTo(kiosk.table().feed().current().number());
    assertThat(answer.at("reading", "faces")).isEqualTo(List.of(1, 2));
    assertThat(answer.at("reading", "colours")).isEqualTo(List.of("green", "orange", "white"));
    assertThat(answer.at("reading", "quadrants"))
        .isEqualTo(List.of(List.of("orange", "white"), List.of("green", "white")));
    assertThat(kiosk.table().feed().current().die().orElseThrow().wanted()).isFalse();
  }

  @Test
  void whatIsKeptIsThePictureCodedAnewNotTheOneThatWasSent() throws Exception {
    send("/api/die-picture", "image/jpeg", new byte[] {2});
    assertThat(client.get("/api/history/1/pictures/1").raw().body()).containsExactly(7, 8, 9);
  }

  @Test
  void aPictureWhenNoRollIsWantedChangesNothing() throws Exception {
    send("/api/die-picture", "image/jpeg", new byte[] {2});

    Client.Answer again = send("/api/die-picture", "image/png", new byte[] {3});

    assertThat(again.status()).isEqualTo(409);
    assertThat(again.at("refused", "text", "key")).isEqualTo("notice.die-not-wanted");
    assertThat(again.at("reading", "faces")).isEqualTo(List.of(3));
    assertThat(client.get("/api/screen").at("notice", "key")).isEqualTo("notice.die-not-wanted");
  }

  @Test
  void aPictureForAnEarlierScreenIsStale() throws Exception {
    Client.Answer late = send("/api/die-picture?revision=0", "image/jpeg", new byte[] {2});

    assertThat(late.status()).isEqualTo(409);
    assertThat(late.at("refused", "text", "key")).isEqualTo("refused.stale");
    assertThat(send("/api/die-picture?revision=x", "image/jpeg", new byte[1]).status())
        .isEqualTo(400);
  }

  @Test
  void aPictureWithoutADieSaysWhy() throws Exception {
    for (byte[] picture : new byte[][] {{}, {0}, {99}}) {
      Client.Answer answer = send("/api/die-picture", "image/jpeg", picture);
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.json())
          .containsEntry("reading", null)
          .containsEntry("reason", "no-die")
          .containsEntry("message", "There is no die on this picture.");
      assertThat(answer.at("error", "message")).isEqualTo("There is no die on this picture.");
    }
  }

  @Test
  void picturesMustBePicturesOfABearableSize() throws Exception {
    assertThat(send("/api/die-picture", "text/plain", new byte[] {2}).status()).isEqualTo(415);
    Client.Answer large = send("/api/die-picture", "image/jpeg", new byte[10 * 1024 * 1024 + 1]);
    assertThat(large.status()).isEqualTo(413);
  }

  @Test
  void theCameraIsShownWhenItHasAPicture() throws Exception {
    assertThat(client.get("/api/camera.jpg").status()).isEqualTo(204);
    frame.set(new byte[] {1, 2, 3});

    Client.Answer picture = client.get("/api/camera.jpg");

    assertThat(picture.status()).isEqualTo(200);
    assertThat(picture.raw().body()).containsExactly(1, 2, 3);
    assertThat(picture.raw().headers().map())
        .containsEntry("content-type", List.of("image/jpeg"))
        .containsEntry("cache-control", List.of("no-store"));
  }

  @Test
  void theSimulatedDieIsThrown() throws Exception {
    Client.Answer answer = client.post("/api/throw", "{}");

    assertThat(answer.json())
        .isEqualTo(Map.of("number", (int) kiosk.table().feed().current().number()));
    assertThat(thrown).hasValue(1);
  }

  @Test
  void aRealDieIsNotThrown() throws Exception {
    thrown.set(1);
    Client.Answer answer = client.post("/api/throw", "{}");
    assertThat(answer.status()).isEqualTo(409);
    assertThat(answer.text()).contains("throw the die yourself");
  }

  private Client.Answer send(String path, String type, byte[] bytes) throws Exception {
    return client.post(path, type, BodyPublishers.ofByteArray(bytes));
  }
}
