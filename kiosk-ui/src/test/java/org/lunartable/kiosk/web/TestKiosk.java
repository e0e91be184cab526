package org.lunartable.kiosk.web;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.settings.SettingsFile;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.ShutdownHook;
import org.lunartable.kiosk.table.TableLoop;

/** A whole kiosk with the small game of the tests: journal, table and server. */
record TestKiosk(Keeper journal, TableLoop table, KioskServer server, Records records)
    implements AutoCloseable {

  static TestKiosk start(Path folder, Devices devices) throws Exception {
    Keeper journal = Keeper.open(folder, Clock.systemUTC());
    Games games = Games.of(new CountingGame());
    TableLoop table = TableLoop.start(games, journal);
    Records records =
        new Records(new SettingsFile(folder), new History(games, new PastGames(folder)));
    ServerConfig config = ServerConfig.local(0, "test-1", true);
    KioskServer server =
        KioskServer.start(config, table, new ElectronicDie(table, sides -> 3), devices, records);
    return new TestKiosk(journal, table, server, records);
  }

  /** A kiosk of its own process: prints its port, runs until it is stopped or killed. */
  public static void main(String[] args) throws Exception {
    TestKiosk kiosk = start(Path.of(args[0]), Devices.NONE);
    ShutdownHook.closeAtExit(List.of(kiosk));
    System.out.println(kiosk.server().port());
  }

  Client client() {
    return new Client(server.port());
  }

  @Override
  public void close() {
    server.close();
    table.close();
    journal.close();
  }
}
