package org.lunartable.kiosk.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A kiosk in a process of its own. */
record ChildKiosk(Process process, Client client, int port) {

  static ChildKiosk start(Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                TestKiosk.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    int port = Integer.parseInt(lines.readLine());
    return new ChildKiosk(process, new Client(port), port);
  }

  CompletableFuture<?> killIn(int millis) {
    return CompletableFuture.runAsync(
        this::kill, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
  }

  /** SIGKILL: no hook runs, nothing is flushed. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }
}
