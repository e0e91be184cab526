#include "fake_port.h"

#include <string.h>

struct fake_port port;

void fake_port_clear(void) {
  memset(&port, 0, sizeof port);
  port.sensor_present = 1;
  port.sensor[0x12] = 0x44;
  port.sensor[0x13] = 1;
}

uint32_t port_millis(void) { return port.millis; }

void port_send(const uint8_t *bytes, uint8_t n) {
  if (port.sent_length + n > sizeof port.sent) port.sent_length = 0;
  memcpy(port.sent + port.sent_length, bytes, n);
  port.sent_length += n;
}

row_bits port_read_row(uint8_t row) { return port.magnets[row] | port.idle; }
row_bits port_read_idle(void) { return port.idle; }
uint8_t port_buttons(void) { return port.buttons; }
void port_lamps(uint8_t on) { port.lamps = on; }
void port_tone(uint16_t hertz) { port.tone = hertz; }

void port_lights(uint8_t first, uint8_t second, uint8_t third) {
  if (port.lights_length + 3 > sizeof port.lights) port.lights_length = 0;
  port.lights[port.lights_length++] = first;
  port.lights[port.lights_length++] = second;
  port.lights[port.lights_length++] = third;
}

uint8_t port_i2c_write(uint8_t device, uint8_t reg, uint8_t value) {
  if (!port.sensor_present || device != 0x29) return 0;
  port.sensor[reg & 0x1F] = value;
  return 1;
}

uint8_t port_i2c_read(uint8_t device, uint8_t reg, uint8_t *bytes, uint8_t n) {
  if (!port.sensor_present || device != 0x29) return 0;
  for (uint8_t i = 0; i < n; i++) bytes[i] = port.sensor[(reg + i) & 0x1F];
  return 1;
}

uint8_t port_reset_cause(void) { return 2; }
uint16_t port_overruns(void) { return 0; }
