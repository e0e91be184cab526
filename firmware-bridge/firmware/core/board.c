#include "board.h"

#include <string.h>

#include "colour.h"
#include "messages.h"
#include "port.h"

static void on_change(void *context, uint16_t place, uint8_t occupied) {
  struct board *b = context;
  if (b->changes_length == sizeof b->changes) send_changes(b);
  put16(b->changes + b->changes_length, (uint16_t)(place | (occupied ? PLACE_OCCUPIED : 0)));
  b->changes_length = (uint8_t)(b->changes_length + 2);
}

static void on_fault(void *context, uint8_t kind, uint16_t place_or_column) {
  struct board *b = context;
  if (kind == FAULT_NOISY) b->counters[COUNT_MUTED]++;
  send_fault(b, kind, place_or_column);
}

void board_start(struct board *b) {
  b->report.context = b;
  b->report.changed = on_change;
  b->report.fault = on_fault;
  b->has_colour = colour_start();
  send_hello(b);
}

static uint8_t mute(struct board *b, const uint8_t *d) {
  uint16_t place = get16(d);
  if (place >= PLACES || d[2] > 1) return ACK_VALUE;
  scan_hold(&b->scan, place, d[2], &b->report);
  return ACK_OK;
}

static uint8_t set_lights(struct board *b, const uint8_t *d, uint8_t n) {
  if (n < 5 || (n - 2) % 3) return ACK_LENGTH;
  return lights_set(&b->lights, get16(d), d + 2, (uint8_t)((n - 2) / 3)) ? ACK_OK : ACK_VALUE;
}

/* What a command's data must be long; ANY where that depends. */
#define ANY 255
static uint8_t length_of(uint8_t type) {
  switch (type) {
    case CMD_HELLO: return 2;
    case CMD_BUTTON_ACK: return 1;
    case CMD_LAMPS: return LAMPS;
    case CMD_BUZZ: return 4;
    case CMD_LIGHT_FILL: return 7;
    case CMD_LIGHT_SET: return ANY;
    case CMD_SELF_TEST: return 1;
    case CMD_MUTE: return 3;
    default: return 0;
  }
}

/* Does what a command asks; its answer, if it has one besides the acknowledgement, goes first. */
static uint8_t obey(struct board *b, uint8_t type, const uint8_t *d, uint8_t n) {
  uint8_t wanted = length_of(type);
  if (type < CMD_HELLO || type > CMD_MUTE) return ACK_UNKNOWN;
  if (wanted != ANY && n != wanted) return ACK_LENGTH;
  switch (type) {
    case CMD_HELLO:
      send_hello(b);
      send_snapshot(b);
      return ACK_OK;
    case CMD_SNAPSHOT: send_snapshot(b); return ACK_OK;
    case CMD_BUTTON_ACK: buttons_acknowledged(&b->buttons, d[0]); return ACK_OK;
    case CMD_LAMPS: return lamps_set(&b->lamps, d) ? ACK_OK : ACK_VALUE;
    case CMD_BUZZ: lamps_buzz(&b->lamps, get16(d), get16(d + 2), port_millis()); return ACK_OK;
    case CMD_LIGHT_FILL: return lights_fill(&b->lights, get16(d), get16(d + 2), d + 4) ? ACK_OK : ACK_VALUE;
    case CMD_LIGHT_SET: return set_lights(b, d, n);
    case CMD_LIGHT_SHOW: b->show_lights = 1; return ACK_OK;
    case CMD_COLOUR: send_colour(b); return ACK_OK;
    case CMD_SELF_TEST: send_self_test(b, d[0] == 1); return ACK_OK;
    case CMD_COUNTERS: send_counters(b); return ACK_OK;
    case CMD_MUTE: return mute(b, d);
    default: return ACK_OK; /* CMD_ALIVE: being heard is all */
  }
}

void board_receive(struct board *b, uint8_t byte) {
  enum decoded decoded = decoder_push(&b->decoder, byte);
  if (decoded == DECODED_BAD) b->counters[COUNT_BAD_FRAMES]++;
  if (decoded != DECODED_FRAME) return;
  const struct decoder *frame = &b->decoder;
  b->counters[COUNT_FRAMES]++;
  b->host_present = 1;
  b->host_heard = port_millis();
  uint8_t status = obey(b, frame_type(frame), frame_data(frame), frame_data_length(frame));
  send_ack(b, frame_sequence(frame), status);
}

/* Nobody is there to switch them off. */
static void host_lost(struct board *b, uint32_t now) {
  static const uint8_t waiting[LAMPS] = {LAMP_SLOW};
  b->host_present = 0;
  b->counters[COUNT_HOST_LOST]++;
  lamps_set(&b->lamps, waiting);
  lamps_buzz(&b->lamps, 0, 0, now);
  memset(&b->lights, 0, sizeof b->lights);
  b->show_lights = 1;
}

void board_tick(struct board *b) {
  uint32_t now = port_millis();
  scan_idle(&b->scan, port_read_idle(), &b->report);
  for (uint8_t row = 0; row < ROWS; row++) scan_row(&b->scan, row, port_read_row(row), &b->report);
  send_changes(b);

  uint8_t lost = buttons_tick(&b->buttons, port_buttons(), now);
  b->counters[COUNT_BUTTON_EXPIRED] = (uint16_t)(b->counters[COUNT_BUTTON_EXPIRED] + lost);
  const struct button_event *event = buttons_due(&b->buttons, now);
  if (event) send_button(b, event);

  if (b->host_present && now - b->host_heard > HOST_LOST_MS) host_lost(b, now);
  lamps_tick(&b->lamps, now);
  if (b->show_lights) {
    b->show_lights = 0;
    lights_show(&b->lights);
  }
  if (now - b->heartbeat_at >= HEARTBEAT_MS) {
    b->heartbeat_at = now;
    send_heartbeat(b, now);
  }
}
