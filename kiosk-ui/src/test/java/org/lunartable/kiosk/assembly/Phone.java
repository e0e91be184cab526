package org.lunartable.kiosk.assembly;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;

/** A phone that streams what a test gives it, as MJPEG over HTTP to one kiosk at a time. */
public final class Phone implements AutoCloseable {
  private static final String HEAD =
      String.join(
          "\r\n",
          "HTTP/1.1 200 OK",
          "Content-Type: multipart/x-mixed-replace; boundary=frame",
          "Connection: close",
          "",
          "");

  private final int port;
  private ServerSocket server;
  private Socket client;

  /** A phone whose app is open. */
  public Phone() throws IOException {
    open(0);
    port = server.getLocalPort();
  }

  /** Where it streams. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + port + "/video");
  }

  private synchronized void open(int wanted) throws IOException {
    ServerSocket fresh = new ServerSocket();
    fresh.setReuseAddress(true);
    fresh.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
    server = fresh;
    Thread thread = new Thread(() -> answerAll(fresh), "phone");
    thread.setDaemon(true);
    thread.start();
  }

  private void answerAll(ServerSocket from) {
    try {
      while (true) {
        answer(from.accept());
      }
    } catch (IOException e) {
      // The app was closed.
    }
  }

  private void answer(Socket socket) throws IOException {
    BufferedReader request =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    String line = request.readLine();
    while (line != null && !line.isEmpty()) {
      line = request.readLine();
    }
    socket.getOutputStream().write(HEAD.getBytes(US_ASCII));
    synchronized (this) {
      client = socket;
    }
  }

  /** Sends these bytes as the next picture; they are lost while nobody looks. */
  public synchronized void send(byte[] jpeg) {
    if (client == null) {
      return;
    }
    try {
      OutputStream out = client.getOutputStream();
      String head = "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + jpeg.length;
      out.write((head + "\r\n\r\n").getBytes(US_ASCII));
      out.write(jpeg);
      out.write("\r\n".getBytes(US_ASCII));
    } catch (IOException e) {
      client = null;
    }
  }

  /** The app is closed: nobody listens any more. */
  public synchronized void cut() throws IOException {
    server.close();
    if (client != null) {
      client.close();
      client = null;
    }
  }

  /** The app is opened again. */
  public void restore() throws IOException {
    open(port);
  }

  @Override
  public void close() throws IOException {
    cut();
  }
}
