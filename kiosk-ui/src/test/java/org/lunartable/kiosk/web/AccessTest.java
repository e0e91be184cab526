package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Clock;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.board.BoardRoom;
import org.lunartable.kiosk.journal.Backups;
import org.lunartable.kiosk.machine.Commands;
import org.lunartable.kiosk.machine.Machine;
import org.lunartable.kiosk.machine.Sticks;

/** Each call of the OpenAPI file, made by each role. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AccessTest {

  /** A body that no call takes: what is allowed fails later, and changes nothing. */
  private static final String USELESS = "{\"useless\":true}";

  private static final int FORBIDDEN = 403;

  @TempDir static Path folder;
  private static TestKiosk kiosk;
  private static final Map<Role, Client> CLIENTS = new EnumMap<>(Role.class);

  /** The roles that the file names, by call. */
  private static final Map<String, Set<String>> TOLD = new TreeMap<>();

  @BeforeAll
  static void start() throws Exception {
    CameraDesk desk =
        (CameraDesk)
            Proxy.newProxyInstance(
                AccessTest.class.getClassLoader(),
                new Class<?>[] {CameraDesk.class},
                (proxy, method, args) -> {
                  throw new IllegalStateException("the desk is not manned");
                });
    Devices devices =
        new Devices(
            Optional.of(bytes -> new DiePictures.Unread("no-die", "There is none.")),
            Optional.of(Optional::empty),
            Optional.of(() -> false),
            Optional.of(desk),
            PlayedBoard.NONE,
            Optional.of(upkeep()),
            Optional.of(new BoardRoom(true)),
            Optional.of(bytes -> new CardPictures.Unread("no-card", "There is none.")));
    kiosk = TestKiosk.start(folder, devices, new SecretGame());
    String pin = kiosk.openToPhones();
    kiosk.client().post("/api/games", SecretGame.START);
    CLIENTS.put(Role.TABLE, kiosk.client());
    CLIENTS.put(Role.PLAYER, kiosk.player(pin, "orange"));
    CLIENTS.put(Role.WATCHER, kiosk.phone(pin));
    CLIENTS.put(Role.STRANGER, kiosk.stranger().showing("lunar-phone=guessed"));
    readFile(kiosk.client().get("/api/openapi.json").json());
  }

  /** Keeps a machine on which no program runs. */
  private static Upkeep upkeep() {
    Commands none =
        command -> {
          throw new IOException("there is no such program");
        };
    return new Upkeep(
        new Machine(none),
        new Sticks(none, folder),
        new Backups(folder, Clock.systemUTC()),
        List::of,
        HandsDesk.NONE);
  }

  private static void readFile(Map<String, Object> file) {
    Map<?, ?> paths = (Map<?, ?>) file.get("paths");
    paths.forEach(
        (path, methods) ->
            ((Map<?, ?>) methods)
                .forEach(
                    (method, call) -> {
                      Set<String> roles = new TreeSet<>();
                      ((List<?>) ((Map<?, ?>) call).get("x-roles"))
                          .forEach(role -> roles.add((String) role));
                      TOLD.put(((String) method).toUpperCase(Locale.ROOT) + " " + path, roles);
                    }));
  }

  @AfterAll
  static void stop() {
    kiosk.close();
  }

  @Test
  void everyCallThatIsAnsweredSaysForWhomItIs() {
    assertThat(TOLD.keySet()).containsExactlyElementsOf(kiosk.server().calls());
    assertThat(TOLD.values()).noneMatch(Set::isEmpty);
  }

  @Test
  void everyRoleIsLetInToItsCallsAndToNoOther() throws Exception {
    SoftAssertions checks = new SoftAssertions();
    for (Map.Entry<String, Set<String>> call : TOLD.entrySet()) {
      for (Map.Entry<Role, Client> client : CLIENTS.entrySet()) {
        boolean allowed = call.getValue().contains(client.getKey().word());
        int status = status(client.getValue(), call.getKey());
        checks
            .assertThat(status != FORBIDDEN)
            .as(call.getKey() + " by " + client.getKey() + " answered " + status)
            .isEqualTo(allowed);
      }
    }
    checks.assertAll();
  }

  @Test
  void otherMethodsLeadToNothingElse() throws Exception {
    for (String method : List.of("HEAD", "PUT", "DELETE", "OPTIONS", "PATCH")) {
      Client stranger = kiosk.stranger();
      Client.Answer answer =
          stranger.send(stranger.request("/api/screen").method(method, BodyPublishers.noBody()));
      assertThat(answer.raw().body()).as(method).asString().doesNotContain("number");
    }
  }

  private static int status(Client client, String call) throws Exception {
    String path =
        call.substring(call.indexOf(' ') + 1)
            .replace("{id}", "1")
            .replace("{move}", "1")
            .replace("{name}", "x")
            .replace("{stick}", "sda1");
    return call.startsWith("GET ")
        ? client.get(path).status()
        : client.post(path, USELESS).status();
  }
}
