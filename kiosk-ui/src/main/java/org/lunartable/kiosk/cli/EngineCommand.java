package org.lunartable.kiosk.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import org.lunartable.kiosk.protocol.EngineProtocol;
import org.lunartable.kiosk.texts.Messages;
import picocli.CommandLine.Command;

/** Speaks the engine protocol on standard input and output. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = {
      "Answers JSON requests, one a line, with JSON replies, one a line:",
      "options, apply, stations, replay, hint. Ends with the input."
    },
    footer = {
      "",
      "Example: echo '{\"id\":1,\"op\":\"stations\",\"position\":\"board:\\n…\"}' | lunar engine"
    })
final class EngineCommand implements Callable<Integer> {

  private static final int LONGEST_LINE = 1 << 20;

  private final Console console;

  EngineCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    EngineProtocol protocol = new EngineProtocol(Messages.english());
    InputStream in = new BufferedInputStream(console.in());
    Line line = Line.read(in);
    while (line != null) {
      console
          .out()
          .println(
              line.tooLong()
                  ? protocol.refuse("A request has at most " + LONGEST_LINE + " bytes.")
                  : protocol.answer(line.bytes()));
      if (console.broken()) {
        return 0;
      }
      line = Line.read(in);
    }
    return 0;
  }

  /** A line of input; of one that is too long only that. */
  @SuppressWarnings("ArrayRecordComponent") // handed on and forgotten
  private record Line(byte[] bytes, boolean tooLong) {

    /** The next line, null at the end of the input. */
    static Line read(InputStream in) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      int length = 0;
      int next = in.read();
      if (next < 0) {
        return null;
      }
      while (next >= 0 && next != '\n') {
        if (length++ < LONGEST_LINE) {
          bytes.write(next);
        }
        next = in.read();
      }
      return new Line(bytes.toByteArray(), length > LONGEST_LINE);
    }
  }
}
