package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.Optional;

/** Where a command reads and writes; UTF-8 whatever the locale, and lines end with {@code \n}. */
public final class Console {
  private final InputStream in;
  private final Results results;
  private final PrintWriter out;
  private final PrintWriter err;

  public Console(InputStream in, OutputStream out, OutputStream err) {
    this.in = in;
    this.results = new Results(out);
    this.out = new LineWriter(results, false);
    this.err = new LineWriter(err, true);
  }

  public InputStream in() {
    return in;
  }

  /** For results. Buffered: flush when a reader waits for the line. */
  public PrintWriter out() {
    return out;
  }

  /** For everything else. */
  public PrintWriter err() {
    return err;
  }

  /** Whether writing results has become pointless, as when the reader has gone. */
  public boolean broken() {
    return out.checkError();
  }

  /** Why results could not be written; empty also when the reader just stopped reading. */
  Optional<IOException> lost() {
    out.flush();
    return Optional.ofNullable(results.failure)
        .filter(failure -> !"Broken pipe".equals(failure.getMessage()));
  }

  /** Remembers the failure that a {@link PrintWriter} swallows. */
  private static final class Results extends FilterOutputStream {
    private IOException failure;

    Results(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
  }

  private static final class LineWriter extends PrintWriter {
    private final boolean flushed;

    LineWriter(OutputStream out, boolean flushed) {
      super(new BufferedWriter(new OutputStreamWriter(out, UTF_8)));
      this.flushed = flushed;
    }

    @Override
    public void println() {
      write('\n');
      if (flushed) {
        flush();
      }
    }
  }
}
