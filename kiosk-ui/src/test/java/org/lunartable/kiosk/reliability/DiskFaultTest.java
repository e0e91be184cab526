package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/**
 * Play on a disk that is full, read-only or pulled out: a small file system in memory that is
 * mounted for the test, which only root may do.
 */
@Tag("faults")
@Timeout(value = 280, unit = TimeUnit.SECONDS)
class DiskFaultTest {

  private static final int ROUNDS = 5;

  @TempDir Path parent;
  private final Random random = new Random(4);
  private final Games games = Games.of(new LunarCommandGame());
  private Path disk;
  private Keeper keeper;
  private TableLoop table;

  @BeforeEach
  void mount() throws Exception {
    disk = Files.createDirectory(parent.resolve("disk"));
    Assumptions.assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()),
        "only root may mount a file system");
    open();
    begin();
  }

  @AfterEach
  void unmount() throws Exception {
    if (table != null) {
      close();
    }
    run("umount", "-l", disk.toString());
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor()
        == 0;
  }

  private void open() throws Exception {
    keeper = Keeper.open(disk.resolve("data"), Clock.systemUTC());
    table = TableLoop.start(games, keeper);
  }

  private void close() {
    table.close();
    keeper.close();
  }

  private void begin() {
    assertThat(table.begin("lunar-command", Map.of(), "touch").join())
        .isInstanceOf(Reply.Done.class);
  }

  private Published now() {
    return table.feed().current();
  }

  private boolean saved() {
    return now().warnings().isEmpty();
  }

  /** Makes so many moves; all of them are taken, whatever the disk does. */
  private void play(int moves) {
    for (int i = 0; i < moves; i++) {
      var options = now().play().orElseThrow().options();
      if (options.isEmpty()) {
        begin();
      } else {
        Option option = options.get(random.nextInt(options.size()));
        OptionChosen press = new OptionChosen(now().number(), option.id());
        assertThat(table.submit(TableEvent.certain("touch", 0, press)).join())
            .isInstanceOf(Reply.Done.class);
      }
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(20);
    }
  }

  /** Whether what is on the disk leads to what is on the screen. */
  private Screen onTheDisk() throws Exception {
    PastGames past = new PastGames(disk.resolve("data"));
    Session session = Session.replay(games, past.entries(past.newest(1).get(0).id()));
    return session.play().screen(org.lunartable.engine.game.Viewer.TABLE);
  }

  private void assertAllSaved() throws Exception {
    assertThat(onTheDisk()).isEqualTo(now().screen().orElseThrow());
  }

  private void fill() throws IOException {
    try (var out =
        Files.newOutputStream(
            disk.resolve("filler"), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      byte[] block = new byte[512];
      while (true) {
        out.write(block);
      }
    } catch (IOException full) {
      assertThat(full).hasMessageContaining("No space left");
    }
  }

  @Test
  void onAFullDiskPlayGoesOnAndIsSavedWhenThereIsRoom() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      play(20);
      assertAllSaved();
      fill();
      while (saved()) {
        play(1);
      }
      Screen before = onTheDisk();
      play(10);
      assertThat(onTheDisk()).as("not saved, and said so").isEqualTo(before);
      assertThat(saved()).isFalse();
      Files.delete(disk.resolve("filler"));
      await(this::saved);
      assertAllSaved();
    }
    Reliability.write("the disk is full in a game, later there is room", ROUNDS, 0);
  }

  @Test
  void onADiskThatBecomesReadOnlyPlayGoesOn() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      play(20);
      close();
      assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
      open();
      assertThat(saved()).isFalse();
      assertThat(now().screen()).as("the game goes on from a disk that can be read").isPresent();
      play(10);
      assertThat(saved()).isFalse();
      assertThat(run("mount", "-o", "remount,rw", disk.toString())).isTrue();
      await(this::saved);
      assertAllSaved();
    }
    Reliability.write("the disk is read-only at the start, later it is not", ROUNDS, 0);
  }

  @Test
  void aDiskThatIsPulledOutIsNoticedAndTheGameKept() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      play(20);
      assertThat(run("umount", "-l", disk.toString())).isTrue();
      play(10);
      assertThat(run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString())).isTrue();
      play(5);
      await(this::saved);
      await(() -> Files.exists(disk.resolve("data/lunar.db")));
      await(this::saved);
      assertAllSaved();
    }
    Reliability.write("the disk is pulled out in a game and another one put in", ROUNDS, 0);
  }
}
