package org.lunartable.kiosk.web;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.kiosk.fairness.Fairness;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.Backups;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.machine.Commands;
import org.lunartable.kiosk.machine.Machine;
import org.lunartable.kiosk.machine.Sticks;
import org.lunartable.kiosk.settings.Documents;
import org.lunartable.kiosk.settings.SettingsFile;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.ShutdownHook;
import org.lunartable.kiosk.table.TableLoop;

/** A whole kiosk with the small game of the tests: journal, table and server. */
record TestKiosk(Keeper journal, TableLoop table, KioskServer server, Records records)
    implements AutoCloseable {

  /** The address by which phones come: of this machine, and yet not the table's own. */
  static final String NETWORK = "127.0.0.2";

  static TestKiosk start(Path folder, Devices devices) throws Exception {
    return start(folder, devices, new CountingGame());
  }

  static TestKiosk start(Path folder, Devices devices, Game game) throws Exception {
    Keeper journal = Keeper.open(folder, Clock.systemUTC());
    Games games = Games.of(game);
    TableLoop table = TableLoop.start(games, journal);
    Records records =
        new Records(
            new SettingsFile(folder),
            new Documents(folder),
            new History(games, new PastGames(folder)),
            new Fairness(games, new PastGames(folder)));
    InetAddress network = InetAddress.getByName(NETWORK);
    ServerConfig config = ServerConfig.local(0, "test-1", true).in(() -> Optional.of(network));
    KioskServer server =
        KioskServer.start(config, table, new ElectronicDie(table, sides -> 3), devices, records);
    return new TestKiosk(journal, table, server, records);
  }

  /** A kiosk of its own process: prints its port, runs until it is stopped or killed. */
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    TestKiosk kiosk = start(folder, Devices.NONE.with(upkeep(folder)));
    ShutdownHook.closeAtExit(List.of(kiosk));
    System.out.println(kiosk.server().port());
  }

  /** Looks after a machine that does nothing it is told to, and has no sticks. */
  private static Upkeep upkeep(Path folder) {
    Commands commands = command -> new Commands.Result(0, "");
    return new Upkeep(
        new Machine(commands),
        new Sticks(commands, folder.resolve("sticks")),
        new Backups(folder, Clock.systemUTC()),
        List::of,
        HandsDesk.NONE);
  }

  Client client() {
    return new Client(server.port());
  }

  /** Somebody in the network who is not paired. */
  Client stranger() {
    return new Client(NETWORK, server.port());
  }

  /** Lets phones come; gives the PIN. */
  String openToPhones() throws Exception {
    return (String) client().post("/api/lan", "{\"on\":true}").json().get("pin");
  }

  /** A phone that knows the PIN and watches. */
  Client phone(String pin) throws Exception {
    Client.Answer answer = stranger().post("/api/session/pair", "{\"pin\":\"" + pin + "\"}");
    String cookie = answer.raw().headers().firstValue("Set-Cookie").orElseThrow();
    return stranger().showing(cookie.split(";", 2)[0]);
  }

  /** A phone that plays this seat of the game that is on. */
  Client player(String pin, String seat) throws Exception {
    Client phone = phone(pin);
    phone.post("/api/session/seat", "{\"seat\":\"" + seat + "\"}");
    return phone;
  }

  @Override
  public void close() {
    server.close();
    table.close();
    journal.close();
  }
}
