package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.reliability.Reliability;

/** The package's watchdog beside a kiosk that answers, says that it is unwell, or hangs. */
@Tag("faults")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class WatchdogScriptTest {

  private static final int HANGS = 3;
  private static final String WELL = "HTTP/1.1 200 OK\r\n\r\n{}";
  private static final String UNWELL = "HTTP/1.1 503 Service Unavailable\r\n\r\n{}";
  private static final String NOTHING = "";

  @TempDir Path folder;
  private ServerSocket socket;
  private volatile String answer = WELL;
  private Process watchdog;
  private Path asked;

  @BeforeEach
  void start() throws Exception {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread kiosk = new Thread(this::answerAll, "kiosk");
    kiosk.setDaemon(true);
    kiosk.start();
    asked = Files.createFile(folder.resolve("asked"));
    Path systemctl = folder.resolve("systemctl");
    Files.writeString(systemctl, "#!/bin/sh\necho \"$@\" >>%s\n".formatted(asked));
    assertThat(systemctl.toFile().setExecutable(true)).isTrue();
    Path config = folder.resolve("lunar-table.conf");
    Files.writeString(config, "port = %d\n".formatted(socket.getLocalPort()));
    String text =
        Files.readString(Path.of("packaging/bin/lunar-health"))
            .replace("/etc/lunar-table/lunar-table.conf", config.toString());
    Path script = Files.writeString(folder.resolve("lunar-health"), text);
    ProcessBuilder bash = new ProcessBuilder("/bin/bash", script.toString(), "watch");
    bash.environment().put("PATH", folder + ":/usr/bin:/bin");
    watchdog =
        bash.redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile()).start();
  }

  private void answerAll() {
    while (true) {
      try {
        Socket client = socket.accept();
        byte[] said = answer.getBytes(UTF_8);
        if (said.length > 0) {
          InputStream in = client.getInputStream();
          assertThat(in.read()).isEqualTo('G');
          client.getOutputStream().write(said);
          client.close();
        }
      } catch (SocketException over) {
        return;
      } catch (IOException next) {
        // The watchdog has gone away in the middle of a question.
      }
    }
  }

  @AfterEach
  void stop() throws IOException {
    watchdog.destroy();
    socket.close();
  }

  private long asked(String what) throws IOException {
    return Files.readAllLines(asked).stream().filter(what::equals).count();
  }

  @Test
  void whatHangsIsKilledWithinTenSeconds() throws Exception {
    for (int i = 1; i <= HANGS; i++) {
      answer = WELL;
      Thread.sleep(5000 + 700 * i);
      assertThat(asked("kill --signal=KILL lunar-table.service")).isEqualTo(i - 1);
      answer = NOTHING;
      long hung = System.nanoTime();
      while (asked("kill --signal=KILL lunar-table.service") < i) {
        assertThat(Duration.ofNanos(System.nanoTime() - hung)).isLessThan(Duration.ofSeconds(10));
        Thread.sleep(20);
      }
    }
    assertThat(Files.readString(folder.resolve("out"))).contains("the kiosk hangs");
    Reliability.write(
        "the whole kiosk hangs: the watchdog of the package ends it within 10 s",
        HANGS,
        "started anew by systemd",
        "0");
  }

  @Test
  void whatSaysThatItIsUnwellIsLeftToItself() throws Exception {
    answer = UNWELL;
    Thread.sleep(15_000);
    assertThat(asked("kill --signal=KILL lunar-table.service")).isZero();
    assertThat(asked("restart lunar-table.service")).isZero();
  }
}
