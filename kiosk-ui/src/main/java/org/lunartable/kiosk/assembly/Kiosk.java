package org.lunartable.kiosk.assembly;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.kiosk.assembly.board.BoardCamera;
import org.lunartable.kiosk.assembly.board.BoardRoom;
import org.lunartable.kiosk.assembly.board.SensedBoard;
import org.lunartable.kiosk.assembly.camera.CameraRoom;
import org.lunartable.kiosk.assembly.camera.RoomFolder;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.assembly.hands.ClickedBoard;
import org.lunartable.kiosk.assembly.hands.Cues;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.hands.RevivableHand;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.PluggedIn;
import org.lunartable.kiosk.assembly.watch.Revivable;
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
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.Devices;
import org.lunartable.kiosk.web.KioskServer;
import org.lunartable.kiosk.web.Records;
import org.lunartable.kiosk.web.ServerConfig;
import org.lunartable.kiosk.web.ServerProblem;
import org.lunartable.kiosk.web.Upkeep;
import org.lunartable.vision.OpenCv;
import org.lunartable.vision.frame.Frame;

/** The whole table companion while it runs: journal, table, input sources and web server. */
public final class Kiosk implements AutoCloseable {

  /** Every table is furnished alike, so that a picture can be told from last evening's. */
  private static final long FURNITURE = 3;

  private final TableLoop table;
  private final KioskServer server;
  private final Parts parts;
  private final boolean cameraFollows;
  private final ClickedBoard clicked;
  private final Watch watch;

  private Kiosk(
      TableLoop table,
      KioskServer server,
      Parts parts,
      ClickedBoard clicked,
      boolean cameraFollows,
      Watch watch) {
    this.table = table;
    this.clicked = clicked;
    this.server = server;
    this.parts = parts;
    this.cameraFollows = cameraFollows;
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
    Revivable camera = parts.add(new Revivable(() -> camera(choice, table.feed(), room)));
    ClickedBoard clicked = new ClickedBoard();
    BoardRoom boardRoom = new BoardRoom(settings.followBoard(), settings.data());
    Devices devices =
        devices(settings, table.feed(), choice, simulated, throwing, room, clicked, boardRoom);
    ElectronicDie die = ElectronicDie.secure(table);
    ServerConfig config = config(settings, choice::simulated);
    KioskServer server =
        parts.add(KioskServer.start(config, table, die, devices, records(settings, parts)));
    choice.start();
    camera.start(room.sink(table));
    parts.add(
        CompanionPlayer.start(
            table, die, () -> readsDice(choice, table.feed()), CompanionPlayer.Pace.CALM));
    Watch watch = parts.add(Watch.over(table));
    watch.add(camera);
    if (settings.followBoard()) {
      Revivable board =
          parts.add(new Revivable(() -> boardCamera(choice, table.feed(), boardRoom)));
      board.start(table);
      watch.add(board);
    }
    return new Kiosk(table, server, parts, clicked, settings.followBoard(), watch);
  }

  /** Whether a real camera is there for a real die. */
  private static boolean readsDice(CameraChoice choice, ScreenFeed feed) {
    return !choice.simulated()
        && feed.current().sources().stream()
            .anyMatch(source -> source.working() && source.name().equals("camera"));
  }

  private static DieCamera camera(CameraChoice choice, ScreenFeed feed, CameraRoom room) {
    Supplier<Die> die = new CurrentDie(feed)::get;
    return new DieCamera(
        choice.frames(),
        () ->
            new GameWatch(
                () -> !choice.simulated() && feed.current().tray().isPresent(),
                new VisionWatch(die, room),
                new CardWatch(
                    room, () -> feed.current().tray().map(Block.Tray::cards).orElse(List.of()))),
        () -> room.watched() || feed.current().die().map(Block.Die::wanted).orElse(false),
        room::keep);
  }

  private static Upkeep upkeep(KioskSettings settings) {
    Commands commands = new SystemCommands();
    return new Upkeep(
        new Machine(commands),
        new Sticks(commands, Path.of("/")),
        new Backups(settings.data(), Clock.systemUTC()),
        settings.checks());
  }

  private static BoardCamera boardCamera(CameraChoice choice, ScreenFeed feed, BoardRoom room) {
    return new BoardCamera(() -> choice.frames().newest().map(Kiosk::shot), feed, room);
  }

  private static BoardCamera.Shot shot(Frame frame) {
    return new BoardCamera.Shot(frame.number(), frame.jpeg());
  }

  private static Devices devices(
      KioskSettings settings,
      ScreenFeed feed,
      CameraChoice choice,
      SimulatedTable simulated,
      RandomGenerator throwing,
      CameraRoom room,
      ClickedBoard clicked,
      BoardRoom boardRoom) {
    return new Devices(
        Optional.of(new PictureReader(new CurrentDie(feed)::get)),
        Optional.of(() -> choice.frames().newest().map(Frame::jpeg)),
        Optional.of(() -> choice.simulated() && thrown(simulated, throwing)),
        Optional.of(room),
        clicked,
        Optional.of(upkeep(settings)),
        Optional.of(boardRoom),
        Optional.of(new CardPictureReader()));
  }

  private static Records records(KioskSettings settings, Parts parts) {
    PastGames past = new PastGames(settings.data());
    return new Records(
        new SettingsFile(settings.data()),
        new Documents(settings.data()),
        parts.add(new History(AllGames.GAMES, past)),
        new Fairness(AllGames.GAMES, past));
  }

  private static boolean thrown(SimulatedTable simulated, RandomGenerator throwing) {
    synchronized (throwing) {
      simulated.throwDie(throwing, System.nanoTime());
    }
    return true;
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
   * and closed with the kiosk. What it senses on the board is followed unless the camera follows
   * the board. Not safe for several threads.
   *
   * @param maker makes the device, not started; each time another one
   */
  public void add(Supplier<Hand> maker) {
    RevivableHand hand = new RevivableHand(maker);
    InputSink sink = new Buttons(table, ElectronicDie.secure(table));
    hand.current().simulated().ifPresent(clicked::use);
    if (hand.current().senses() && !cameraFollows) {
      sink = parts.add(SensedBoard.start(hand.source().name(), sink, table.feed()));
    }
    parts.add(hand.source()).start(sink);
    watch.add(hand.source());
    parts.add(Cues.start(table.feed(), hand.signals()));
  }

  /**
   * What to do when the table stands still and does not come back: to end the program, whose next
   * start takes the game up where it was.
   */
  public void whenLost(Runnable action) {
    watch.whenLost(action);
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
