package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

@Timeout(30)
class CuesTest {

  @TempDir Path folder;
  private final BlockingQueue<String> lamps = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> tones = new LinkedBlockingQueue<>();
  private final BlockingQueue<Map<Place, Integer>> lit = new LinkedBlockingQueue<>();
  private Keeper journal;
  private TableLoop table;
  private Cues cues;

  @BeforeEach
  void begin() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    cues =
        Cues.start(
            table.feed(),
            new Signals() {
              @Override
              public void lamps(Light status, Light orange, Light green) {
                lamps.add(status + " " + orange + " " + green);
              }

              @Override
              public void lights(Lattice lattice, Map<Place, Integer> colours) {
                lit.add(new TreeMap<>(colours));
              }

              @Override
              public void sound(int hertz, Duration length) {
                tones.add(hertz);
              }
            });
  }

  @AfterEach
  void end() {
    cues.close();
    table.close();
    journal.close();
  }

  private void awaitLamps(String wanted) throws InterruptedException {
    String shown = lamps.poll(20, TimeUnit.SECONDS);
    while (!wanted.equals(shown)) {
      assertThat(shown).isNotNull();
      shown = lamps.poll(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void placesWhereSomethingCanBeDoneAreLitOnceTheDieIsRolled() throws Exception {
    table.begin("lunar-command", Map.of("starts", "green"), "test").join();
    assertThat(lit.poll(20, TimeUnit.SECONDS)).isEmpty();
    new ElectronicDie(table, faces -> 0).roll(table.feed().current().number()).join();
    assertThat(lit.poll(20, TimeUnit.SECONDS))
        .containsKeys(Place.of("r1"), Place.of("s2"))
        .containsValue(0x003010)
        .doesNotContainKey(Place.of("b1"));
  }

  @Test
  void withoutAGameAllIsDark() throws Exception {
    awaitLamps("OFF OFF OFF");
  }

  @Test
  void theLampOfWhoseTurnItIsShinesAndARollIsHeard() throws Exception {
    table.begin("lunar-command", Map.of("starts", "green"), "test").join();
    awaitLamps("SLOW OFF ON");
    new ElectronicDie(table, faces -> 2).roll(table.feed().current().number()).join();
    awaitLamps("ON OFF ON");
    assertThat(tones.poll(20, TimeUnit.SECONDS)).isEqualTo(1760);
  }
}
