package org.lunartable.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Lists the cameras that Video4Linux knows, by names that last. */
public final class Cameras {
  private final Path root;

  Cameras(Path root) {
    this.root = root;
  }

  /** The USB cameras that are plugged in, by name; empty on a machine without any. */
  public static List<CameraDevice> list() {
    return new Cameras(Path.of("/")).found();
  }

  /** One entry a camera: under the most lasting of its names. */
  List<CameraDevice> found() {
    Map<Path, CameraDevice> byNode = new TreeMap<>();
    links("dev/v4l/by-id").forEach(link -> put(byNode, link, CameraDevice.Keeps.CAMERA));
    links("dev/v4l/by-path").stream()
        .filter(link -> link.getFileName().toString().contains("usb"))
        .forEach(link -> put(byNode, link, CameraDevice.Keeps.PORT));
    nodes().stream()
        .filter(this::isSoftware)
        .forEach(node -> put(byNode, node, CameraDevice.Keeps.NOTHING));
    return sorted(byNode.values());
  }

  private static List<CameraDevice> sorted(Collection<CameraDevice> cameras) {
    return cameras.stream()
        .sorted(
            Comparator.comparing(CameraDevice::keeps)
                .thenComparing(camera -> camera.device().toString()))
        .toList();
  }

  private void put(Map<Path, CameraDevice> byNode, Path device, CameraDevice.Keeps keeps) {
    try {
      Path node = device.toRealPath();
      boolean usable = Files.isReadable(node) && Files.isWritable(node);
      byNode.putIfAbsent(node, new CameraDevice(device, title(node), node, keeps, usable));
    } catch (IOException e) {
      // Unplugged this very moment.
    }
  }

  /** The links of a folder that are a camera's pictures; others of the same camera are not. */
  private List<Path> links(String folder) {
    return entries(root.resolve(folder)).stream()
        .filter(link -> link.getFileName().toString().endsWith("-video-index0"))
        .toList();
  }

  private List<Path> nodes() {
    return entries(root.resolve("dev")).stream()
        .filter(node -> node.getFileName().toString().matches("video\\d+"))
        .toList();
  }

  /** A camera that a program feeds (v4l2loopback). A Pi's many coders are no cameras either. */
  private boolean isSoftware(Path node) {
    Path system = root.resolve("sys/class/video4linux").resolve(node.getFileName());
    try {
      return system.toRealPath().toString().contains("/devices/virtual/");
    } catch (IOException e) {
      return false;
    }
  }

  private String title(Path node) {
    Path file = root.resolve("sys/class/video4linux").resolve(node.getFileName()).resolve("name");
    try {
      String name = Files.readString(file).strip();
      return name.isEmpty() ? node.getFileName().toString() : name;
    } catch (IOException e) {
      return node.getFileName().toString();
    }
  }

  private static List<Path> entries(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
