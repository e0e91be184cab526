/* Random and mutated bytes into the whole board, built with sanitizers:
 *   core-fuzz BYTES SEED
 * Tells how many frames were taken that nobody sent; fails when the sanitizers find something.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core/board.h"
#include "fake_port.h"

static struct board board;
static uint64_t state;

static unsigned random_below(unsigned n) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(state >> 33) % n;
}

static unsigned long wrong, whole, bytes_given;

/* The frames that were sent last: one whose end was cut off is complete with the zero at the front of
 * a later one. */
#define TRUTHS 8
static struct decoder truth[TRUTHS];

static int was_sent(const struct decoder *d) {
  for (int i = 0; i < TRUTHS; i++)
    if (d->length == truth[i].length && !memcmp(d->payload, truth[i].payload, d->length)) return 1;
  return 0;
}

/* One byte into a decoder of our own, to see what it takes, and into the board. */
static void give(struct decoder *twin, uint8_t byte) {
  bytes_given++;
  if (decoder_push(twin, byte) == DECODED_FRAME) {
    whole++;
    if (!was_sent(twin)) wrong++;
  }
  board_receive(&board, byte);
}

static void one_frame(struct decoder *twin) {
  uint8_t data[MAX_DATA], wire[MAX_WIRE + 8], n = (uint8_t)random_below(random_below(8) ? 10 : MAX_DATA + 1);
  for (uint8_t i = 0; i < n; i++) data[i] = (uint8_t)(random_below(3) ? random_below(256) : 0);
  uint8_t type = (uint8_t)(random_below(4) ? 0x81 + random_below(13) : random_below(256));
  unsigned length = frame_encode(wire, type, (uint8_t)random_below(256), data, n);
  memmove(truth + 1, truth, sizeof truth - sizeof truth[0]);
  for (unsigned i = 0; i < length; i++) decoder_push(&truth[0], wire[i]);
  for (unsigned mutations = random_below(3); mutations--;) {
    unsigned at = random_below(length);
    switch (random_below(4)) {
      case 0: wire[at] ^= (uint8_t)(1 + random_below(255)); break;
      case 1: memmove(wire + at, wire + at + 1, --length - at); break;
      case 2:
        memmove(wire + at + 1, wire + at, length++ - at);
        wire[at] = (uint8_t)random_below(256);
        break;
      default: length = at + 1;
    }
    if (length < 2) break;
  }
  for (unsigned i = 0; i < length; i++) give(twin, wire[i]);
}

int main(int argc, char **argv) {
  unsigned long most = argc > 1 ? strtoul(argv[1], NULL, 10) : 100000;
  state = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
  static struct decoder twin;
  fake_port_clear();
  board_start(&board);
  while (bytes_given < most) {
    if (random_below(4)) {
      one_frame(&twin);
    } else {
      for (unsigned n = random_below(200); n--;) give(&twin, (uint8_t)random_below(256));
    }
    port.millis++;
    port.magnets[random_below(ROWS)] = random_below(4) ? 0 : random_below(1 << 19);
    board_tick(&board);
  }
  printf("bytes %lu frames %lu wrong %lu\n", bytes_given, whole, wrong);
  return 0;
}
