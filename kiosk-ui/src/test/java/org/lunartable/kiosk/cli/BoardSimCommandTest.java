package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardSimCommandTest {

  @TempDir Path folder;

  @Test
  void obeysCommandsAndTakesItsPortAway() throws Exception {
    Path port = folder.resolve("board");
    CliRun run =
        new Launcher(Launcher.script(), folder)
            .with("LUNAR_DATA", folder.resolve("data").toString())
            .shell(
                "printf 'place e5\\nfly\\ncorrupt many\\nfreeze -1\\ngarbage zz\\nlights on\\nquit\\n' | $LUNAR board-sim --port "
                    + port);

    assertThat(run.err()).isEmpty();
    assertThat(run.out().replaceAll("t=\\d+", "t=1"))
        .isEqualTo(
            """
            The sensor board is simulated at %s
            ok t=1
            no command is called fly, or it needs something behind it
            no share is called many: give how many bytes of 10000 are to be wrong
            no time is called -1: give milliseconds, at most an hour
            no byte is called zz: give at most 1024, from 00 to ff
            no command is called lights on
            ok t=1
            """
                .formatted(port));
    assertThat(run.status()).isZero();
    assertThat(Files.exists(port)).isFalse();
  }

  @Test
  void doesNotReplaceAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("letter"), "Dear");

    CliRun run = CliRun.of("board-sim", "--port", file.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("lunar: --port: there is a file " + file + " already; name another.\n");
    assertThat(file).hasContent("Dear");
  }

  @Test
  void aFolderThatIsNotThereIsBadInput() {
    CliRun run = CliRun.of("board-sim", "--port", folder.resolve("no/board").toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).endsWith("; name a path in a folder of yours.\n");
  }

  @Test
  void aPathThatCannotBeMadeIsBadInput() {
    CliRun run = CliRun.of("board-sim", "--port", folder.resolve("b".repeat(300)).toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("cannot be made; name a path in a folder of yours, not too long");
  }
}
