package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.kiosk.games.AllGames;

/** Pictures of cards that people send, with a reader that finds what the test says. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CardPictureApiTest {

  @TempDir Path folder;
  private TestKiosk kiosk;
  private Client client;

  /** So many green cards as the first byte says. */
  private static CardPictures.Result read(byte[] picture) {
    List<Background> cards = Collections.nCopies(picture[0], Background.of(TileColour.GREEN));
    return cards.isEmpty()
        ? new CardPictures.Unread("no-card", "No card was found.")
        : new CardPictures.Read(new CardsSeen(List.of(cards)), 0.9);
  }

  @BeforeEach
  void start() throws Exception {
    kiosk =
        TestKiosk.start(
            folder,
            Devices.NONE.with(CardPictureApiTest::read),
            AllGames.GAMES.find("home-on-lagrange").orElseThrow());
    client = kiosk.client();
    client.post("/api/games", "{\"game\":\"home-on-lagrange\",\"setup\":{\"mode\":\"score-pad\"}}");
    choose("station:orange own:gym module:gym");
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  private void choose(String moves) throws Exception {
    long number = client.get("/api/screen").number();
    String body = "{\"revision\":" + number + ",\"option\":\"" + moves + "\"}";
    assertThat(client.post("/api/choose", body).status()).isEqualTo(200);
  }

  private Client.Answer send(int cards) throws Exception {
    return client.post(
        "/api/card-picture", "image/jpeg", BodyPublishers.ofByteArray(new byte[] {(byte) cards}));
  }

  @Test
  void areOfferedAllTogetherOnTheScreen() throws Exception {
    Client.Answer answer = send(2);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.at("cards")).isEqualTo(List.of("green", "green"));
    assertThat(client.get("/api/screen").at("offer", "cards")).isEqualTo(List.of("green", "green"));
    choose("seen:recreation seen:recreation");
    assertThat(client.get("/api/screen").at("offer")).isNull();
  }

  @Test
  void withoutCardsSayWhy() throws Exception {
    Client.Answer answer = send(0);
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.at("reason")).isEqualTo("no-card");
    assertThat(answer.at("message")).isEqualTo("No card was found.");
  }

  @Test
  void forAnEarlierScreenAreStale() throws Exception {
    Client.Answer late =
        client.post(
            "/api/card-picture?revision=0",
            "image/jpeg",
            BodyPublishers.ofByteArray(new byte[] {1}));
    assertThat(late.status()).isEqualTo(409);
    assertThat(late.at("refused", "text", "key")).isEqualTo("refused.stale");
  }
}
