#include "frame.h"

uint16_t crc16(uint16_t crc, const uint8_t *bytes, uint8_t n) {
  /* The byte-wise form that avr-libc has as _crc_ccitt_update. */
  while (n--) {
    uint8_t x = (uint8_t)(*bytes++ ^ (uint8_t)crc);
    x = (uint8_t)(x ^ (uint8_t)(x << 4));
    crc = (uint16_t)(((uint16_t)x << 8 | crc >> 8) ^ (uint8_t)(x >> 4) ^ (uint16_t)x << 3);
  }
  return crc;
}

uint8_t frame_encode(uint8_t *wire, uint8_t type, uint8_t sequence, const uint8_t *data, uint8_t n) {
  uint8_t payload[MAX_PAYLOAD];
  uint8_t length = 0;
  payload[length++] = type;
  payload[length++] = sequence;
  payload[length++] = n;
  while (n--) payload[length++] = *data++;
  uint16_t crc = crc16(CRC_START, payload, length);
  payload[length++] = (uint8_t)crc;
  payload[length++] = (uint8_t)(crc >> 8);

  /* A payload is shorter than 254 bytes, so no block is ever full. */
  uint8_t *out = wire;
  *out++ = 0;
  for (uint8_t i = 0; i <= length; i++) {
    uint8_t *code = out++;
    while (i < length && payload[i]) *out++ = payload[i++];
    *code = (uint8_t)(out - code);
  }
  *out++ = 0;
  return (uint8_t)(out - wire);
}

static void append(struct decoder *d, uint8_t byte) {
  if (d->length == MAX_PAYLOAD) {
    d->bad = 1;
  } else {
    d->payload[d->length++] = byte;
  }
}

static enum decoded end_of_frame(struct decoder *d) {
  uint8_t length = d->length;
  if (!d->code) return DECODED_NOTHING; /* two zeros in a row */
  uint8_t whole = !d->bad && !d->left && length >= FRAME_OVERHEAD && length == d->payload[2] + FRAME_OVERHEAD;
  d->code = 0;
  if (!whole) return DECODED_BAD;
  uint16_t crc = crc16(CRC_START, d->payload, (uint8_t)(length - 2));
  return crc == get16(d->payload + length - 2) ? DECODED_FRAME : DECODED_BAD;
}

enum decoded decoder_push(struct decoder *d, uint8_t byte) {
  if (!byte) {
    enum decoded result = end_of_frame(d);
    d->left = 0;
    return result;
  }
  if (!d->code) { /* the first byte after a zero */
    d->length = 0;
    d->bad = 0;
  }
  if (d->left) {
    append(d, byte);
    d->left--;
  } else {
    if (d->code && d->code != 0xFF) append(d, 0);
    d->code = byte;
    d->left = (uint8_t)(byte - 1);
  }
  return DECODED_NOTHING;
}
