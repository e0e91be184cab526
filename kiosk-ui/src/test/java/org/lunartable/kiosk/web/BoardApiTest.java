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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.kiosk.assembly.board.BoardRoom;
import org.lunartable.kiosk.web.BoardDesk.At;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BoardApiTest {

  private static final String SQUARE = "[[0.2,0.1],[0.8,0.1],[0.8,0.9],[0.2,0.9]]";

  @TempDir Path folder;
  private final BoardRoom room = new BoardRoom(true);
  private TestKiosk kiosk;
  private Client client;

  @BeforeEach
  void start() throws Exception {
    Devices devices =
        new Devices(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            PlayedBoard.NONE,
            Optional.empty(),
            Optional.of(room));
    kiosk = TestKiosk.start(folder, devices);
    client = kiosk.client();
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void whereNoBoardWasFoundThereAreNoCorners() throws Exception {
    assertThat(client.get("/api/board-camera").at("corners")).isEqualTo(List.of());
  }

  @Test
  void whoPointsAtTheCornersIsHeard() throws Exception {
    Client.Answer answer = client.post("/api/board-camera/corners", "{\"corners\":" + SQUARE + "}");
    assertThat(answer.at("pointed")).isEqualTo(true);
    assertThat(room.board().pointed()).isTrue();
  }

  @Test
  void afterwardsTheBoardCanBeLookedForAsUsual() throws Exception {
    room.point(Optional.of(List.of(new At(0, 0), new At(1, 0), new At(1, 1), new At(0, 1))));
    Client.Answer answer = client.post("/api/board-camera/corners", "{\"automatic\":true}");
    assertThat(answer.at("pointed")).isEqualTo(false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "three corners|[[0.2,0.1],[0.8,0.1],[0.8,0.9]]|400",
        "beyond the picture|[[0.2,0.1],[1.8,0.1],[0.8,0.9],[0.2,0.9]]|400",
        "words|[[0.2,\"a\"],[0.8,0.1],[0.8,0.9],[0.2,0.9]]|400",
        "the wrong way round|[[0.2,0.9],[0.8,0.9],[0.8,0.1],[0.2,0.1]]|422",
        "crossed|[[0.2,0.1],[0.8,0.9],[0.8,0.1],[0.2,0.9]]|422"
      })
  void whatIsNoBoardIsRefused(String what, String corners, int status) throws Exception {
    Client.Answer answer =
        client.post("/api/board-camera/corners", "{\"corners\":" + corners + "}");
    assertThat(answer.status()).as(what).isEqualTo(status);
    assertThat(room.board().pointed()).isFalse();
  }

  @Test
  void aCornerThatCannotBeTheFirstIsRefused() throws Exception {
    Client.Answer answer = client.post("/api/board-camera/first", "{\"u\":0.5,\"v\":0.5}");
    assertThat(answer.status()).isEqualTo(409);
  }

  @Test
  void theBoardIsTakenToBeSeenUntilSomethingKeepsTheCameraFromIt() throws Exception {
    Client.Answer answer = client.get("/api/board-camera");
    // On a busy machine the three seconds without a picture may be over.
    assertThat(answer.at("sight")).isIn("seen", "no-picture");
    assertThat(answer.at("upright")).isEqualTo("known");
  }

  @Test
  void theLastMinutesCanBeHadAsAFile() throws Exception {
    Client.Answer answer = client.get("/api/board-camera/recent.zip");
    assertThat(answer.raw().headers().firstValue("Content-Type")).hasValue("application/zip");
  }
}
