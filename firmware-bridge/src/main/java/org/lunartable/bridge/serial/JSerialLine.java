package org.lunartable.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.lunartable.bridge.link.SerialLine;

/**
 * An open port of jSerialComm, read without its listeners: after a plug was pulled those are called
 * without end.
 */
final class JSerialLine implements SerialLine {

  /** A port that is gone may read as nothing at once, again and again, instead of waiting. */
  private static final long TOO_SOON_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private static final int TOO_SOON_TIMES = 10;

  private final SerialPort port;
  private int tooSoon;

  JSerialLine(SerialPort port) {
    this.port = port;
  }

  @Override
  public int read(byte[] into) throws IOException {
    long before = System.nanoTime();
    int count = port.readBytes(into, into.length);
    if (count < 0) {
      throw new IOException("the port is gone");
    }
    boolean soon = count == 0 && System.nanoTime() - before < TOO_SOON_NANOS;
    tooSoon = soon ? tooSoon + 1 : 0;
    if (tooSoon > TOO_SOON_TIMES) {
      throw new IOException("the port says nothing");
    }
    return count;
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    if (port.writeBytes(bytes, bytes.length) != bytes.length) {
      throw new IOException("the port takes nothing");
    }
  }

  @Override
  public void close() {
    port.closePort();
  }
}
