package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;

/** One command, run inside the test's process. */
record CliRun(int status, String out, String err) {

  static CliRun of(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new Main(new Console(InputStream.nullInputStream(), out, err)).run(args);
    return new CliRun(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  List<String> lines() {
    return out.lines().toList();
  }

  /** It failed with this status, one sentence that holds these words, and no result. */
  void failed(int expected, String... words) {
    assertThat(out).isEmpty();
    assertThat(err.lines()).hasSize(1);
    assertThat(err).startsWith("lunar: ").endsWith(".\n").contains(words);
    assertThat(status).isEqualTo(expected);
  }
}
