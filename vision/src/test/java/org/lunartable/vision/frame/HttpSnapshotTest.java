package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class HttpSnapshotTest extends FrameSourceContract {
  @Override
  Rig makeRig() throws IOException {
    return new SnapshotRig();
  }

  private SnapshotRig web() {
    return (SnapshotRig) rig;
  }

  private String sentenceAbout(String path) throws Exception {
    watch(path);
    awaitState(SourceStatus.State.LOST);
    return source.status().sentence();
  }

  private void watch(String path) {
    source.close();
    URI address = URI.create("http://ann:secret@127.0.0.1:" + web().port() + path);
    source = HttpCamera.source(address, 10, Patience.USUAL, time);
    source.start();
  }

  @Test
  void saysWhatIsWrongWithAnAddressAndNeverThePassword() throws Exception {
    assertThat(sentenceAbout("/nothing")).contains("no pictures (answer 404)");
    assertThat(sentenceAbout("/locked")).contains("asks for a password");
    assertThat(sentenceAbout("/page")).contains("is a web page, not a video");
    assertThat(sentenceAbout("/circle"))
        .contains("leads round in circles")
        .doesNotContain("secret");
  }

  @Test
  void saysThatNobodyIsThere() throws Exception {
    int port = web().port();
    rig.close();
    source.close();
    source = HttpCamera.source(URI.create("http://127.0.0.1:" + port + "/x"), 10);
    source.start();
    awaitState(SourceStatus.State.LOST);
    assertThat(source.status().sentence()).contains("cannot be reached; start the camera's app");
  }

  @Test
  void canBeClosedWhileTheCameraDoesNotAnswer() throws Exception {
    source.close();
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("http://127.0.0.1:" + silent.getLocalPort() + "/x");
      source = HttpCamera.source(address, 10);
      source.start();
      try (Socket asked = silent.accept()) {
        assertThat(asked.getInputStream().read()).isEqualTo('G');
        source.close();
        assertThat(liveThreads()).isEmpty();
      }
    }
  }

  @Test
  void followsNoRedirectToAnotherScheme() throws Exception {
    assertThat(sentenceAbout("/away?file:///etc/passwd")).contains("not allowed");
    assertThat(sentenceAbout("/away?ftp://127.0.0.1/x.jpg")).contains("not allowed");
    assertThat(sentenceAbout("/away?http:nohost")).contains("not allowed");
  }

  @Test
  void followsARedirectButKeepsThePasswordForItsOwnHost() throws Exception {
    watch("/away?/picture");
    sendAndAwait(TestJpegs.picture(7));
    String basic =
        Base64.getEncoder().encodeToString("ann:secret".getBytes(StandardCharsets.UTF_8));
    assertThat(web().authorization).isEqualTo("Basic " + basic);
    watch("/away?http://localhost:" + web().port() + "/picture");
    sendAndAwait(TestJpegs.picture(8));
    assertThat(web().authorization).isNull();
  }

  @Test
  void readsNoMoreThanEightMegabytesOfAPicture() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    rig.send(TestJpegs.join(TestJpegs.picture(2), new byte[Jpeg.MAX_BYTES]));
    time.passWatched(java.util.concurrent.TimeUnit.SECONDS.toNanos(1));
    sendAndAwait(TestJpegs.picture(3));
  }

  @Test
  void refusesAddressesThatAreNoCameras() {
    for (String address : new String[] {"file:///etc/passwd", "rtsp://x/y", "http:x", "video"}) {
      assertThatThrownBy(() -> HttpCamera.source(URI.create(address), 10))
          .hasMessageStartingWith("The address of a network camera begins with http");
    }
  }

  private static final class SnapshotRig implements Rig {
    private final HttpServer server;
    private volatile byte[] picture = new byte[0];
    private volatile boolean gone;
    private volatile String authorization;

    SnapshotRig() throws IOException {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/picture", this::picture);
      server.createContext("/locked", exchange -> answer(exchange, 401, "text/plain"));
      server.createContext("/page", exchange -> answer(exchange, 200, "text/html"));
      server.createContext("/circle", exchange -> redirect(exchange, "/circle"));
      server.createContext(
          "/away", exchange -> redirect(exchange, exchange.getRequestURI().getQuery()));
      server.start();
    }

    int port() {
      return server.getAddress().getPort();
    }

    private void picture(HttpExchange exchange) throws IOException {
      authorization = exchange.getRequestHeaders().getFirst("Authorization");
      answer(exchange, gone ? 503 : 200, "image/jpeg");
    }

    private static void redirect(HttpExchange exchange, String to) throws IOException {
      exchange.getResponseHeaders().set("Location", to);
      exchange.sendResponseHeaders(302, -1);
      exchange.close();
    }

    private void answer(HttpExchange exchange, int code, String type) throws IOException {
      byte[] body = picture;
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(code, body.length == 0 ? -1 : body.length);
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      } finally {
        exchange.close();
      }
    }

    @Override
    public FrameSource open(Time time) {
      URI address = URI.create("http://127.0.0.1:" + port() + "/picture");
      return HttpCamera.source(address, 10, Patience.USUAL, time);
    }

    @Override
    public void send(byte[] bytes) {
      picture = bytes;
    }

    @Override
    public void fallSilent() {
      picture = TestJpegs.garbage(100, 1);
    }

    @Override
    public void cut() {
      gone = true;
    }

    @Override
    public void restore() {
      gone = false;
    }

    @Override
    public boolean released() {
      return true;
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }
}
