package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("lunar check, options, replay and engine")
class RulesCommandsTest {

  private static final String ENCLOSED =
      """
      roll: white, white, grey, grey
      board:
      D-+...d
      |2|....
      +L+....
      .......
      .......
      .......
      d.....D
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void checkNamesTheStation() throws IOException {
    CliRun run = CliRun.of("check", file("p.txt", ENCLOSED));
    assertThat(run.lines())
        .containsExactly("Station b2: 1 space, orange 2 : green 0, 2 points inside, not scored.");
    assertThat(run.status()).isZero();
  }

  @Test
  void checkAnswersNoWhenNothingIsEnclosed() throws IOException {
    CliRun run = CliRun.of("check", file("p.txt", ENCLOSED.replace("+L+", ".L+")));
    run.failed(1, "p.txt", "no station is enclosed");
  }

  @Test
  void checkAsJsonIsTheReplyOfStations() throws IOException {
    CliRun run = CliRun.of("check", "--json", file("p.txt", ENCLOSED));
    assertThat(run.out())
        .isEqualTo(
            "{\"id\":null,\"stations\":[{\"station\":\"b2\",\"spaces\":1,\"orange\":2,\"green\":0,"
                + "\"points\":2,\"scored\":false,\"owner\":null,\"leader\":\"orange\"}]}\n");
  }

  @Test
  void optionsPrintsOneActionALine() throws IOException {
    CliRun run = CliRun.of("options", file("p.txt", ENCLOSED));
    assertThat(run.lines()).startsWith("w:d1").contains("w:a4", "w:d3").doesNotContain("w:b1");
    assertThat(run.status()).isZero();
  }

  @Test
  void optionsOfAnotherRuleSetNeedItsFile() throws IOException {
    String rules = file("rules.json", "{\"variants\":{\"team\":true}}");
    String team = file("p.txt", "turn: orange 2\n" + ENCLOSED);
    assertThat(CliRun.of("options", "--rules", rules, team).lines())
        .containsExactly("w:g6", "w:f7");
    CliRun.of("options", team).failed(2, "p.txt, line 1, column 7", "orange 2");
  }

  @Test
  void aBrokenPositionNamesFileLineAndColumn() throws IOException {
    CliRun run = CliRun.of("check", file("p.txt", ENCLOSED.replace("|2|", "|D|")));
    run.failed(2, "p.txt, line 4, column 2", "'D' cannot stand on the space b2");
  }

  @Test
  void replayPlaysEveryGameOfAFile() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("/vectors/games-random.lcg")) {
      CliRun run = CliRun.of("replay", file("g.lcg", new String(in.readAllBytes(), UTF_8)));
      assertThat(run.status()).isZero();
      assertThat(run.lines().stream().filter(line -> line.startsWith("Result: "))).hasSize(10);
    }
  }

  @Test
  void replayAnswersNoToAResultThatIsNotBorneOut() throws IOException {
    String game = "[Game \"Lunar Command\"]\n1. green white,white,grey,grey w:r1\ngreen\n";
    CliRun.of("replay", file("g.lcg", game)).failed(1, "g.lcg", "Line 3", "do not finish the game");
  }

  @Test
  void replayNamesTheIllegalMoveAndItsRule() throws IOException {
    String game = "[Game \"Lunar Command\"]\n1. green white,white,grey,grey w:b1\n*\n";
    CliRun.of("replay", file("g.lcg", game)).failed(2, "g.lcg", "Line 2", "w:b1 (LC-14)");
  }

  private static String cardGame(String game, String moves, String result) {
    return "[Game \"%s\"]\n[Mode \"score-pad\"]\n[Players \"2\"]\n[Orange \"Ada\"]\n[Result \"%s\"]\n1. %s\n"
        .formatted(game, result, moves);
  }

  private static final String LABS =
      "station:orange lab:up-left agency:red speciality:pilot points:4 back counted";

  @Test
  void replayPlaysCardGames() throws IOException {
    CliRun run = CliRun.of("replay", file("g.txt", cardGame("space-lab", LABS, "orange")));
    assertThat(run.lines())
        .containsExactly(
            "space-lab, 1 turns",
            "orange: 4 points",
            "  4  Above left: Red Rocket, pilot",
            "green: 0 points",
            "Result: orange");
    String stations =
        "station:orange own:hotel own:loft own:museum own:water-works back"
            + " station:green own:gym own:bar own:park own:arcade back counted";
    assertThat(
            CliRun.of(
                    "replay",
                    "--json",
                    file("h.txt", cardGame("home-on-lagrange", stations, "green")))
                .out())
        .contains("\"game\":\"home-on-lagrange\"", "\"name\":\"Ada\"", "\"result\":\"green\"");
  }

  @Test
  void replayRefusesWhatIsNoCardGameWithASentence() throws IOException {
    CliRun.of("replay", file("g.txt", cardGame("space-lab", LABS, "green")))
        .failed(1, "g.txt", "lead to the result orange, not to green");
    CliRun.of("replay", file("g.txt", cardGame("space-lab", "lab:up-left", "green")))
        .failed(2, "g.txt", "Turn 1: lab:up-left is not possible by the rules");
    CliRun.of("replay", "--review", file("g.txt", cardGame("space-lab", LABS, "orange")))
        .failed(2, "--review", "Lunar Command only", "space-lab");
    CliRun.of("replay", file("g.txt", cardGame("Space Lab", LABS, "orange")))
        .failed(2, "g.txt", "the tag Game must be \"space-lab\", not \"Space Lab\"");
    String two = cardGame("space-lab", LABS, "orange") + cardGame("space-lab", LABS, "green");
    CliRun.of("replay", file("g.txt", two)).failed(1, "g.txt", "Game 2: The moves lead to");
    String lunar = file("g.lcg", "[Game \"Lunar Command\"]\n*\n");
    CliRun.of("replay", "--catalogue", lunar, lunar).failed(2, "--catalogue", "card games only");
  }

  @Test
  void engineAnswersEveryLineAndEndsWithTheInput() {
    String requests =
        "broken\n{\"id\":2,\"op\":\"fly\"}\n{\"id\":3,\"op\":\"options\",\"position\":\"\"}";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        new Main(new Console(new ByteArrayInputStream(requests.getBytes(UTF_8)), out, err))
            .run("engine");
    assertThat(status).isZero();
    assertThat(out.toString(UTF_8).lines())
        .hasSize(3)
        .satisfiesExactly(
            line -> assertThat(line).contains("bad-json"),
            line -> assertThat(line).startsWith("{\"id\":2,").contains("unknown-op"),
            line -> assertThat(line).startsWith("{\"id\":3,").contains("bad-position"));
    assertThat(err.size()).isZero();
  }

  @Test
  void engineRefusesALineThatIsTooLongAndGoesOn() {
    String requests = "x".repeat((1 << 20) + 1) + "\n{\"id\":2,\"op\":\"fly\"}\n";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Main(
            new Console(
                new ByteArrayInputStream(requests.getBytes(UTF_8)),
                out,
                OutputStream.nullOutputStream()))
        .run("engine");
    assertThat(out.toString(UTF_8).lines()).hasSize(2).first().asString().contains("at most");
  }
}
