package org.lunartable.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.bridge.serial.PortName.UsbId;

class PortNameTest {

  @Test
  void usbAloneIsAnArduinoMega() {
    assertThat(PortName.parse("usb").usb()).contains(new UsbId(0x2341, 0x0042));
  }

  @Test
  void usbWithNumbersIsThatDevice() {
    assertThat(PortName.parse("usb:1A86:7523").usb()).containsExactly(new UsbId(0x1a86, 0x7523));
  }

  @Test
  void aPathIsAPath() {
    assertThat(PortName.parse("/dev/ttyACM0").path()).isEqualTo(Path.of("/dev/ttyACM0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ttyACM0", "usb:", "usb:12345:1", "COM3"})
  void anythingElseIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> PortName.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(
            "' names no port; give usb, usb:VVVV:PPPP or a path such as /dev/ttyACM0.");
  }

  @Test
  void aPathThatIsNotThereIsSaidInASentence() {
    assertThatThrownBy(() -> new SerialPorts(PortName.parse("/nowhere/board")).open())
        .isInstanceOf(IOException.class)
        .hasMessage("The sensor board is not plugged in: there is no /nowhere/board.");
  }

  @Test
  void aUsbDeviceThatIsNotThereIsSaidInASentence() {
    assertThatThrownBy(() -> new SerialPorts(PortName.parse("usb:ffff:fffe")).open())
        .isInstanceOf(IOException.class)
        .hasMessage("The sensor board is not plugged in: no USB device [ffff:fffe].");
  }
}
