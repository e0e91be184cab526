package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RollCommandTest {
  private static final int ROLLS = 60_000;

  @TempDir Path folder;

  @Test
  void printsOneSentenceForPeople() {
    CliRun run = CliRun.of("roll");

    assertThat(run.out()).matches("Face [1-6]: \\w+, \\w+, \\w+, \\w+\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void jsonHasTheFieldsInThisOrder() {
    assertThat(CliRun.of("roll", "--json", "--seed", "42").out())
        .isEqualTo(
            "{\"quadrants\":[[\"yellow\",\"yellow\"],[\"grey\",\"grey\"]],\"face\":6,"
                + "\"colours\":[\"grey\",\"yellow\"],\"source\":\"seed:42\"}\n");
  }

  @Test
  void withoutASeedTheSourceIsSecure() {
    assertThat(CliRun.of("roll", "--json").out()).endsWith(",\"source\":\"secure\"}\n");
  }

  @Test
  void printsAsManyLinesAsAskedFor() {
    assertThat(CliRun.of("roll", "-n", "1234", "--json").lines()).hasSize(1234);
  }

  @Test
  void theSameSeedRollsTheSameFacesAndAnotherSeedOthers() {
    List<String> seven = CliRun.of("roll", "-n", "50", "--seed", "7").lines();

    assertThat(CliRun.of("roll", "-n", "50", "--seed", "7").lines()).isEqualTo(seven);
    assertThat(CliRun.of("roll", "-n", "50", "--seed", "8").lines()).isNotEqualTo(seven);
  }

  @Test
  void aSeedMayBeNegative() {
    assertThat(CliRun.of("roll", "--json", "--seed", "-3").out()).contains("\"seed:-3\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "99999", "-1"})
  void everyFaceIsAsLikelyWithAnySeed(String seed) {
    // With five degrees of freedom a fair die stays between these bounds in 998 of 1000 runs.
    assertThat(chiSquare("--seed", seed)).isBetween(0.21, 20.5);
  }

  @Test
  void everyFaceIsAsLikelyFromTheSecureSource() {
    // A fair die passes this bound once in 10 million runs.
    assertThat(chiSquare()).isLessThan(40.9);
  }

  private static double chiSquare(String... options) {
    String[] args =
        Stream.concat(Stream.of("roll", "-n", "" + ROLLS), Stream.of(options))
            .toArray(String[]::new);
    Map<Character, Long> counts =
        CliRun.of(args).lines().stream()
            .collect(
                Collectors.groupingBy(
                    line -> line.charAt("Face ".length()), Collectors.counting()));
    assertThat(counts.keySet()).containsExactlyInAnyOrder('1', '2', '3', '4', '5', '6');
    double expected = ROLLS / 6.0;
    return counts.values().stream()
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "1000001", "three", "1.5", "99999999999", ""})
  void refusesABadNumberOfRolls(String count) {
    CliRun.of("roll", "-n", count).failed(2, "-n");
  }

  @Test
  void rollsTheDieOfAHouseRulesFile() throws IOException {
    String bare = "[[null,\"red\"],[null,null]]";
    Path file = dieFile("[" + String.join(",", Collections.nCopies(6, bare)) + "]");

    CliRun run = CliRun.of("roll", "--json", "--seed", "1", "--die", file.toString());

    assertThat(run.out()).startsWith("{\"quadrants\":" + bare + ",\"face\":");
    assertThat(run.out()).endsWith(",\"colours\":[\"red\"],\"source\":\"seed:1\"}\n");
    assertThat(CliRun.of("roll", "--die", file.toString()).out())
        .matches("Face [1-6]: bare, red, bare, bare\n");
  }

  @Test
  void rollsTheDefaultDieWhenTheFileHasNone() throws IOException {
    Path file = Files.writeString(folder.resolve("house.json"), "{\"tie\":\"none\"}");

    assertThat(CliRun.of("roll", "--seed", "42", "--die", file.toString()))
        .isEqualTo(CliRun.of("roll", "--seed", "42"));
  }

  @Test
  void refusesABadDieFile() throws IOException {
    refusesDie(dieFile("[]"), "die must have six faces");
    refusesDie(dieFile("[[[\"white\"]]]"), "die");
    refusesDie(dieFile("{"), "not a JSON object");
    refusesDie(Files.writeString(folder.resolve("x"), "{\"dice\":1}"), "dice");
    refusesDie(folder.resolve("missing.json"), "There is no file");
    refusesDie(folder, "is a folder");
  }

  private Path dieFile(String die) throws IOException {
    return Files.writeString(folder.resolve("die.json"), "{\"die\":" + die + "}");
  }

  private static void refusesDie(Path file, String... words) {
    CliRun.of("roll", "--die", file.toString()).failed(2, words);
  }

  @Test
  void refusesABadSeed() {
    CliRun.of("roll", "--seed", "x").failed(2, "--seed", "'x'");
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    CliRun.of("roll", "--loaded").failed(2, "--loaded", "lunar roll --help");
    CliRun.of("roll", "twice").failed(2, "twice");
  }
}
