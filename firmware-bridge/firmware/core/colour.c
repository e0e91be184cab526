#include "colour.h"

#include "frame.h"
#include "port.h"

#define TCS_ADDRESS 0x29
#define TCS_COMMAND 0x80
#define TCS_AUTO_INCREMENT 0x20
#define TCS_ENABLE 0x00 /* 0x03: power and converters on */
#define TCS_TIME 0x01   /* 0xF6: ten cycles of 2.4 ms, full scale 10240 */
#define TCS_GAIN 0x0F   /* 0x01: four times */
#define TCS_ID 0x12     /* 0x44 or 0x4D */
#define TCS_STATUS 0x13 /* bit 0: a conversion is complete; four 16-bit values follow it */
#define TCS_FULL_SCALE 10240u

static uint8_t write(uint8_t reg, uint8_t value) { return port_i2c_write(TCS_ADDRESS, TCS_COMMAND | reg, value); }

static uint8_t read(uint8_t reg, uint8_t *bytes, uint8_t n) {
  return port_i2c_read(TCS_ADDRESS, TCS_COMMAND | TCS_AUTO_INCREMENT | reg, bytes, n);
}

uint8_t colour_start(void) {
  uint8_t id;
  return read(TCS_ID, &id, 1) && (id == 0x44 || id == 0x4D) && write(TCS_TIME, 0xF6) && write(TCS_GAIN, 0x01) &&
         write(TCS_ENABLE, 0x03);
}

uint8_t colour_read(uint16_t *crgb) {
  uint8_t bytes[9] = {0};
  for (uint8_t i = 0; i < 4; i++) crgb[i] = 0;
  if (!read(TCS_ENABLE, bytes, 1)) return COLOUR_MISSING;
  /* A sensor that was unplugged has forgotten its settings. */
  if ((bytes[0] & 3) != 3) return colour_start() ? COLOUR_NOT_READY : COLOUR_MISSING;
  if (!read(TCS_STATUS, bytes, 9)) return COLOUR_MISSING;
  if (!(bytes[0] & 1)) return COLOUR_NOT_READY;
  for (uint8_t i = 0; i < 4; i++) crgb[i] = get16(bytes + 1 + 2 * i);
  return crgb[0] >= TCS_FULL_SCALE ? COLOUR_TOO_BRIGHT : COLOUR_OK;
}
