package org.lunartable.vision.frame;

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

/** A phone that streams: multipart, as most apps do it, either plain or in HTTP chunks. */
final class PhoneRig implements Rig {
  private static final String HEAD =
      "HTTP/1.1 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n";

  private final boolean chunked;
  private final int port;
  private ServerSocket server;
  private Socket client;

  PhoneRig(boolean chunked) throws IOException {
    this.chunked = chunked;
    listen(0);
    port = server.getLocalPort();
  }

  private synchronized void listen(int wanted) throws IOException {
    ServerSocket now = new ServerSocket();
    now.setReuseAddress(true);
    now.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
    server = now;
    Thread accepting = new Thread(() -> accept(now), "phone");
    accepting.setDaemon(true);
    accepting.start();
  }

  private void accept(ServerSocket from) {
    try {
      while (true) {
        answer(from.accept());
      }
    } catch (IOException e) {
      // Closed by cut() or close().
    }
  }

  private void answer(Socket socket) throws IOException {
    BufferedReader request =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    String line = request.readLine();
    while (line != null && !line.isEmpty()) {
      line = request.readLine();
    }
    String end = chunked ? "Transfer-Encoding: chunked\r\n\r\n" : "Connection: close\r\n\r\n";
    socket.getOutputStream().write((HEAD + end).getBytes(US_ASCII));
    synchronized (this) {
      client = socket;
    }
  }

  @Override
  public FrameSource open(Time time) {
    URI address = URI.create("http://127.0.0.1:" + port + "/video");
    return HttpCamera.source(address, 10, Patience.USUAL, time);
  }

  @Override
  public synchronized void send(byte[] bytes) {
    if (client == null) {
      return;
    }
    try {
      write(client.getOutputStream(), part(bytes));
    } catch (IOException e) {
      client = null;
    }
  }

  private static byte[] part(byte[] bytes) {
    String head = "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + bytes.length;
    return TestJpegs.join((head + "\r\n\r\n").getBytes(US_ASCII), bytes, "\r\n".getBytes(US_ASCII));
  }

  private void write(OutputStream out, byte[] part) throws IOException {
    if (!chunked) {
      out.write(part);
      return;
    }
    // Two chunks, so that their borders lie inside pictures.
    int middle = part.length / 2;
    chunk(out, java.util.Arrays.copyOf(part, middle));
    chunk(out, java.util.Arrays.copyOfRange(part, middle, part.length));
  }

  private static void chunk(OutputStream out, byte[] bytes) throws IOException {
    byte[] size = (Integer.toHexString(bytes.length) + "\r\n").getBytes(US_ASCII);
    out.write(TestJpegs.join(size, bytes, "\r\n".getBytes(US_ASCII)));
  }

  @Override
  public synchronized void cut() throws IOException {
    server.close();
    client.close();
    client = null;
  }

  @Override
  public void restore() throws IOException {
    listen(port);
  }

  /** The other end closed: reading gives the end of the stream, or an error. */
  @Override
  public boolean released() throws IOException {
    Socket socket;
    synchronized (this) {
      socket = client;
    }
    socket.setSoTimeout(5000);
    try {
      return socket.getInputStream().read() < 0;
    } catch (java.net.SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  @Override
  public synchronized void close() throws IOException {
    server.close();
    if (client != null) {
      client.close();
    }
  }
}
