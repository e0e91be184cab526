#include "messages.h"

#include "colour.h"
#include "port.h"

void send_message(struct board *b, uint8_t type, const uint8_t *data, uint8_t n) {
  uint8_t wire[MAX_WIRE];
  port_send(wire, frame_encode(wire, type, b->sequence++, data, n));
}

void send_hello(struct board *b) {
  uint8_t d[10] = {PROTOCOL_MAJOR, PROTOCOL_MINOR, FIRMWARE_MAJOR, FIRMWARE_MINOR, ROWS, COLUMNS};
  uint8_t *end = put16(d + 6, LIGHTS);
  *end++ = (uint8_t)((b->has_colour ? FEATURE_COLOUR : 0) | (LIGHTS ? FEATURE_LIGHTS : 0));
  *end = port_reset_cause();
  send_message(b, MSG_HELLO, d, sizeof d);
}

void send_snapshot(struct board *b) {
  uint8_t d[2 + 2 * BITMAP] = {ROWS, COLUMNS};
  send_changes(b); /* they are older than the snapshot */
  scan_bitmaps(&b->scan, d + 2);
  send_message(b, MSG_SNAPSHOT, d, sizeof d);
}

void send_changes(struct board *b) {
  if (b->changes_length) send_message(b, MSG_CHANGE, b->changes, b->changes_length);
  b->changes_length = 0;
}

void send_button(struct board *b, const struct button_event *event) {
  uint8_t d[7] = {b->buttons.id, event->button, event->action};
  put32(d + 3, event->at);
  send_message(b, MSG_BUTTON, d, sizeof d);
}

void send_heartbeat(struct board *b, uint32_t now) {
  uint8_t state[2 * BITMAP], d[6];
  scan_bitmaps(&b->scan, state);
  put16(put32(d, now), crc16(CRC_START, state, sizeof state));
  send_message(b, MSG_HEARTBEAT, d, sizeof d);
}

void send_colour(struct board *b) {
  uint16_t crgb[4];
  uint8_t d[9];
  d[0] = colour_read(crgb);
  if (d[0] == COLOUR_MISSING) b->counters[COUNT_I2C_ERRORS]++;
  for (uint8_t i = 0; i < 4; i++) put16(d + 1 + 2 * i, crgb[i]);
  send_message(b, MSG_COLOUR, d, sizeof d);
}

void send_fault(struct board *b, uint8_t kind, uint16_t place_or_column) {
  uint8_t d[3] = {kind};
  put16(d + 1, place_or_column);
  send_changes(b); /* in the order in which it happened */
  send_message(b, MSG_FAULT, d, sizeof d);
}

static uint16_t mute_occupied(struct board *b, uint8_t empty) {
  uint16_t occupied = 0;
  for (uint8_t row = 0; row < ROWS; row++) {
    for (uint8_t column = 0; column < COLUMNS; column++) {
      if (!(b->scan.raw[row] >> column & 1)) continue;
      occupied++;
      if (empty) scan_hold(&b->scan, (uint16_t)(row * COLUMNS + column), 1, &b->report);
    }
  }
  return occupied;
}

static uint16_t count_muted(const struct board *b) {
  uint16_t muted = 0;
  for (uint8_t row = 0; row < ROWS; row++)
    for (row_bits left = scan_muted(&b->scan, row); left; left &= left - 1) muted++;
  return muted;
}

void send_self_test(struct board *b, uint8_t empty) {
  uint16_t crgb[4], occupied = mute_occupied(b, empty);
  uint8_t d[9] = {0};
  b->has_colour = colour_read(crgb) != COLOUR_MISSING;
  if (b->scan.shorted) d[0] |= TEST_COLUMN_SHORTED;
  if (!b->has_colour) d[0] |= TEST_NO_COLOUR_SENSOR;
  if (empty && occupied) d[0] |= TEST_SENSOR_STUCK;
  put16(put16(put32(d + 1, b->scan.shorted), occupied), count_muted(b));
  send_message(b, MSG_SELF_TEST, d, sizeof d);
}

void send_counters(struct board *b) {
  uint8_t d[2 * COUNTERS], *end = d;
  b->counters[COUNT_UART_OVERRUN] = port_overruns();
  for (uint8_t i = 0; i < COUNTERS; i++) end = put16(end, b->counters[i]);
  send_message(b, MSG_COUNTERS, d, sizeof d);
}

void send_ack(struct board *b, uint8_t sequence, uint8_t status) {
  uint8_t d[2] = {sequence, status};
  send_message(b, MSG_ACK, d, sizeof d);
}
