/* The WS2812 chain: one light a place, and lamps and buzzer, which also do something by time. */
#ifndef LIGHTS_H
#define LIGHTS_H

#include <stdint.h>

#include "protocol.h"
#include "scan.h"

#ifndef LIGHTS
#define LIGHTS PLACES
#endif

/* What all lights together may draw, in mA; a light draws 20 mA for each colour at full. */
#ifndef LIGHTS_MILLIAMPERES
#define LIGHTS_MILLIAMPERES 1500
#endif

struct lights {
  uint8_t rgb[LIGHTS][3];
};

/* 1 when the range is on the chain, else nothing is done and 0. */
uint8_t lights_fill(struct lights *l, uint16_t first, uint16_t count, const uint8_t *rgb);
uint8_t lights_set(struct lights *l, uint16_t first, const uint8_t *rgb, uint8_t count);

/* Sends all to the chain, dimmed when they would draw too much. Takes 30 us a light. */
void lights_show(const struct lights *l);

struct lamps {
  uint8_t mode[LAMPS];
  uint8_t on; /* as last told to the port */
  uint8_t sounding;
  uint32_t silent_at;
};

/* 1 when all modes exist, else nothing is done and 0. */
uint8_t lamps_set(struct lamps *l, const uint8_t *modes);
void lamps_buzz(struct lamps *l, uint16_t hertz, uint16_t millis, uint32_t now);
void lamps_tick(struct lamps *l, uint32_t now);

#endif
