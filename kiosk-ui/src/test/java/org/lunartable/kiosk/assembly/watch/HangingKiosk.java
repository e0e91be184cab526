package org.lunartable.kiosk.assembly.watch;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Wiring;
import org.lunartable.kiosk.assembly.hands.PaperPins;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/**
 * A table in a process of its own that ends as the kiosk does when its thread hangs. Told what to
 * do line by line: {@code begin}, {@code move}, {@code hang}, {@code hang-panel}; answers with what
 * the screen shows.
 */
final class HangingKiosk {

  private HangingKiosk() {}

  /** A game whose start never returns. */
  private static final class Endless implements Game {
    @Override
    public String id() {
      return "endless";
    }

    @Override
    public Play start(Map<String, Object> setup) {
      while (true) {
        Thread.onSpinWait();
      }
    }
  }

  /** A look at a button, which never returns once the driver is stuck. */
  private static boolean isDown(AtomicBoolean stuck) {
    while (stuck.get()) {
      Thread.onSpinWait();
    }
    return false;
  }

  public static void main(String[] args) throws Exception {
    Keeper keeper = Keeper.open(Path.of(args[0]), Clock.systemUTC());
    TableLoop table = TableLoop.start(Games.of(new CountingGame(), new Endless()), keeper);
    Watch watch = Watch.over(table);
    watch.whenLost(() -> Runtime.getRuntime().halt(4));
    watch.whenSourceLost(() -> Runtime.getRuntime().halt(4));
    AtomicBoolean stuck = new AtomicBoolean();
    PaperPins pins = new PaperPins(part -> isDown(stuck));
    Panel panel = new Panel(Wiring.usual(), () -> pins);
    panel.start(table);
    watch.addIncurable(panel);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    show(table);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("hang")) {
        CompletableFuture<Reply> never = table.begin("endless", Map.of(), "touch");
        System.out.println(never.isDone());
      } else if (line.equals("hang-panel")) {
        stuck.set(true);
        System.out.println();
      } else {
        System.err.println(line.equals("begin") ? begin(table) : move(table));
        show(table);
      }
    }
  }

  private static Reply begin(TableLoop table) {
    return table.begin("counting", Map.of("turns", 1000), "touch").join();
  }

  private static Reply move(TableLoop table) {
    long number = table.feed().current().number();
    boolean rolled = table.feed().current().die().orElseThrow().wanted();
    String option = rolled ? "r:1" : "p";
    return table.submit(TableEvent.certain("touch", 0, new OptionChosen(number, option))).join();
  }

  private static void show(TableLoop table) {
    System.out.println(table.feed().current().screen());
  }
}
