package org.lunartable.kiosk.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

class KioskLogTest {

  private static final System.Logger LOG = System.getLogger("org.lunartable.test");

  @TempDir Path folder;
  private KioskLog log;

  @BeforeEach
  void start() {
    log = KioskLog.start();
    Logger.getLogger("org.lunartable.test").setUseParentHandlers(false);
    Logger.getLogger("org.lunartable.test").addHandler(log);
  }

  @AfterEach
  void stop() {
    Logger.getLogger("").removeHandler(log);
    Logger.getLogger("org.lunartable.test").removeHandler(log);
    log.close();
  }

  private Map<String, Object> last() throws IOException, BadJson {
    log.flush();
    List<String> lines = Files.readAllLines(folder.resolve("log/kiosk.0.jsonl"));
    return Json.readObject(lines.get(lines.size() - 1));
  }

  @Test
  void everyRecordIsAnObjectOnALine() throws Exception {
    log.keep(folder);
    LOG.log(Level.WARNING, "Two\nlines", new IOException("broken"));

    assertThat(last())
        .containsEntry("level", "WARNING")
        .containsEntry("logger", "org.lunartable.test")
        .containsEntry("message", "Two\nlines")
        .containsKeys("time", "nanos", "thread");
    assertThat(last().get("error").toString()).startsWith("java.io.IOException: broken");
  }

  @Test
  void whatWasLoggedBeforeIsThereToo() throws Exception {
    LOG.log(Level.WARNING, "early");
    log.keep(folder);
    assertThat(last()).containsEntry("message", "early");
  }

  @Test
  void nothingSecretIsWritten() throws Exception {
    log.keep(folder);
    String home = System.getProperty("user.home");
    LOG.log(
        Level.WARNING,
        "http://me:secret@10.0.0.7/video?key=secret is lost",
        new IOException("rtsp://:secret@camera/ and " + home + "/games"));

    String line = Json.write(last());
    assertThat(line).contains("http://***@10.0.0.7/video?*** is lost", "~/games");
    assertThat(line).doesNotContain("secret").doesNotContain(home);
  }

  @Test
  void neverGrowsBeyondThreeFiles() throws Exception {
    log.keep(folder);
    String text = "a line of some length, the same again and again ".repeat(20);
    for (int i = 0; i < 2500; i++) {
      LOG.log(Level.WARNING, text);
    }
    log.close();
    List<Path> files = KioskLog.files(folder);
    assertThat(files).hasSize(KioskLog.FILES);
    for (Path file : files) {
      assertThat(Files.size(file)).isLessThan(KioskLog.MOST_BYTES + 2000);
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoReasonToStop() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    log.keep(file);
    LOG.log(Level.WARNING, "still said");
    assertThat(KioskLog.files(file)).isEmpty();
  }
}
