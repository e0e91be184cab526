package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.cardgame.CardGame;
import org.lunartable.engine.cardgame.GameLab;
import org.lunartable.engine.cardgame.Level;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.json.Json;

@DisplayName("lunar simulate and lunar replay --review")
class SimulateCommandTest {

  private static CliRun random(String... more) {
    String[] all = new String[more.length + 5];
    all[0] = "simulate";
    all[1] = "--games";
    all[2] = "40";
    all[3] = "--players";
    all[4] = "random,random";
    System.arraycopy(more, 0, all, 5, more.length);
    return CliRun.of(all);
  }

  @Test
  void tellsLengthEndingsAndShares() {
    CliRun run = random();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("40 games", "ended by the target score:", "the side that begins:", "orange:")
        .contains("random against random:", "wall:", "ufo:");
  }

  @Test
  void tellsTheSameAsJson() throws Exception {
    Map<String, Object> tree = Json.readObject(random("--json").out().strip());
    assertThat(tree).containsEntry("games", 40).containsKeys("turns", "ends", "actions");
  }

  @Test
  @SuppressWarnings("unchecked")
  void tellsHowSureTheSharesAre() throws Exception {
    Map<String, Object> tree = Json.readObject(random("--json").out().strip());
    Map<String, Object> shares = (Map<String, Object>) tree.get("shares");
    assertThat(shares)
        .containsKeys("target", "walls_used_up", "colour_used_up", "quiet", "given_up")
        .containsKeys("draw", "pointless");
    Map<String, Object> target = (Map<String, Object>) shares.get("target");
    assertThat(((Number) target.get("mean")).doubleValue()).isZero();
    assertThat(((Number) target.get("high")).doubleValue())
        .as("40 games prove little")
        .isBetween(0.05, 0.1);
    assertThat(random().out()).contains("ended by the target score: 0, 0.0 % (0.0 to 8.8)");
  }

  @Test
  void theSameSeedTellsTheSame() {
    assertThat(random("--seed", "7").out()).isEqualTo(random("--seed", "7").out());
  }

  @Test
  void playsByHouseRules(@TempDir Path folder) throws IOException {
    Path rules = Files.writeString(folder.resolve("house.json"), "{\"quietTurns\": 1}");
    assertThat(random("--rules", rules.toString()).out())
        .contains("ended by too many quiet turns: 40");
  }

  @Test
  void refusesUnknownLevels() {
    CliRun.of("simulate", "--players", "random,genius").failed(2, "--players", "genius", "strong");
  }

  @Test
  void refusesOnePlayer() {
    CliRun.of("simulate", "--players", "random").failed(2, "--players", "two levels");
  }

  @Test
  void refusesNoGames() {
    CliRun.of("simulate", "--games", "0").failed(2, "--games", "1 to 1000000");
  }

  @Test
  void refusesWhatIsNoNumber() {
    CliRun.of("simulate", "--games", "many").failed(2, "--games", "'many' is not a whole number");
    CliRun.of("simulate", "--games", "99999999999").failed(2, "--games", "far too large");
  }

  @Test
  void refusesAnEmptyFileName() {
    CliRun.of("simulate", "--rules", "").failed(2, "--rules", "the name of a file", "is missing");
  }

  @Test
  void playsHomeOnLagrange() throws Exception {
    String[] args = {
      "simulate",
      "--game",
      "home-on-lagrange",
      "--games",
      "4",
      "--players",
      "greedy,random",
      "--json"
    };
    Map<String, Object> tree = Json.readObject(CliRun.of(args).out().strip());
    assertThat(tree).containsEntry("games", 4).containsKeys("turns", "seats", "makeUps");
  }

  @Test
  void playsSpaceLab() {
    CliRun run =
        CliRun.of("simulate", "--game", "space-lab", "--games", "2", "--players", "greedy,random");
    assertThat(run.out())
        .contains("2 games of space-lab", "orange  greedy  won 2.0: 100.0 % (34.2 to 100.0)");
  }

  @Test
  void playsCardGamesByOtherReadingsOfTheirRules(@TempDir Path folder) throws Exception {
    Path rules = Files.writeString(folder.resolve("open.json"), "{\"scarcity\": \"module-too\"}");
    String[] args = {"simulate", "--game", "home-on-lagrange", "--games", "30"};
    String[] random = {"--players", "random,random"};
    String[] read = {"--rules", rules.toString()};
    String usual = CliRun.of(all(args, random)).out();
    assertThat(CliRun.of(all(args, random, read)).out()).isNotEqualTo(usual);
    Path bad = Files.writeString(folder.resolve("bad.json"), "{\"scarcity\": \"nothing\"}");
    CliRun.of(all(args, random, new String[] {"--rules", bad.toString()}))
        .failed(2, "scarcity must be one of cards, module-too");
  }

  private static String[] all(String[]... parts) {
    return Stream.of(parts).flatMap(Stream::of).toArray(String[]::new);
  }

  /** Parts on several cores are the same games, added in whole numbers. */
  @Test
  void cardGamesOnAllCoresAreTheSameAsOneAfterTheOther() throws Exception {
    String[] args = {"simulate", "--game", "space-lab", "--games", "9", "--json"};
    String[] random = {"--players", "random,random,random"};
    CliRun run = CliRun.of(all(args, random));
    CardGame game = (CardGame) AllGames.GAMES.find("space-lab").orElseThrow();
    List<Level> levels = List.of(Level.RANDOM, Level.RANDOM, Level.RANDOM);
    GameLab.Findings alone = new GameLab<>(game.rules(), levels).play(9, 1, () -> false);
    Map<String, Object> tree = Json.readObject(run.out().strip());
    assertThat(tree.get("turns")).hasToString(String.valueOf(alone.turns()));
    Map<?, ?> blue = (Map<?, ?>) ((List<?>) tree.get("seats")).get(2);
    assertThat(blue.get("wins")).hasToString(String.valueOf(alone.wins().get(2)));
    assertThat(blue.get("points")).hasToString(String.valueOf(alone.points().get(2)));
  }

  @Test
  void refusesWhatHomeOnLagrangeDoesNotKnow() {
    CliRun.of("simulate", "--game", "home-on-lagrange", "--players", "strong,random")
        .failed(2, "--players", "strong", "greedy");
    CliRun.of("simulate", "--game", "chess").failed(2, "--game", "chess");
    CliRun.of("simulate", "--game", "home-on-lagrange", "--nodes", "9")
        .failed(2, "--nodes", "lunar-command only");
  }

  @Test
  void replayRatesTheTurns(@TempDir Path folder) throws IOException {
    String game =
        """
        [Game "Lunar Command"]

        1. orange white,white,orange,green w:b1
        *
        """;
    Path file = Files.writeString(folder.resolve("game.lcg"), game);
    assertThat(CliRun.of("replay", "--review", file.toString()).out())
        .contains("Turn 1, orange:", "luck", "given away", "Turning point: turn 1 of orange");
  }
}
