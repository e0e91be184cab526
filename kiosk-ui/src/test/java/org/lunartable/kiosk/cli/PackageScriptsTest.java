package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the package's scripts ask of a system that is played by a few words of shell. */
class PackageScriptsTest {

  private static final Path CONTROL = Path.of("packaging/control");
  private static final String SERVICE = "lunar-table.service";
  private static final String WATCHDOG = "lunar-table-health.service";
  private static final String SCREEN = "lunar-table-screen.service";

  @TempDir Path root;

  @BeforeEach
  void system() throws IOException {
    Files.createDirectories(root.resolve("run/systemd/system"));
    Files.createDirectories(root.resolve("var/lib"));
    Path programs = Files.createDirectories(root.resolve("programs"));
    for (String quiet : List.of("getent", "adduser", "chown", "udevadm", "deluser")) {
      program(programs.resolve(quiet), "exit 0");
    }
    program(
        programs.resolve("systemctl"),
        """
        echo "$@" >>%1$s/asked
        case "$1 $2" in
          "is-enabled --quiet") [ -e "%1$s/enabled/$3" ] ;;
          "enable --quiet") shift 2; for unit; do touch "%1$s/enabled/$unit"; done ;;
        esac
        """
            .formatted(root));
    Files.createDirectories(root.resolve("enabled"));
    Files.createFile(root.resolve("asked"));
  }

  private static void program(Path file, String text) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private void enabled(String... units) throws IOException {
    for (String unit : units) {
      Files.createFile(root.resolve("enabled").resolve(unit));
    }
  }

  /** Runs a script within the folder; gives what it asked of systemctl. */
  private List<String> run(String script, String... words) throws Exception {
    String text =
        Files.readString(CONTROL.resolve(script))
            .replaceAll(
                "(?<![\\w/.])/(run|var|etc)/", Matcher.quoteReplacement(root + "/") + "$1/");
    // Nothing of the real system may be touched.
    for (String outside : List.of("/run/", "/var/", "/etc/")) {
      assertThat(text.replace(root + outside, "")).doesNotContain(outside);
    }
    Path inside = Files.writeString(root.resolve(script), text);
    ProcessBuilder shell = new ProcessBuilder("/bin/sh", inside.toString());
    shell.command().addAll(List.of(words));
    shell.environment().put("PATH", root.resolve("programs") + ":/usr/bin:/bin");
    Process process = shell.redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8)).isEmpty();
    assertThat(process.waitFor()).isZero();
    return Files.readAllLines(root.resolve("asked"));
  }

  @Test
  void aFirstInstallationEnablesAndStartsTheService() throws Exception {
    assertThat(run("postinst", "configure", ""))
        .contains("enable --quiet " + SERVICE + " " + WATCHDOG)
        .contains("restart " + SERVICE)
        .noneMatch(asked -> asked.startsWith("start"));
  }

  @Test
  void anUpgradeStartsNothingThatSomebodyDisabled() throws Exception {
    enabled(WATCHDOG);
    assertThat(run("postinst", "configure", "0.1.0"))
        .contains("daemon-reload")
        .noneMatch(asked -> asked.matches("(re)?start .*" + SERVICE) || asked.startsWith("enable"));
  }

  @Test
  void anUpgradeLeavesTheScreenAlone() throws Exception {
    assertThat(run("prerm", "upgrade", "0.2.0")).noneMatch(asked -> asked.contains(SCREEN));
  }

  @Test
  void aRemovalStopsTheScreenToo() throws Exception {
    assertThat(run("prerm", "remove"))
        .contains("stop " + SCREEN, "stop " + WATCHDOG + " " + SERVICE);
  }

  @Test
  void installedAgainAfterARemovalItStartsWhatWasEnabled() throws Exception {
    enabled(SERVICE, WATCHDOG, SCREEN);
    run("prerm", "remove");
    assertThat(run("postinst", "configure", "0.1.0"))
        .contains("restart " + SERVICE, "start --no-block " + SCREEN);
  }

  @Test
  void aPurgeForgetsWhatWasEnabled() throws Exception {
    Path link = root.resolve("etc/systemd/system/multi-user.target.wants/" + SERVICE);
    Files.createDirectories(link.getParent());
    Files.createFile(link);
    Path beside = root.resolve("etc/systemd/system/" + SERVICE + ".wants/" + WATCHDOG);
    Files.createDirectories(beside.getParent());
    Files.createFile(beside);
    run("postrm", "remove");
    assertThat(link).exists();
    assertThat(beside).exists();
    run("postrm", "purge");
    assertThat(link).doesNotExist();
    assertThat(beside.getParent()).doesNotExist();
  }
}
