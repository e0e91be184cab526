/* Frames: COBS between zeros, with a CRC. */
#ifndef FRAME_H
#define FRAME_H

#include <stdint.h>

#include "protocol.h"

/* CRC-16/MCRF4XX of n bytes; begin with CRC_START. */
#define CRC_START 0xFFFFu
uint16_t crc16(uint16_t crc, const uint8_t *bytes, uint8_t n);

/* Writes a whole frame to wire (MAX_WIRE bytes) and tells its length. n is at most MAX_DATA. */
uint8_t frame_encode(uint8_t *wire, uint8_t type, uint8_t sequence, const uint8_t *data, uint8_t n);

/* Takes frames out of a stream of bytes. All zero is ready to use. */
struct decoder {
  uint8_t payload[MAX_PAYLOAD];
  uint8_t length;
  uint8_t code; /* of the COBS block we are in; 0 before the first */
  uint8_t left; /* bytes left in that block */
  uint8_t bad;
};

enum decoded { DECODED_NOTHING = 0, DECODED_FRAME = 1, DECODED_BAD = 2 };

/* Takes one byte. After DECODED_FRAME the payload is whole and its CRC right, until the next call. */
enum decoded decoder_push(struct decoder *d, uint8_t byte);

/* Parts of the frame that was just decoded. */
static inline uint8_t frame_type(const struct decoder *d) { return d->payload[0]; }
static inline uint8_t frame_sequence(const struct decoder *d) { return d->payload[1]; }
static inline const uint8_t *frame_data(const struct decoder *d) { return d->payload + 3; }
static inline uint8_t frame_data_length(const struct decoder *d) { return d->payload[2]; }

/* Numbers of two and four bytes, low byte first. */
static inline uint16_t get16(const uint8_t *b) { return (uint16_t)(b[0] | (uint16_t)b[1] << 8); }
static inline uint8_t *put16(uint8_t *b, uint16_t v) {
  b[0] = (uint8_t)v;
  b[1] = (uint8_t)(v >> 8);
  return b + 2;
}
static inline uint8_t *put32(uint8_t *b, uint32_t v) { return put16(put16(b, (uint16_t)v), (uint16_t)(v >> 16)); }

#endif
