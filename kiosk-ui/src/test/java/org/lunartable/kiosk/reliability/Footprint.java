package org.lunartable.kiosk.reliability;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What a process holds on to, as Linux counts it.
 *
 * @param residentKb resident memory in kB
 * @param heapKb the part of Java's heap that is in use after a full collection, in kB
 * @param threads its threads
 * @param files its open files and connections
 */
record Footprint(long residentKb, long heapKb, int threads, int files) {

  /** Looks at a Java process; its heap is collected first. */
  static Footprint of(long pid) throws IOException, InterruptedException {
    jcmd(pid, "GC.run");
    long heap = heap(jcmd(pid, "GC.heap_info"));
    Path process = Path.of("/proc", Long.toString(pid));
    String status = Files.readString(process.resolve("status"));
    try (Stream<Path> files = Files.list(process.resolve("fd"))) {
      return new Footprint(
          number(status, "VmRSS:"), heap, (int) number(status, "Threads:"), (int) files.count());
    }
  }

  private static long number(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D+", "")))
        .findFirst()
        .orElseThrow();
  }

  /** The sum of what the generations of the serial collector use. */
  private static long heap(String info) {
    return info.lines()
        .filter(line -> line.contains("generation") && line.contains(" used "))
        .mapToLong(line -> Long.parseLong(line.replaceAll(".* used (\\d+)K.*", "$1")))
        .sum();
  }

  private static String jcmd(long pid, String command) throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                Long.toString(pid),
                command)
            .redirectErrorStream(true)
            .start();
    String said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    jcmd.waitFor();
    return said;
  }
}
