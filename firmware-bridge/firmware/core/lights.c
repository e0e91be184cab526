#include "lights.h"

#include <string.h>

#include "port.h"

uint8_t lights_fill(struct lights *l, uint16_t first, uint16_t count, const uint8_t *rgb) {
  if (first > LIGHTS || count > LIGHTS - first) return 0;
  while (count--) memcpy(l->rgb[first++], rgb, 3);
  return 1;
}

uint8_t lights_set(struct lights *l, uint16_t first, const uint8_t *rgb, uint8_t count) {
  if (first > LIGHTS || count > LIGHTS - first) return 0;
  memcpy(l->rgb[first], rgb, 3u * count);
  return 1;
}

/* 256 for as they are, less when they would draw too much. */
static uint16_t dimming(const struct lights *l) {
  const uint32_t most = (uint32_t)LIGHTS_MILLIAMPERES * 255 / 20;
  uint32_t sum = 0;
  for (uint16_t i = 0; i < LIGHTS; i++) sum += (uint32_t)l->rgb[i][0] + l->rgb[i][1] + l->rgb[i][2];
  return sum <= most ? 256 : (uint16_t)(most * 256 / sum);
}

void lights_show(const struct lights *l) {
  uint16_t by = dimming(l);
  for (uint16_t i = 0; i < LIGHTS; i++) {
    uint16_t row = (uint16_t)(i / COLUMNS), along = (uint16_t)(i % COLUMNS);
    uint16_t in_row = (uint16_t)(LIGHTS - row * COLUMNS < COLUMNS ? LIGHTS - row * COLUMNS : COLUMNS);
    /* The chain is laid to and fro: every second row runs from right to left. */
    const uint8_t *rgb = l->rgb[row * COLUMNS + (row & 1 ? in_row - 1u - along : along)];
    port_lights((uint8_t)(rgb[1] * (uint32_t)by >> 8), (uint8_t)(rgb[0] * (uint32_t)by >> 8),
                (uint8_t)(rgb[2] * (uint32_t)by >> 8)); /* they want green first */
  }
}

uint8_t lamps_set(struct lamps *l, const uint8_t *modes) {
  for (uint8_t i = 0; i < LAMPS; i++)
    if (modes[i] >= LAMP_MODES) return 0;
  memcpy(l->mode, modes, LAMPS);
  return 1;
}

void lamps_buzz(struct lamps *l, uint16_t hertz, uint16_t millis, uint32_t now) {
  l->sounding = hertz && millis;
  l->silent_at = now + millis;
  port_tone(l->sounding ? hertz : 0);
}

static uint8_t lit(uint8_t mode, uint32_t now) {
  switch (mode) {
    case LAMP_ON: return 1;
    case LAMP_SLOW: return (now & 1023) < 512;
    case LAMP_FAST: return (now & 255) < 128;
    default: return 0;
  }
}

void lamps_tick(struct lamps *l, uint32_t now) {
  uint8_t on = 0;
  for (uint8_t i = 0; i < LAMPS; i++)
    if (lit(l->mode[i], now)) on |= (uint8_t)(1 << i);
  if (on != l->on) port_lamps(l->on = on);
  if (l->sounding && (int32_t)(now - l->silent_at) >= 0) {
    l->sounding = 0;
    port_tone(0);
  }
}
