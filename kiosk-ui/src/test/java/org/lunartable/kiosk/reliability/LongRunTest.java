package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.RollVideo;

/**
 * The real kiosk for twenty minutes: somebody plays, a camera at a loose cable sees a die at 15
 * frames a second, twenty pages come and go. {@code -Dlunar.long.minutes} for another length.
 */
@Tag("faults")
class LongRunTest {

  private static final int MINUTES = Integer.getInteger("lunar.long.minutes", 20);
  private static final int PAGES = 20;
  private static final int MOVES_A_GAME = 120;

  /** What settles in the first part: code is compiled, pools are filled. */
  private static final double WARM_UP = 0.25;

  @TempDir Path folder;
  private final Random random = new Random(3);
  private KioskProcess kiosk;
  private int games;
  private int moves;

  @Test
  void nothingGrowsAndEveryGameIsKeptAsItWasShown() throws Exception {
    Path errors = folder.resolve("errors.txt");
    long start = System.nanoTime();
    try (Loose camera = new Loose(RollVideo.frames())) {
      kiosk =
          KioskProcess.start(
              folder.resolve("data"),
              camera.address(),
              ProcessBuilder.Redirect.to(errors.toFile()));
      try (Visitors pages = new Visitors(kiosk.address(), PAGES)) {
        playUntil(start + (long) (WARM_UP * Duration.ofMinutes(MINUTES).toNanos()));
        Footprint before = Footprint.of(kiosk.pid());
        playUntil(start + Duration.ofMinutes(MINUTES).toNanos());
        Footprint after = Footprint.of(kiosk.pid());
        assertThat(kiosk.alive()).isTrue();
        assertFlat(before, after);
        assertThat(Files.readString(errors)).doesNotContain("Exception", "\tat ");
        tell(before, after, pages.visits(), camera.pulls());
      }
    } finally {
      kiosk.kill();
    }
  }

  private static void assertFlat(Footprint before, Footprint after) {
    assertThat(after.heapKb()).as("heap, kB").isLessThan(before.heapKb() * 5 / 4 + 4096);
    assertThat(after.residentKb()).as("resident, kB").isLessThan(before.residentKb() * 11 / 10);
    assertThat(after.threads()).as("threads").isLessThan(before.threads() + 15);
    assertThat(after.files()).as("open files").isLessThan(before.files() + 2 * PAGES);
  }

  private void tell(Footprint before, Footprint after, int visits, int pulls) throws IOException {
    Reliability.write(
        "%d minutes of play, 15 frames a second, %d pages that come and go"
            .formatted(MINUTES, PAGES),
        moves,
        ("%d games replay as they were shown; %d visits, camera pulled %d times; resident %d to %d"
                + " MB, heap %.1f to %.1f MB, threads %d to %d, files %d to %d")
            .formatted(
                games,
                visits,
                pulls,
                before.residentKb() / 1024,
                after.residentKb() / 1024,
                before.heapKb() / 1024.0,
                after.heapKb() / 1024.0,
                before.threads(),
                after.threads(),
                before.files(),
                after.files()),
        "0");
  }

  private void playUntil(long end) throws Exception {
    while (System.nanoTime() - end < 0) {
      playOneGame(end);
      assertKept();
      games++;
    }
  }

  /** Whoever moves first, the player or the die under the camera; a refused press is no harm. */
  private void playOneGame(long end) throws Exception {
    kiosk.post("/api/games", Map.of("game", "lunar-command", "setup", Map.of()));
    for (int i = 0; i < MOVES_A_GAME && System.nanoTime() - end < 0; i++) {
      Map<String, Object> shown = kiosk.get("/api/screen").json();
      KioskProcess.Answer answer = move(shown);
      assertThat(answer.status()).isIn(200, 409);
      moves += answer.status() == 200 ? 1 : 0;
      Thread.sleep(100);
    }
  }

  /** Any option there is; without one it is the die's turn, or the game is over. */
  private KioskProcess.Answer move(Map<String, Object> shown) throws Exception {
    Object revision = shown.get("number");
    List<Object> options = options(shown);
    if (options.isEmpty()) {
      return kiosk.post("/api/roll", Map.of("revision", revision));
    }
    Object id = options.get(random.nextInt(options.size()));
    return kiosk.post("/api/choose", Map.of("revision", revision, "option", id));
  }

  private static List<Object> options(Map<String, Object> shown) {
    return records(((Map<?, ?>) shown.get("screen")).get("blocks"))
        .filter(block -> "options".equals(block.get("type")))
        .flatMap(block -> records(block.get("groups")))
        .flatMap(group -> records(group.get("options")))
        .map(option -> (Object) option.get("id"))
        .toList();
  }

  private static Stream<Map<?, ?>> records(Object list) {
    return ((List<?>) list).stream().map(one -> (Map<?, ?>) one);
  }

  /** The end of the game in the journal is what the screen shows. */
  private void assertKept() throws Exception {
    while (true) {
      Map<String, Object> shown = kiosk.get("/api/screen").json();
      List<?> kept = (List<?>) kiosk.get("/api/history").json().get("games");
      Object id = ((Map<?, ?>) kept.get(0)).get("id");
      List<?> frames = (List<?>) kiosk.get("/api/history/" + id).json().get("frames");
      Object last = ((Map<?, ?>) frames.get(frames.size() - 1)).get("blocks");
      // A roll under the camera may have come between the two questions.
      if (kiosk.get("/api/screen").json().get("number").equals(shown.get("number"))) {
        // A frame is the table without what can be done and the story.
        Object blocks = ((Map<?, ?>) shown.get("screen")).get("blocks");
        assertThat(records(blocks).toList()).containsAll(records(last).toList());
        assertThat(records(last).map(block -> (Object) block.get("type")))
            .contains("lattice", "tracks");
        return;
      }
    }
  }
}
