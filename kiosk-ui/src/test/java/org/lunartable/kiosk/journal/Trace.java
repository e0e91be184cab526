package org.lunartable.kiosk.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Everything a program did to a journal's files, in order. */
record Trace(List<Op> ops) {

  /** What the journal's files are called in a trace. */
  static final char DATABASE = 'd';

  static final char LOG = 'w';
  static final char FOLDER = 'f';
  static final char MARKS = 'a';

  /** One thing that was done. */
  static final class Op {
    private final char kind;
    private final char file;
    private final long at;
    private final byte[] bytes;

    /**
     * An operation.
     *
     * @param kind W write, S sync, T truncate, U unlink
     * @param at where in the file; the length for T
     */
    Op(char kind, char file, long at, byte[] bytes) {
      this.kind = kind;
      this.file = file;
      this.at = at;
      this.bytes = bytes;
    }

    char kind() {
      return kind;
    }

    char file() {
      return file;
    }

    long at() {
      return at;
    }

    byte[] bytes() {
      return bytes;
    }
  }

  /** Lets {@link TracedWriter} write so many entries and traces it. */
  static Trace of(Path scratch, long seed, int entries) throws IOException, InterruptedException {
    Path data = Files.createDirectories(scratch.resolve("traced")).toRealPath();
    Path file = scratch.resolve("trace");
    ProcessBuilder writer =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-cp",
            System.getProperty("java.class.path"),
            TracedWriter.class.getName(),
            data.toString(),
            Long.toString(seed),
            Integer.toString(entries));
    writer.environment().put("LD_PRELOAD", tracer(scratch).toString());
    writer.environment().put("TRACE_FILE", file.toString());
    writer.environment().put("TRACE_FOLDER", data.toString());
    run(writer);
    return new Trace(read(ByteBuffer.wrap(Files.readAllBytes(file))));
  }

  private static Path tracer(Path scratch) throws IOException, InterruptedException {
    Path source = scratch.resolve("tracer.c");
    try (InputStream in = Trace.class.getResourceAsStream("tracer.c")) {
      Files.copy(in, source);
    }
    Path library = scratch.resolve("tracer.so");
    run(
        new ProcessBuilder(
            "gcc", "-shared", "-fPIC", "-O1", "-o", library.toString(), source.toString(), "-ldl"));
    return library;
  }

  private static void run(ProcessBuilder command) throws IOException, InterruptedException {
    Process process = command.inheritIO().start();
    if (!process.waitFor(200, TimeUnit.SECONDS) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException("failed: " + command.command());
    }
  }

  private static List<Op> read(ByteBuffer in) {
    in.order(ByteOrder.nativeOrder());
    List<Op> ops = new ArrayList<>();
    while (in.hasRemaining()) {
      char kind = (char) in.get();
      char file = (char) in.get();
      long at = in.getLong();
      byte[] bytes = new byte[Math.toIntExact(in.getLong())];
      in.get(bytes);
      ops.add(new Op(kind, file, at, bytes));
    }
    return ops;
  }

  /** How many entries the program had acknowledged after so many operations. */
  int acknowledged(int after) {
    for (int i = after - 1; i >= 0; i--) {
      if (ops.get(i).file() == MARKS) {
        return ByteBuffer.wrap(ops.get(i).bytes()).getInt();
      }
    }
    return 0;
  }
}
