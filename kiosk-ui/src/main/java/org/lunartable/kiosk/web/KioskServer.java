package org.lunartable.kiosk.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.util.JavalinLogger;
import java.net.BindException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

/** The kiosk's web server while it runs. */
public final class KioskServer implements AutoCloseable {

  private static final Set<HandlerType> ANSWERED = Set.of(HandlerType.GET, HandlerType.POST);

  private final Javalin javalin;
  private final Streams streams;
  private final Lan lan;

  private KioskServer(Javalin javalin, Streams streams, Lan lan) {
    this.javalin = javalin;
    this.streams = streams;
    this.lan = lan;
  }

  /**
   * Starts serving; when it returns, requests are answered.
   *
   * @throws ServerProblem when the port is taken or the address is not one of this machine
   */
  public static KioskServer start(
      ServerConfig config, TableLoop table, ElectronicDie die, Devices devices, Records records)
      throws ServerProblem {
    Phones phones = new Phones();
    Visitors visitors = new Visitors(phones, table.feed());
    PageNews news = new PageNews(config, table.feed(), phones, records.settings()::now);
    Streams streams = new Streams(visitors, news);
    phones.onChange(streams::wake);
    Doors doors = new Doors();
    Lan lan = new Lan(config.network(), doors, phones);
    Javalin javalin =
        Javalin.create(
            setup -> {
              setUp(setup, doors, new Guard(config.allowedHosts(), lan::names));
              setup.routes.beforeMatched(ctx -> Access.check(ctx, visitors.of(ctx)));
              streams.route(setup.routes);
              new LanApi(lan, phones).route(setup.routes);
              new SessionApi(phones, visitors, table.feed()).route(setup.routes);
              new GameApi(config, table, die, visitors).route(setup.routes);
              new HintApi(table, visitors).route(setup.routes);
              new TeachApi(table).route(setup.routes);
              SentPictures pictures = new SentPictures();
              new DieApi(table, devices, pictures).route(setup.routes);
              new CardApi(table, devices, pictures).route(setup.routes);
              new GamesApi(table, records.documents()).route(setup.routes);
              new SettingsApi(records.settings(), visitors, streams::wake).route(setup.routes);
              new HistoryApi(records.history()).route(setup.routes);
              new FairnessApi(records.fairness()).route(setup.routes);
              new PlayedBoardApi(devices.played()).route(setup.routes);
              devices.upkeep().ifPresent(upkeep -> new MachineApi(upkeep).route(setup.routes));
              devices.desk().ifPresent(desk -> new CameraApi(table, desk).route(setup.routes));
              devices.board().ifPresent(desk -> new BoardApi(desk).route(setup.routes));
            });
    JavalinLogger.enabled = false; // a start that fails is told by the exception alone
    try {
      javalin.start(config.host(), config.port());
      return new KioskServer(javalin, streams, lan);
    } catch (RuntimeException failed) {
      javalin.stop();
      throw problem(config, failed);
    } finally {
      JavalinLogger.enabled = true;
    }
  }

  private static void setUp(JavalinConfig setup, Doors doors, Guard guard) {
    setup.startup.showJavalinBanner = false;
    setup.startup.startupWatcherEnabled = false;
    setup.startup.showOldJavalinVersionWarning = false;
    setup.jetty.modifyServer(server -> server.setErrorHandler(Errors::early));
    setup.jetty.modifyServer(doors::in);
    setup.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    setup.jetty.modifyHttpConfiguration(Doors::markTable);
    setup.routes.before(guard::check);
    Errors.map(setup.routes);
    setup.router.javaLangErrorHandler(Errors::fatal);
    Pages.serve(setup);
  }

  private static ServerProblem problem(ServerConfig config, RuntimeException failed) {
    String place = config.host() + ":" + config.port();
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException) {
        return new ServerProblem(
            "The address "
                + place
                + " is in use by another program, or needs more rights;"
                + " choose another port with --port.",
            failed);
      }
    }
    return new ServerProblem(
        "The server cannot start on " + place + ": " + failed.getMessage() + ".", failed);
  }

  /** The port it listens on. */
  public int port() {
    return javalin.port();
  }

  /**
   * Lets phones of the house come, as the table's page can too.
   *
   * @throws ServerProblem when this machine is in no network, or it cannot be listened on
   */
  public void openToPhones() throws ServerProblem {
    try {
      lan.switchOn();
    } catch (HttpProblem problem) {
      throw new ServerProblem(problem.getMessage(), problem);
    }
  }

  /** Where phones find the table; empty while none may come. */
  public Optional<String> addressForPhones() {
    return Optional.ofNullable(lan.view().address());
  }

  /** Every call it answers, as {@code GET /api/screen}; files of the page are not among them. */
  Set<String> calls() {
    return javalin.unsafe.internalRouter.allHttpHandlers().stream()
        .map(parsed -> parsed.endpoint)
        .filter(call -> ANSWERED.contains(call.method))
        .map(call -> call.method + " " + call.path)
        .filter(call -> !call.contains("/vendor/"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Ends all streams and stops; no request is answered after it returns. */
  @Override
  public void close() {
    lan.switchOff();
    streams.close();
    javalin.stop();
  }
}
