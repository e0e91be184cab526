/* A board of paper: what the core asks for comes from here, what it does is noted here. */
#ifndef FAKE_PORT_H
#define FAKE_PORT_H

#include "../core/port.h"

struct fake_port {
  uint32_t millis;
  row_bits magnets[ROWS];
  row_bits idle;
  uint8_t buttons, lamps;
  uint16_t tone;
  uint8_t sent[65536];
  unsigned sent_length;
  uint8_t lights[3 * PLACES + 3];
  unsigned lights_length;
  uint8_t sensor[32]; /* registers of the colour sensor */
  uint8_t sensor_present;
};

extern struct fake_port port;

void fake_port_clear(void);

#endif
