package org.lunartable.kiosk.assembly.source;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Names a camera as people write it: {@code auto}, {@code simulated}, {@code rpicam}, {@code
 * rpicam:1}, a device such as {@code /dev/v4l/by-id/…}, an address, a folder of pictures or a file
 * of them. Immutable.
 */
public sealed interface CameraName {

  /** The first real camera that works, else the simulated table. */
  CameraName AUTOMATIC = new Automatic();

  /** The simulated table. */
  CameraName SIMULATED = new Simulated();

  /** The name as it is written; {@link CameraNames#parse} reads it back. */
  String text();

  /** What to do with each kind of camera. */
  record Cases<T>(
      Supplier<T> automatic,
      Supplier<T> simulated,
      Function<Path, T> device,
      IntFunction<T> pi,
      Function<URI, T> network,
      Function<Path, T> recording) {}

  /** Takes the name apart. */
  <T> T match(Cases<T> cases);

  /** See {@link #AUTOMATIC}. */
  record Automatic() implements CameraName {
    @Override
    public String text() {
      return "auto";
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.automatic().get();
    }
  }

  /** See {@link #SIMULATED}. */
  record Simulated() implements CameraName {
    @Override
    public String text() {
      return "simulated";
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.simulated().get();
    }
  }

  /** A camera that Video4Linux knows. */
  record Device(Path path) implements CameraName {
    @Override
    public String text() {
      return path.toString();
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.device().apply(path);
    }
  }

  /**
   * A Raspberry Pi's own camera.
   *
   * @param number from 0, for a Pi with two
   */
  record Pi(int number) implements CameraName {
    @Override
    public String text() {
      return number == 0 ? CameraNames.PI : CameraNames.PI + ":" + number;
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.pi().apply(number);
    }
  }

  /** A camera on the network, such as a phone. */
  record Network(URI address) implements CameraName {
    @Override
    public String text() {
      return address.toString();
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.network().apply(address);
    }
  }

  /** Pictures that were taken before: a folder of JPEGs or a file of JPEGs one after the other. */
  record Recording(Path path) implements CameraName {
    @Override
    public String text() {
      return path.toString();
    }

    @Override
    public <T> T match(Cases<T> cases) {
      return cases.recording().apply(path);
    }
  }
}
