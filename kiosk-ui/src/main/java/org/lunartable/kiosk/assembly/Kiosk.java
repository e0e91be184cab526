package org.lunartable.kiosk.assembly;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.kiosk.assembly.board.BoardCamera;
import org.lunartable.kiosk.assembly.camera.CameraRoom;
import org.lunartable.kiosk.assembly.camera.RoomFolder;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.assembly.hands.Cues;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.PluggedIn;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.Journal;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.settings.SettingsFile;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.Devices;
import org.lunartable.kiosk.web.KioskServer;
import org.lunartable.kiosk.web.Records;
import org.lunartable.kiosk.web.ServerConfig;
import org.lunartable.kiosk.web.ServerProblem;
import org.lunartable.vision.OpenCv;
import org.lunartable.vision.frame.Frame;

/** The whole table companion while it runs: journal, table, input sources and web server. */
public final class Kiosk implements AutoCloseable {

  /** Every table is furnished alike, so that a picture can be told from last evening's. */
  private static final long FURNITURE = 3;

  /** Every game there is. A new one is a line here. */
  private static final Games GAMES = Games.of(new LunarCommandGame());

  private final TableLoop table;
  private final KioskServer server;
  private final Parts parts;

  private Kiosk(TableLoop table, KioskServer server, Parts parts) {
    this.table = table;
    this.server = server;
    this.parts = parts;
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
    Journal journal = parts.add(Journal.open(settings.data(), Clock.systemUTC()));
    // The journal's lock keeps other kiosks out of the folder, also of this part of it.
    OpenCv.unpackInto(settings.data().resolve("natives"));
    TableLoop table = parts.add(TableLoop.start(GAMES, journal));
    SimulatedTable simulated = new SimulatedTable(FURNITURE, SimulatedFrames.EMPTY, Die.CLASSIC);
    CameraChoice choice =
        parts.add(
            new CameraChoice(
                settings.cameras(),
                new PluggedIn(),
                () -> SimulatedFrames.source(simulated, table.feed())));
    CameraRoom room =
        new CameraRoom(
            new RoomFolder(settings.data()),
            table.feed(),
            new CurrentDie(table.feed())::get,
            choice);
    DieCamera camera = parts.add(camera(choice, table.feed(), room));
    Devices devices = devices(table.feed(), choice, simulated, throwing, room);
    ElectronicDie die = ElectronicDie.secure(table);
    ServerConfig config = config(settings, choice::simulated);
    KioskServer server =
        parts.add(KioskServer.start(config, table, die, devices, records(settings)));
    choice.start();
    camera.start(room.sink(table));
    if (settings.followBoard()) {
      parts
          .add(new BoardCamera(() -> choice.frames().newest().map(Frame::jpeg), table.feed()))
          .start(table);
    }
    return new Kiosk(table, server, parts);
  }

  private static DieCamera camera(CameraChoice choice, ScreenFeed feed, CameraRoom room) {
    Supplier<Die> die = new CurrentDie(feed)::get;
    return new DieCamera(
        choice.frames(),
        () -> new VisionWatch(die, room),
        () -> room.watched() || feed.current().die().map(Block.Die::wanted).orElse(false),
        room::keep);
  }

  private static Devices devices(
      ScreenFeed feed,
      CameraChoice choice,
      SimulatedTable simulated,
      RandomGenerator throwing,
      CameraRoom room) {
    return new Devices(
        Optional.of(new PictureReader(new CurrentDie(feed)::get)),
        Optional.of(() -> choice.frames().newest().map(Frame::jpeg)),
        Optional.of(() -> choice.simulated() && thrown(simulated, throwing)),
        Optional.of(room));
  }

  private static Records records(KioskSettings settings) {
    return new Records(
        new SettingsFile(settings.data()), new History(GAMES, new PastGames(settings.data())));
  }

  private static boolean thrown(SimulatedTable simulated, RandomGenerator throwing) {
    synchronized (throwing) {
      simulated.throwDie(throwing, System.nanoTime());
    }
    return true;
  }

  private static ServerConfig config(KioskSettings settings, BooleanSupplier simulated) {
    return new ServerConfig(
        settings.host(), settings.port(), settings.allowedHosts(), settings.build(), simulated);
  }

  /**
   * Adds a device with buttons and lamps, which is started here and closed with the kiosk. Not safe
   * for several threads.
   */
  public void add(Hand hand) {
    parts.add(hand.source()).start(new Buttons(table, ElectronicDie.secure(table)));
    parts.add(Cues.start(table.feed(), hand.signals()));
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
