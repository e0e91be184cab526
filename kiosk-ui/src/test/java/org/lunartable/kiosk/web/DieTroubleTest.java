package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A reader of pictures that is slow or breaks. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class DieTroubleTest {

  private static final DiePictures.Unread NOTHING =
      new DiePictures.Unread("no-die", "There is no die on this picture.");

  @TempDir Path folder;

  @Test
  void moreThanTwoPicturesAtOnceAreTurnedAway() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    DiePictures slow =
        picture -> {
          awaitQuietly(release);
          return NOTHING;
        };
    try (TestKiosk kiosk = kiosk(slow)) {
      Client client = kiosk.client();
      List<CompletableFuture<Integer>> all = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        all.add(CompletableFuture.supplyAsync(() -> send(client).status()));
      }
      while (all.stream().filter(CompletableFuture::isDone).count() < 3) {
        Thread.sleep(10);
      }
      Client.Answer another = send(client);
      assertThat(another.status()).isEqualTo(503);
      assertThat(another.at("error", "message").toString()).endsWith(".");
      release.countDown();
      assertThat(all.stream().map(CompletableFuture::join))
          .containsExactlyInAnyOrder(503, 503, 503, 422, 422);
      assertThat(send(client).status()).isEqualTo(422);
    }
  }

  @Test
  void aGraveErrorIsOneSentence() throws Exception {
    DiePictures broken =
        picture -> {
          throw new StackOverflowError("deep inside");
        };
    try (TestKiosk kiosk = kiosk(broken)) {
      Client.Answer answer = send(kiosk.client());
      assertThat(answer.status()).isEqualTo(500);
      assertThat(answer.at("error", "message").toString()).startsWith("Something went wrong");
      assertThat(answer.text()).doesNotContain("deep inside");
      PagesTest.assertHardened(answer.raw());
    }
  }

  private TestKiosk kiosk(DiePictures reader) throws Exception {
    return TestKiosk.start(
        folder, new Devices(Optional.of(reader), Optional.empty(), Optional.empty()));
  }

  private static Client.Answer send(Client client) {
    try {
      return client.post("/api/die-picture", "image/jpeg", BodyPublishers.ofByteArray(new byte[1]));
    } catch (Exception failed) {
      throw new AssertionError(failed);
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
    }
  }
}
