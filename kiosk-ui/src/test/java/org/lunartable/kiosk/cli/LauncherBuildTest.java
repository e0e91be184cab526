package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When and how the launcher builds, with a Maven that only pretends. */
class LauncherBuildTest {
  private static final String BUILDING =
      "lunar: building Lunar Table, this takes a few minutes the first time\n";

  @TempDir static Path jars;
  @TempDir Path folder;
  private FakeProject project;

  @BeforeAll
  static void makeJars() throws IOException {
    FakeProject.makeJars(jars);
  }

  @BeforeEach
  void makeProject() throws IOException {
    project = new FakeProject(folder);
  }

  private Launcher launcher() {
    return project.launcher().with("JARS", jars.toString());
  }

  private CliRun rolled() throws IOException, InterruptedException {
    CliRun run = launcher().run("roll");
    Path log = project.root().resolve(".lunar/build.log");
    assertThat(run.out()).as(run.err() + Files.readString(log)).matches("Face [1-6]: .*\n");
    assertThat(run.status()).isZero();
    return run;
  }

  @Test
  void buildsOnFirstUseAndNotAgain() throws Exception {
    assertThat(rolled().err()).isEqualTo(BUILDING);
    assertThat(rolled().err()).isEmpty();
    assertThat(project.calls()).hasSize(1);
    assertThat(project.calls().get(0)).contains("-Dmaven.test.skip=true").endsWith("package");
  }

  @Test
  void buildsAgainWhenASourceOrAPomWasChangedOrRemoved() throws Exception {
    rolled();
    Path sources = project.root().resolve("kiosk-ui/src/main/java");
    Files.writeString(sources.resolve("One.java"), "changed");
    assertThat(rolled().err()).isEqualTo(BUILDING);
    Files.delete(sources.resolve("Two.java"));
    assertThat(rolled().err()).isEqualTo(BUILDING);
    Files.writeString(project.root().resolve("pom.xml"), "changed");
    assertThat(rolled().err()).isEqualTo(BUILDING);

    assertThat(rolled().err()).isEmpty();
    try (Stream<Path> builds = Files.list(project.root().resolve(".lunar/builds"))) {
      assertThat(builds).as("old builds are deleted").hasSize(2);
    }
  }

  @Test
  void aChangedTestNeedsNoBuild() throws Exception {
    rolled();
    project.file("table/kiosk-ui/src/test/java/OneTest.java");

    assertThat(rolled().err()).isEmpty();
  }

  @Test
  void makesAnArchiveOfClassesAndUnpacksTheNativeLibraries() throws Exception {
    rolled();

    Path build = project.root().resolve(".lunar/current");
    assertThat(build.resolve("classes.jsa")).isNotEmptyFile();
    assertThat(build.resolve("natives/libsqlitejdbc.so")).isNotEmptyFile();
  }

  @Test
  void aBrokenBuildSaysWhereItsLogIs() throws Exception {
    Path broken = project.file("broken");
    Path log = project.root().resolve(".lunar/build.log");

    CliRun run = launcher().run("roll");

    assertThat(run.err())
        .isEqualTo(BUILDING + "lunar: The build failed; its log is " + log + ".\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(4);
    assertThat(log).content().contains("a bracket is missing");
    Files.delete(broken);
    rolled();
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    project.file("slow");
    Launcher.Running first = launcher().start("roll");
    Launcher.Running second = launcher().start("roll");

    assertThat(Launcher.finish(first).status()).isZero();
    assertThat(Launcher.finish(second).status()).isZero();
    assertThat(project.calls()).hasSize(1);
  }

  @Test
  void aMovedProjectNeedsNoBuild() throws Exception {
    rolled();
    Path moved = folder.resolve("moved");
    Files.move(project.root(), moved);

    CliRun run =
        new Launcher(moved.resolve("lunar"), folder)
            .without("LUNAR_CLASSPATH")
            .with("PATH", project.tools().toString())
            .run("roll");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Face ");
  }

  @Test
  void withoutMavenItNamesThePackage() throws Exception {
    Files.delete(project.tools().resolve("mvn"));

    launcher().run("roll").failed(3, "Debian package maven.");
  }

  @Test
  void aFolderThatCannotBeWrittenIsOneSentence() throws Exception {
    project.file("table/.lunar");

    launcher().run("roll").failed(4, "cannot be written");
  }
}
