package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as its caller sees it; it runs the classes under test and builds nothing. */
class LauncherTest {
  private static final String RED =
      "{\"die\":[R,R,R,R,R,R]}".replace("R", "[[\"red\",\"red\"],[\"red\",\"red\"]]");

  @TempDir Path folder;

  private Launcher launcher() {
    return new Launcher(Launcher.script(), folder);
  }

  private static void rolledRed(CliRun run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("Face [1-6]: red, red, red, red\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void worksFromAnyFolderAndStandardOutputHoldsNothingButTheResult() throws Exception {
    CliRun run = launcher().run("roll", "-n", "2", "--json", "--seed", "42");

    assertThat(run).isEqualTo(CliRun.of("roll", "-n", "2", "--json", "--seed", "42"));
  }

  @Test
  void worksThroughALinkToALink() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("moon"), Launcher.script());
    Path again = Files.createSymbolicLink(folder.resolve("table"), link.getFileName());

    assertThat(new Launcher(again, folder).run("--version")).isEqualTo(CliRun.of("--version"));
  }

  @Test
  void pathsAreRelativeToTheCaller() throws Exception {
    Files.writeString(folder.resolve("red.json"), RED);

    rolledRed(launcher().run("roll", "--die", "red.json"));
  }

  @Test
  void namesMayHoldBlanksAndOtherLettersInAnyLocale() throws Exception {
    Files.writeString(Files.createDirectory(folder.resolve("a b")).resolve("wür'fel.json"), RED);

    rolledRed(
        launcher().with("LC_ALL", "C").without("LANG").run("roll", "--die", "a b/wür'fel.json"));
  }

  @Test
  void exitStatusesComeThrough() throws Exception {
    launcher().run("roll", "--loaded").failed(2, "--loaded");
    launcher().run("no-such-command").failed(2, "no-such-command");
    launcher().run("roll", "--die", "none.json").failed(2, "There is no file none.json.");
  }

  @Test
  void aReaderThatStopsReadingIsNoError() throws Exception {
    CliRun run = launcher().shell("\"$LUNAR\" roll -n 100000 | head -n 1; exit ${PIPESTATUS[0]}");

    assertThat(run.out()).hasLineCount(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void aFullDiskIsAnError() throws Exception {
    launcher().shell("\"$LUNAR\" roll >/dev/full").failed(4, "could not be written");
  }

  @Test
  void aStackTraceIsShownOnlyWhenAskedFor() throws Exception {
    CliRun run = launcher().with("LUNAR_JAVA_OPTS", "-Dlunar.debug").run("roll", "-n", "0");

    assertThat(run.err()).contains("\tat org.lunartable.kiosk.cli.RollCommand");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void withoutJavaItNamesThePackage() throws Exception {
    Path tools = Files.createDirectory(folder.resolve("bin"));
    FakeProject.offerTools(tools);

    launcher()
        .with("PATH", tools.toString())
        .without("JAVA_HOME")
        .run("roll")
        .failed(3, "Java 17", "default-jdk-headless");
  }

  @Test
  void aJavaThatIsTooOldDoesNotCount() throws Exception {
    Path tools = Files.createDirectory(folder.resolve("bin"));
    FakeProject.offerTools(tools);
    FakeProject.script(tools.resolve("java"), "echo 'openjdk version \"11.0.2\"' >&2");

    launcher()
        .with("PATH", tools.toString())
        .without("JAVA_HOME")
        .run("roll")
        .failed(3, "Java 17", "default-jdk-headless");
  }

  @Test
  void testHasHelpAndRefusesWhatItDoesNotKnow() throws IOException, InterruptedException {
    CliRun help = launcher().run("test", "--help");

    assertThat(help.out()).contains("Usage: lunar test", "--bars", "--faults", "Example:");
    assertThat(help.status()).isZero();
    launcher().run("test", "--fast").failed(2, "--fast");
  }
}
