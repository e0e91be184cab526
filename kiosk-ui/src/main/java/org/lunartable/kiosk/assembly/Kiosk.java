package org.lunartable.kiosk.assembly;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.watch.Watch;
import org.lunartable.kiosk.fairness.Fairness;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.Backups;
import org.lunartable.kiosk.journal.CopyTimer;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.machine.Commands;
import org.lunartable.kiosk.machine.Machine;
import org.lunartable.kiosk.machine.Sticks;
import org.lunartable.kiosk.machine.SystemCommands;
import org.lunartable.kiosk.mind.CompanionPlayer;
import org.lunartable.kiosk.phones.HomeNetwork;
import org.lunartable.kiosk.settings.Documents;
import org.lunartable.kiosk.settings.SettingsFile;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.Devices;
import org.lunartable.kiosk.web.HandsDesk;
import org.lunartable.kiosk.web.KioskServer;
import org.lunartable.kiosk.web.Records;
import org.lunartable.kiosk.web.ServerConfig;
import org.lunartable.kiosk.web.ServerProblem;
import org.lunartable.kiosk.web.Upkeep;
import org.lunartable.vision.OpenCv;

/** The whole table companion while it runs: journal, table, input sources and web server. */
public final class Kiosk implements AutoCloseable {

  private final TableLoop table;
  private final KioskServer server;
  private final Parts parts;
  private final Hands hands;
  private final Cameras cameras;
  private final Watch watch;

  private Kiosk(
      TableLoop table, KioskServer server, Parts parts, Hands hands, Cameras cameras, Watch watch) {
    this.table = table;
    this.server = server;
    this.parts = parts;
    this.hands = hands;
    this.cameras = cameras;
    this.watch = watch;
  }

  /**
   * Starts everything; when it returns, requests are answered.
   *
   * @throws KioskProblem when the data folder or the address cannot be used; nothing is left open
   */
  public static Kiosk start(KioskSettings settings) throws KioskProblem {
    return start(settings, new SecureRandom());
  }

  /**
   * Starts everything.
   *
   * @param throwing decides how the simulated die falls; used by one thread at a time
   * @throws KioskProblem as above
   */
  public static Kiosk start(KioskSettings settings, RandomGenerator throwing) throws KioskProblem {
    Parts parts = new Parts();
    try {
      return start(settings, throwing, parts);
    } catch (JournalProblem | ServerProblem e) {
      parts.close();
      throw new KioskProblem(e);
    } catch (RuntimeException e) {
      parts.close();
      throw e;
    }
  }

  /** Opens the parts one on the other. */
  private static Kiosk start(KioskSettings settings, RandomGenerator throwing, Parts parts)
      throws JournalProblem, ServerProblem {
    Keeper keeper = parts.add(Keeper.open(settings.data(), Clock.systemUTC()));
    parts.add(CopyTimer.start(settings.data()));
    // The journal's lock keeps other kiosks out of the folder, also of this part of it.
    OpenCv.unpackInto(settings.data().resolve("natives"));
    TableLoop table = parts.add(TableLoop.start(AllGames.GAMES, keeper));
    Cameras cameras = new Cameras(settings, table.feed(), parts);
    Hands hands = new Hands(table, parts);
    Devices devices = cameras.devices(throwing, hands.clicked(), upkeep(settings, hands.desk()));
    ElectronicDie die = ElectronicDie.secure(table);
    ServerConfig config = config(settings, cameras::simulated);
    KioskServer server =
        parts.add(KioskServer.start(config, table, die, devices, records(settings, parts)));
    parts.add(CompanionPlayer.start(table, die, cameras::readsDice, CompanionPlayer.Pace.CALM));
    Watch watch = parts.add(Watch.over(table));
    cameras.start(table, watch);
    return new Kiosk(table, server, parts, hands, cameras, watch);
  }

  private static Upkeep upkeep(KioskSettings settings, HandsDesk hands) {
    Commands commands = new SystemCommands();
    return new Upkeep(
        new Machine(commands),
        new Sticks(commands, Path.of("/")),
        new Backups(settings.data(), Clock.systemUTC()),
        settings.checks(),
        hands);
  }

  private static Records records(KioskSettings settings, Parts parts) {
    PastGames past = new PastGames(settings.data());
    return new Records(
        new SettingsFile(settings.data()),
        new Documents(settings.data()),
        parts.add(new History(AllGames.GAMES, past)),
        new Fairness(AllGames.GAMES, past));
  }

  private static ServerConfig config(KioskSettings settings, BooleanSupplier simulated) {
    return new ServerConfig(
        settings.host(),
        settings.port(),
        settings.allowedHosts(),
        settings.build(),
        simulated,
        () -> settings.network().or(HomeNetwork::address));
  }

  /**
   * Lets phones of the house come, which can also be done on the table's page.
   *
   * @return where they find the table
   * @throws KioskProblem when this machine is in no network, or it cannot be listened on
   */
  public String openToPhones() throws KioskProblem {
    try {
      server.openToPhones();
    } catch (ServerProblem e) {
      throw new KioskProblem(e);
    }
    return server.addressForPhones().orElseThrow();
  }

  /**
   * Adds a device with buttons and lamps, which is started here, made anew when its thread hangs,
   * and closed with the kiosk. What it senses on the board is followed, too, where a camera follows
   * the board; each move counts once. Not safe for several threads.
   *
   * @param maker makes the device, not started; each time another one
   */
  public void add(Supplier<Hand> maker) {
    hands.add(maker, watch, () -> !cameras.seesBoard());
  }

  /**
   * What to do when the table stands still and does not come back: to end the program, whose next
   * start takes the game up where it was.
   */
  public void whenLost(Runnable action) {
    watch.whenLost(action);
  }

  /**
   * What to do when a part stands still that only another process could have anew, as the pins of a
   * panel; without this it is told of, and the game goes on without it.
   */
  public void whenPartLost(Runnable action) {
    watch.whenSourceLost(action);
  }

  /** The port it listens on. */
  public int port() {
    return server.port();
  }

  /** The screens it shows. */
  public ScreenFeed screens() {
    return table.feed();
  }

  /** Where devices that were assembled elsewhere tell what they see. */
  public InputSink inputs() {
    return table;
  }

  /** Stops serving and looking, finishes what waits and closes the journal. */
  @Override
  public void close() {
    parts.close();
  }
}
