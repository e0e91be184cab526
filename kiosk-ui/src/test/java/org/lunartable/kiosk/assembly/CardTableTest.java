package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.camera.Watching;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SuppliedFrames;

/** From the camera's frames to the keys on the screen. */
@DisplayName("A card that is laid into the tray")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CardTableTest {

  private static final Duration PATIENCE = Duration.ofSeconds(40);
  private static final int FRAMES_A_SECOND = 8;

  /** The empty tray is looked at for a while before anything is laid into it. */
  private static final long A_WHILE_NANOS = Duration.ofMillis(1500).toNanos();

  private final byte[] empty = CardPictures.bytes("tray-empty.jpg");
  private final byte[] red = CardPictures.bytes("tray-red.jpg");

  /** When the camera was seen to work; before that the tray is empty. */
  private final CompletableFuture<Long> working = new CompletableFuture<>();

  private byte[] tray(long nanos) {
    boolean laid = working.isDone() && nanos - working.join() > A_WHILE_NANOS;
    return laid ? red : empty;
  }

  @Test
  void isOfferedAsWhatItMeansAndConfirmedByOneTouch(@TempDir Path folder) throws Exception {
    try (Keeper keeper = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(AllGames.GAMES, keeper);
        FrameSource frames = SuppliedFrames.source("a test", FRAMES_A_SECOND, this::tray);
        ScreenFeed.Subscription screens = table.feed().subscribe();
        DieCamera camera = new DieCamera(frames, () -> watch(table), () -> false, frame -> {})) {
      begin(table);
      frames.start();
      camera.start(table);
      awaitWorking(screens);
      working.complete(System.nanoTime());
      Offer offer = awaitOffer(screens);
      assertThat(offer.cards()).containsExactly("red");
      assertThat(offer.choices()).extracting(Block.Choice::id).containsExactly("place:red");
      assertThat(choose(table, "place:red")).isInstanceOf(Reply.Done.class);
      assertThat(table.feed().current().offer()).as("the game has gone on").isEmpty();
    }
  }

  private static TrayWatch watch(TableLoop table) {
    return new GameWatch(
        () -> table.feed().current().tray().isPresent(),
        new VisionWatch(() -> Die.CLASSIC),
        new CardWatch(Watching.NOBODY, () -> table.feed().current().tray().orElseThrow().cards()));
  }

  /** Space Lab with printed cards; both players have told their objectives and drawn. */
  private static void begin(TableLoop table) {
    table.begin("space-lab", Map.of("mode", "companion"), "touch").join();
    String tile = "agency:red agency:red agency:blue speciality:doctor tile-effect:take-lab ";
    choose(table, tile.repeat(6) + "draw took:3 draw took:1");
  }

  private static Reply choose(TableLoop table, String moves) {
    long number = table.feed().current().number();
    return table.submit(TableEvent.certain("touch", 1, new OptionChosen(number, moves))).join();
  }

  private static void awaitWorking(ScreenFeed.Subscription screens) throws InterruptedException {
    while (screens.next(PATIENCE).orElseThrow().sources().isEmpty()) {
      // The next screen may tell it.
    }
  }

  private static Offer awaitOffer(ScreenFeed.Subscription screens) throws InterruptedException {
    Published next = screens.next(PATIENCE).orElseThrow();
    while (next.offer().isEmpty()) {
      next = screens.next(PATIENCE).orElseThrow();
    }
    return next.offer().get();
  }
}
