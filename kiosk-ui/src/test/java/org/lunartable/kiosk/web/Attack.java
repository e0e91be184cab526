package org.lunartable.kiosk.web;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Clients that mean no good, against a kiosk of the test on this machine only: pages that never
 * read, connections that say nothing, bodies that are huge or never end, and nonsense. Bounded in
 * number, and over when it is closed.
 */
final class Attack implements AutoCloseable {

  private static final int DEAF = 24;
  private static final int SILENT = 460;
  private static final int SLOW = 16;
  private static final List<String> LINES =
      List.of(
          "POST /api/choose HTTP/1.1",
          "POST /api/games HTTP/1.1",
          "GET /api/screen HTTP/1.1",
          "GET /../../etc/passwd HTTP/1.1",
          "PUT /api/settings HTTP/9.9",
          "POST /api/die-picture HTTP/1.1");

  private final int port;
  private final List<Socket> held = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final AtomicInteger requests = new AtomicInteger();
  private volatile boolean over;

  private Attack(int port) {
    this.port = port;
  }

  static Attack on(int port) throws IOException {
    Attack attack = new Attack(port);
    for (int i = 0; i < DEAF; i++) {
      attack.hold(
          "GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n");
    }
    for (int i = 0; i < SILENT; i++) {
      attack.hold(i % 2 == 0 ? "" : "GET /api/scr");
    }
    attack.run(attack::slowBodies);
    attack.run(attack::hugeBodies);
    attack.run(() -> attack.nonsense(1));
    attack.run(() -> attack.nonsense(2));
    return attack;
  }

  /** How many requests of those that repeat were sent. */
  int requests() {
    return requests.get();
  }

  private Socket open() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(2048);
    socket.setSoTimeout(2000);
    socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5000);
    return socket;
  }

  private void hold(String said) throws IOException {
    Socket socket = open();
    socket.getOutputStream().write(bytes(said));
    held.add(socket);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void run(Runnable work) {
    Thread thread = new Thread(work, "attack");
    thread.setDaemon(true);
    thread.start();
    threads.add(thread);
  }

  private static String head(String line, long length) {
    return line
        + "\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        + length
        + "\r\n\r\n";
  }

  /** Says a byte now and then of a body that never ends. */
  private void slowBodies() {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < SLOW; i++) {
        Socket socket = open();
        socket.getOutputStream().write(bytes(head("POST /api/choose HTTP/1.1", 10_000)));
        slow.add(socket);
      }
      while (!over) {
        for (Socket socket : slow) {
          drip(socket);
        }
        Thread.sleep(200);
      }
    } catch (IOException | InterruptedException ended) {
      // The kiosk has had enough of it, or the test is over.
    } finally {
      slow.forEach(Attack::close);
    }
  }

  private static void drip(Socket socket) {
    try {
      socket.getOutputStream().write(' ');
    } catch (IOException closed) {
      // The kiosk need not wait for ever.
    }
  }

  private void hugeBodies() {
    byte[] block = new byte[64 * 1024];
    while (!over) {
      try (Socket socket = open()) {
        OutputStream out = socket.getOutputStream();
        out.write(bytes(head("POST /api/die-picture HTTP/1.1", 1L << 30)));
        requests.incrementAndGet();
        for (int i = 0; i < 400 && !over; i++) {
          out.write(block);
        }
      } catch (IOException refused) {
        // As it should be.
      }
    }
  }

  private void nonsense(long seed) {
    Random random = new Random(seed);
    while (!over) {
      try (Socket socket = open()) {
        for (int i = 0; i < 20 && !over; i++) {
          byte[] body = new byte[random.nextInt(300)];
          random.nextBytes(body);
          byte[] request = bytes(head(LINES.get(random.nextInt(LINES.size())), body.length));
          for (int n = random.nextInt(4); n > 0; n--) {
            request[random.nextInt(request.length)] = (byte) random.nextInt(256);
          }
          socket.getOutputStream().write(request);
          socket.getOutputStream().write(body);
          requests.incrementAndGet();
          if (socket.getInputStream().read(new byte[4096]) < 0) {
            break;
          }
        }
      } catch (IOException refused) {
        // As it should be.
      }
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // It is what was wanted.
    }
  }

  @Override
  public void close() {
    over = true;
    held.forEach(Attack::close);
    for (Thread thread : threads) {
      try {
        thread.join(10_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
