package org.lunartable.kiosk.reliability;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.lunartable.kiosk.cli.Main;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** The real kiosk in a process of its own, as the launcher starts it. */
final class KioskProcess {

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final Process process;
  private final URI address;

  /** An answer and its JSON. */
  record Answer(int status, Map<String, Object> json) {}

  private KioskProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /** Starts it with the simulated camera and waits until it answers. */
  static KioskProcess start(Path data) throws IOException {
    return start(data, "simulated", ProcessBuilder.Redirect.DISCARD);
  }

  /** Starts it and waits until it answers; {@code errors} is where its standard error goes. */
  static KioskProcess start(Path data, String camera, ProcessBuilder.Redirect errors)
      throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx160m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "kiosk",
                "--port",
                "0",
                "--camera",
                camera,
                "--data",
                data.toString())
            .redirectError(errors)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null) {
      throw new IOException("the kiosk did not start");
    }
    return new KioskProcess(process, URI.create(line.replaceFirst(".* at ", "")));
  }

  URI address() {
    return address;
  }

  long pid() {
    return process.pid();
  }

  boolean alive() {
    return process.isAlive();
  }

  Answer get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(address.resolve(path)));
  }

  Answer post(String path, Map<String, ?> body) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(address.resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(body))));
  }

  private static Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<byte[]> raw =
        HTTP.send(request.timeout(Duration.ofSeconds(60)).build(), BodyHandlers.ofByteArray());
    try {
      return new Answer(raw.statusCode(), Json.readObject(raw.body()));
    } catch (BadJson bad) {
      throw new AssertionError(bad);
    }
  }

  /** What it takes of the machine's memory. */
  long residentKilobytes() throws IOException {
    return Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }

  /** SIGKILL after a while: no hook runs, nothing is flushed. */
  CompletableFuture<?> killIn(int millis) {
    return CompletableFuture.runAsync(
        this::kill, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
  }

  void kill() {
    process.destroyForcibly().onExit().join();
  }
}
