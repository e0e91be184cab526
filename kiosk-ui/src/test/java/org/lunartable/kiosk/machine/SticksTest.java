package org.lunartable.kiosk.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.machine.Sticks.Stick;

class SticksTest {

  @TempDir Path root;
  private String mountAsked = "";

  private Sticks sticks() {
    return new Sticks(this::mount, root);
  }

  private Commands.Result mount(List<String> command) throws IOException {
    mountAsked = String.join(" ", command);
    write("proc/self/mounts", "/dev/sda1 /media/lunar-table/MY\\040STICK vfat rw 0 0\n");
    return new Commands.Result(0, "");
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @BeforeEach
  void plug() throws IOException {
    write("sys/block/mmcblk0/removable", "0\n");
    write("sys/block/mmcblk0/size", "31116288\n");
    write("sys/block/sda/removable", "1\n");
    write("sys/block/sda/size", "2097152\n");
    write("sys/block/sda/sda1/partition", "1\n");
    write("sys/block/sda/sda1/size", "2095104\n");
    write("sys/block/sdb/removable", "1\n");
    write("sys/block/sdb/size", "0\n");
    write("proc/self/mounts", "/dev/mmcblk0p2 / ext4 rw 0 0\n");
  }

  @Test
  void onlySticksWithSomethingInThemAreTold() {
    assertThat(sticks().plugged()).containsExactly(new Stick("sda1", 1023));
  }

  @Test
  void aStickThatIsNotMountedIsMounted() throws Exception {
    assertThat(sticks().folder("sda1")).isEqualTo(Path.of("/media/lunar-table/MY STICK"));
    assertThat(mountAsked).isEqualTo("udisksctl mount --no-user-interaction -b /dev/sda1");
    mountAsked = "";
    sticks().folder("sda1");
    assertThat(mountAsked).isEmpty();
  }

  @Test
  void whatIsNoStickIsNeverMounted() {
    assertThatThrownBy(() -> sticks().folder("mmcblk0p2")).isInstanceOf(MachineProblem.class);
    assertThatThrownBy(() -> sticks().folder("../sda1")).isInstanceOf(MachineProblem.class);
    assertThat(mountAsked).isEmpty();
  }
}
