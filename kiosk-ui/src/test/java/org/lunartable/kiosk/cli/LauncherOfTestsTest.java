package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code lunar test}, with a Maven that only pretends. */
class LauncherOfTestsTest {
  @TempDir Path folder;
  private FakeProject project;
  private Path page;

  @BeforeEach
  void makeProject() throws IOException {
    project = new FakeProject(folder);
    page = Files.createDirectory(project.root().resolve("docs")).resolve("bars.md");
  }

  @Test
  void runsEveryTestOnceAndShowsWhatMavenSays() throws Exception {
    CliRun run = project.launcher().run("test");

    assertThat(run.out()).contains("Tests run: 1, Failures: 0");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(project.calls()).containsExactly("-B -ntp verify");
  }

  @Test
  void aTestThatFailsIsExitStatusOne() throws Exception {
    project.file("broken");

    CliRun run = project.launcher().run("test");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("lunar: The tests did not pass; see above.\n");
  }

  @Test
  void barsRunTheTaggedTestsAndKeepTheirFigures() throws Exception {
    Files.writeString(project.file("figures"), "roll, warm|0.15 s\nnot a figure\nstart | 2.1 s\n");

    assertThat(project.launcher().run("test", "--bars").status()).isZero();
    assertThat(project.launcher().run("test", "--faults").status()).isZero();

    assertThat(project.calls())
        .containsExactly(
            "-B -ntp verify -Dtest.tags=bars -Dtest.tags.excluded= -Dtest.forks=1",
            "-B -ntp verify -Dtest.tags=faults -Dtest.tags.excluded= -Dtest.forks=1");
    assertThat(page)
        .content()
        .startsWith("# Measured figures\n")
        .containsPattern("\n## \\d{4}-\\d\\d-\\d\\d: bars, commit \\w+\n")
        .containsPattern("\n## \\d{4}-\\d\\d-\\d\\d: faults, commit \\w+\n")
        .contains("|---|---|\n| roll, warm | 0.15 s |\n| start | 2.1 s |\n")
        .doesNotContain("not a figure");
  }

  @Test
  void outcomesOfFaultsReplaceThoseOfTheSameFault() throws Exception {
    Path table = page.resolveSibling("reliability.md");
    Files.writeString(
        project.file("outcomes"), "kill|3|the game goes on|0\nfull disk|5|goes on|0\n");
    assertThat(project.launcher().run("test", "--faults").status()).isZero();
    Files.writeString(
        table,
        Files.readString(table)
            .replace("# Reliability", "# Trust\n\n| when | then |\n|---|---|\n| a | b |"));
    Files.writeString(project.file("outcomes"), "kill|4|the game goes on|0\n");
    assertThat(project.launcher().run("test", "--faults", "KillTest").status()).isZero();

    assertThat(project.calls().get(1))
        .endsWith("-Dtest=KillTest -Dsurefire.failIfNoSpecifiedTests=false");
    assertThat(table)
        .content()
        .startsWith(
            """
            # Trust

            | when | then |
            |---|---|
            | a | b |

            | fault | times tried | outcome | lost | date | commit |
            |---""")
        .containsPattern(
            "\\| full disk \\| 5 \\| goes on \\| 0 \\| \\d{4}-\\d\\d-\\d\\d \\| \\w+ \\|\n")
        .containsPattern("\\| kill \\| 4 \\| the game goes on \\| 0 \\| [-\\d]+ \\| \\w+ \\|\n$")
        .doesNotContain("| kill | 3 |");
  }

  @Test
  void oneClassOfBarsIsRunAlone() throws Exception {
    Files.writeString(project.file("figures"), "roll|0.15 s\n");
    assertThat(project.launcher().run("test", "--bars", "RollTest").status()).isZero();
    assertThat(project.calls().get(0))
        .contains("-Dtest.tags=bars")
        .endsWith("-Dtest=RollTest -Dsurefire.failIfNoSpecifiedTests=false");
  }

  @Test
  void withoutFiguresItSaysSo() throws Exception {
    CliRun run = project.launcher().run("test", "--bars");

    assertThat(run.err()).isEqualTo("lunar: no bars yet\n");
    assertThat(run.status()).isZero();
    assertThat(page).doesNotExist();
  }

  @Test
  void asRootItInstallsWhatIsMissing() throws Exception {
    Files.delete(project.tools().resolve("chromedriver"));
    user("0", "echo \"$@\" >>\"$FAKE/installed\"");

    assertThat(project.launcher().run("test").status()).isZero();

    assertThat(folder.resolve("installed"))
        .content()
        .contains("update\n")
        .contains("install -y --no-install-recommends chromium-driver ");
  }

  @Test
  void withoutTheRightToInstallItNamesThePackages() throws Exception {
    Files.delete(project.tools().resolve("chromium"));
    Files.delete(project.tools().resolve("chromedriver"));
    user("1000", "exit 0");
    FakeProject.script(project.tools().resolve("sudo"), "[ \"$1\" = -n ] && exit 1");

    CliRun run = project.launcher().run("test");

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("could not be installed: chromium chromium-driver.");
    assertThat(project.calls()).isEmpty();
  }

  private void user(String number, String installer) throws IOException {
    FakeProject.script(project.tools().resolve("id"), "echo " + number);
    FakeProject.script(project.tools().resolve("apt-get"), installer);
  }
}
