/* The golden vectors, and what no vector can show. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core/frame.h"
#include "check.h"

static void crc_vector(const char *bytes, const char *crc) {
  uint8_t raw[256];
  unsigned n = unhex(bytes, raw, sizeof raw);
  CHECK_EQUAL(crc16(CRC_START, raw, (uint8_t)n), strtol(crc, NULL, 16));
}

static void frame_vector(const char *type, const char *sequence, const char *data, const char *wire) {
  uint8_t d[256], w[512], made[MAX_WIRE];
  uint8_t n = (uint8_t)unhex(data, d, sizeof d);
  unsigned wire_length = unhex(wire, w, sizeof w), frames = 0;
  uint8_t t = (uint8_t)strtoul(type, NULL, 16), s = (uint8_t)strtoul(sequence, NULL, 16);
  CHECK_EQUAL(frame_encode(made, t, s, d, n), wire_length);
  CHECK(!memcmp(made, w, wire_length));
  struct decoder decoder = {0};
  for (unsigned i = 0; i < wire_length; i++) frames += decoder_push(&decoder, w[i]) == DECODED_FRAME;
  CHECK_EQUAL(frames, 1);
  CHECK_EQUAL(frame_type(&decoder), t);
  CHECK_EQUAL(frame_sequence(&decoder), s);
  CHECK_EQUAL(frame_data_length(&decoder), n);
  CHECK(!memcmp(frame_data(&decoder), d, n));
}

static void bad_vector(const char *wire) {
  uint8_t w[512];
  unsigned n = unhex(wire, w, sizeof w), bad = 0;
  struct decoder decoder = {0};
  for (unsigned i = 0; i < n; i++) {
    enum decoded decoded = decoder_push(&decoder, w[i]);
    CHECK(decoded != DECODED_FRAME);
    bad += decoded == DECODED_BAD;
  }
  CHECK(bad >= 1);
}

static void stream_vector(const char *wire, char *frames) {
  uint8_t w[512];
  unsigned n = unhex(wire, w, sizeof w);
  struct decoder decoder = {0};
  char *expected = strtok(frames, " \n");
  for (unsigned i = 0; i < n; i++) {
    if (decoder_push(&decoder, w[i]) != DECODED_FRAME) continue;
    unsigned type = 0, sequence = 0;
    CHECK(expected && sscanf(expected, "%x:%x", &type, &sequence) == 2);
    CHECK_EQUAL(frame_type(&decoder), type);
    CHECK_EQUAL(frame_sequence(&decoder), sequence);
    expected = strtok(NULL, " \n");
  }
  CHECK(!expected);
}

static void vector(char *line) {
  char kind[16], name[64], a[512], b[512], c[512], d[512];
  int after = 0;
  if (line[0] == '#' || sscanf(line, "%15s %63s %511s%n", kind, name, a, &after) != 3) return;
  if (!strcmp(kind, "bad")) bad_vector(a);
  else if (!strcmp(kind, "stream")) stream_vector(a, line + after);
  else if (!strcmp(kind, "crc") && sscanf(line + after, "%511s", b) == 1) crc_vector(a, b);
  else if (!strcmp(kind, "frame") && sscanf(line + after, "%511s %511s %511s", b, c, d) == 3) frame_vector(a, b, c, d);
  else CHECK(!"a line of the golden vectors is understood");
}

static void golden_vectors(const char *file) {
  char line[2048];
  unsigned before = checks;
  FILE *in = fopen(file, "r");
  CHECK(in != NULL);
  if (!in) return;
  while (fgets(line, sizeof line, in)) vector(line);
  fclose(in);
  CHECK(checks - before > 100);
}

/* Any one byte of a frame changed to any other value: nothing comes out, or at least nothing else. */
static void one_wrong_byte(void) {
  static const uint8_t data[6] = {0, 1, 2, 0, 0xFF, 0};
  uint8_t wire[MAX_WIRE], n = frame_encode(wire, CMD_LIGHT_SET, 9, data, sizeof data);
  for (uint8_t at = 1; at + 1 < n; at++) {
    for (unsigned wrong = 1; wrong < 256; wrong++) {
      struct decoder decoder = {0};
      wire[at] = (uint8_t)(wire[at] ^ wrong);
      for (uint8_t i = 0; i < n; i++) CHECK(decoder_push(&decoder, wire[i]) != DECODED_FRAME);
      wire[at] = (uint8_t)(wire[at] ^ wrong);
    }
  }
}

void frame_tests(const char *golden) {
  golden_vectors(golden);
  one_wrong_byte();
}
