package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.frame.CameraDevice.Keeps;

class CamerasTest {
  @TempDir Path root;

  private void node(String name, String title, String bus) throws IOException {
    Files.createDirectories(root.resolve("dev"));
    Files.createFile(root.resolve("dev").resolve(name));
    Path device = root.resolve("sys/devices").resolve(bus).resolve(name);
    Files.createDirectories(device);
    Files.writeString(device.resolve("name"), title + "\n");
    Path classes = Files.createDirectories(root.resolve("sys/class/video4linux"));
    Files.createSymbolicLink(classes.resolve(name), device);
  }

  private void link(String folder, String name, String node) throws IOException {
    Path links = Files.createDirectories(root.resolve("dev/v4l").resolve(folder));
    Files.createSymbolicLink(links.resolve(name), Path.of("../../" + node));
  }

  @Test
  void listsEachCameraOnceByItsMostLastingName() throws IOException {
    node("video0", "HD Pro Webcam", "usb1");
    node("video1", "HD Pro Webcam", "usb1");
    node("video2", "Twin", "usb1");
    node("video7", "Dummy video device", "virtual/video4linux");
    node("video10", "bcm2835-codec-decode", "platform/codec");
    link("by-id", "usb-046d_HD_Pro-video-index0", "video0");
    link("by-id", "usb-046d_HD_Pro-video-index1", "video1");
    link("by-path", "pci-0-usb-0:1:1.0-video-index0", "video0");
    link("by-path", "pci-0-usb-0:2:1.0-video-index0", "video2");
    link("by-path", "platform-bcm2835-codec-video-index0", "video10");
    link("by-id", "usb-gone-video-index0", "video99");
    assertThat(new Cameras(root).found())
        .extracting(camera -> camera.device().getFileName().toString(), CameraDevice::title)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("usb-046d_HD_Pro-video-index0", "HD Pro Webcam"),
            org.assertj.core.groups.Tuple.tuple("pci-0-usb-0:2:1.0-video-index0", "Twin"),
            org.assertj.core.groups.Tuple.tuple("video7", "Dummy video device"));
    assertThat(new Cameras(root).found())
        .extracting(CameraDevice::keeps)
        .containsExactly(Keeps.CAMERA, Keeps.PORT, Keeps.NOTHING);
    assertThat(new Cameras(root).found()).allMatch(CameraDevice::usable);
  }

  @Test
  void aMachineWithoutCamerasHasNone() {
    assertThat(new Cameras(root).found()).isEmpty();
    assertThat(Cameras.list()).isNotNull();
  }
}
