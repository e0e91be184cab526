package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {

  @Test
  void helpListsEveryCommandWithAnExample() {
    CliRun help = CliRun.of("--help");

    assertThat(help.status()).isZero();
    assertThat(help.err()).isEmpty();
    commands()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              if (!command.getCommandSpec().usageMessage().hidden()) {
                assertThat(help.out()).contains("\n  " + name, "lunar " + name);
              }
            });
  }

  @Test
  void everyCommandHasHelpWithADescriptionAndAnExample() {
    commands()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              if (!command.getCommandSpec().usageMessage().hidden()) {
                CliRun help = CliRun.of(name, "--help");
                assertThat(help.status()).as(name).isZero();
                assertThat(help.out()).contains("Usage: lunar " + name, "Example: ");
                assertThat(command.getCommandSpec().usageMessage().description()).isNotEmpty();
              }
            });
  }

  @Test
  void versionIsTheOneOfTheBuild() {
    CliRun version = CliRun.of("--version");

    assertThat(version.out()).matches("Lunar Table \\d+\\.\\d+\\.\\d+\\S*\n");
    assertThat(version.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rol", "no-such-command", "@file", "ROLL"})
  void anUnknownCommandIsBadInput(String command) {
    CliRun.of(command).failed(2, command, "lunar --help");
  }

  @Test
  void whatBreaksInsideIsOneSentenceAndExitStatusFour() {
    CliRun run =
        running(
            () -> {
              throw new IllegalStateException("the rocket\nfell over");
            });

    run.failed(4, "the rocket", "lunar.debug");
  }

  @Test
  void runningOutOfStackIsOneSentenceToo() {
    running(MainTest::forever).failed(4, "StackOverflowError");
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int forever() {
    return forever() + 1;
  }

  @Test
  void aLibraryThatIsMissingIsOneSentenceToo() {
    running(
            () -> {
              throw new NoClassDefFoundError("moon/Rock");
            })
        .failed(4, "moon/Rock");
  }

  @Test
  void aProblemDecidesTheExitStatus() {
    running(
            () -> {
              throw new CliProblem(CliProblem.MISSING, "There is no camera.");
            })
        .failed(3, "There is no camera.");
  }

  @Test
  void resultsThatCannotBeWrittenAreAnError() {
    assertThat(writingTo("No space left on device")).isEqualTo(4);
  }

  @Test
  void aReaderThatStopsReadingIsNone() {
    assertThat(writingTo("Broken pipe")).isZero();
  }

  private static int writingTo(String failure) {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(failure);
          }
        };
    Console console =
        new Console(InputStream.nullInputStream(), full, OutputStream.nullOutputStream());
    return new Main(console).run("roll", "-n", "100000");
  }

  private static CommandLine commands() {
    return main(new ByteArrayOutputStream(), new ByteArrayOutputStream()).commandLine();
  }

  private static Main main(OutputStream out, OutputStream err) {
    return new Main(new Console(InputStream.nullInputStream(), out, err));
  }

  /** Runs a command of the test's own beside the real ones. */
  private static CliRun running(Callable<Integer> body) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Main main = main(out, err);
    int status = main.run(() -> main.commandLine().addSubcommand(new Probe(body)), "probe");
    return new CliRun(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  @CommandLine.Command(name = "probe")
  private record Probe(Callable<Integer> body) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      return body.call();
    }
  }
}
