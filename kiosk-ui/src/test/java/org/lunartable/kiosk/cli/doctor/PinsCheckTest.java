package org.lunartable.kiosk.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.hardware.PinProblem;
import org.lunartable.kiosk.cli.doctor.Check.State;

class PinsCheckTest {

  @TempDir Path root;

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private void raspberryPi() throws IOException {
    write("proc/device-tree/model", "Raspberry Pi 5 Model B Rev 1.0\0");
    write("dev/gpiochip0", "");
  }

  private void installed(String group) throws IOException {
    write("usr/lib/systemd/system/lunar-table.service", "[Unit]\n");
    write("etc/group", "root:x:0:\n" + group + "\n");
  }

  private Check allowed() {
    return new PinsCheck(root, () -> {}).check();
  }

  @Test
  void aPcWithChipsOfItsOwnHasNoPins() throws IOException {
    write("dev/gpiochip0", "");
    assertThat(allowed().state()).isEqualTo(State.ABSENT);
    assertThat(allowed().detail()).contains("no Raspberry Pi");
  }

  @Test
  void anotherBoardWithADeviceTreeHasNoneEither() throws IOException {
    raspberryPi();
    write("proc/device-tree/model", "Pine64 Rock64\0");
    assertThat(allowed().state()).isEqualTo(State.ABSENT);
  }

  @Test
  void onARaspberryPiItIsWhetherThisUserMay() throws IOException {
    raspberryPi();
    assertThat(allowed().state()).isEqualTo(State.OK);
    PinsCheck refused =
        new PinsCheck(
            root,
            () -> {
              throw new PinProblem(PinProblem.Kind.NOT_ALLOWED, "Not you.", null);
            });
    assertThat(refused.check().state()).isEqualTo(State.ABSENT);
    assertThat(refused.check().remedy()).isEqualTo("Not you.");
    assertThat(refused.check().pageFields().get("texts").toString())
        .contains("hands.pin.not-allowed.help");
  }

  @Test
  void whereThePackageIsInstalledItIsWhetherTheServiceMay() throws IOException {
    raspberryPi();
    installed("gpio:x:986:pi,lunar-table");
    assertThat(allowed().state()).isEqualTo(State.OK);
    installed("gpio:x:986:pi,lunar-tables");
    assertThat(allowed().state()).isEqualTo(State.ABSENT);
    assertThat(allowed().remedy())
        .contains("usermod -aG gpio lunar-table", "systemctl restart lunar-table");
  }

  @Test
  void aSystemThatShowsNoChipsSaysSo() throws IOException {
    write("proc/device-tree/model", "Raspberry Pi 3\0");
    installed("gpio:x:986:lunar-table");
    assertThat(allowed().detail()).contains("the system shows none");
  }
}
