/* The whole board but for its hardware: frames in, frames out. */
#include <string.h>

#include "../core/board.h"
#include "check.h"
#include "fake_port.h"

static struct board board;
static struct decoder seen; /* the last frame of the wanted type */

static void begin(void) {
  memset(&board, 0, sizeof board);
  fake_port_clear();
  board_start(&board);
}

static void milliseconds(unsigned n) {
  while (n--) {
    port.millis++;
    board_tick(&board);
  }
}

/* How many frames of this type were sent since the last look; the last of them is in seen. */
static unsigned sent(uint8_t type) {
  struct decoder decoder = {0};
  unsigned count = 0;
  for (unsigned i = 0; i < port.sent_length; i++) {
    if (decoder_push(&decoder, port.sent[i]) != DECODED_FRAME || frame_type(&decoder) != type) continue;
    seen = decoder;
    count++;
  }
  return count;
}

static void forget_sent(void) { port.sent_length = 0; }

static void give(uint8_t type, const uint8_t *data, uint8_t n) {
  uint8_t wire[MAX_WIRE], length = frame_encode(wire, type, 42, data, n);
  for (uint8_t i = 0; i < length; i++) board_receive(&board, wire[i]);
}

static int acknowledged(uint8_t status) {
  return sent(MSG_ACK) == 1 && frame_data(&seen)[0] == 42 && frame_data(&seen)[1] == status;
}

static void it_says_hello_by_itself(void) {
  begin();
  CHECK_EQUAL(sent(MSG_HELLO), 1);
  const uint8_t *d = frame_data(&seen);
  CHECK_EQUAL(d[0], PROTOCOL_MAJOR);
  CHECK_EQUAL(d[4], ROWS);
  CHECK_EQUAL(d[5], COLUMNS);
  CHECK_EQUAL(get16(d + 6), LIGHTS);
  CHECK_EQUAL(d[8], FEATURE_COLOUR | FEATURE_LIGHTS);
}

static void a_hello_is_answered_by_hello_snapshot_and_acknowledgement(void) {
  static const uint8_t version[2] = {PROTOCOL_MAJOR, PROTOCOL_MINOR};
  begin();
  forget_sent();
  give(CMD_HELLO, version, 2);
  CHECK_EQUAL(sent(MSG_HELLO), 1);
  CHECK_EQUAL(frame_sequence(&seen), 1);
  CHECK_EQUAL(sent(MSG_SNAPSHOT), 1);
  CHECK_EQUAL(frame_sequence(&seen), 2);
  CHECK(acknowledged(ACK_OK));
}

static void places_found_in_one_scan_are_one_message(void) {
  begin();
  port.magnets[4] = 1 << 4 | 1 << 5;
  milliseconds(10);
  CHECK_EQUAL(sent(MSG_CHANGE), 1);
  CHECK_EQUAL(frame_data_length(&seen), 4);
  CHECK_EQUAL(get16(frame_data(&seen)), (4 * COLUMNS + 4) | PLACE_OCCUPIED);
}

static void all_places_at_once_are_all_told(void) {
  begin();
  forget_sent();
  for (unsigned row = 0; row < ROWS; row++) port.magnets[row] = ((row_bits)1 << COLUMNS) - 1;
  milliseconds(10);
  CHECK_EQUAL(sent(MSG_CHANGE), (PLACES + CHANGES_MAX - 1) / CHANGES_MAX);
}

static void the_heartbeat_tells_a_sum_of_the_snapshot(void) {
  begin();
  port.magnets[2] = 1;
  milliseconds(1000);
  CHECK_EQUAL(sent(MSG_HEARTBEAT), 4);
  uint16_t sum = get16(frame_data(&seen) + 4);
  forget_sent();
  give(CMD_SNAPSHOT, 0, 0);
  CHECK_EQUAL(sent(MSG_SNAPSHOT), 1);
  CHECK_EQUAL(sum, crc16(CRC_START, frame_data(&seen) + 2, 2 * BITMAP));
}

static void every_frame_has_the_next_sequence_number(void) {
  begin();
  uint8_t next = 0;
  milliseconds(70000); /* more than 256 heartbeats */
  struct decoder decoder = {0};
  for (unsigned i = 0; i < port.sent_length; i++) {
    if (decoder_push(&decoder, port.sent[i]) == DECODED_FRAME) CHECK_EQUAL(frame_sequence(&decoder), next++);
  }
}

static void a_press_is_repeated_until_acknowledged(void) {
  begin();
  milliseconds(BUTTON_UP_MS + 1);
  forget_sent();
  port.buttons = 1 << BUTTON_ROLL;
  milliseconds(100);
  CHECK(sent(MSG_BUTTON) >= 2);
  uint8_t id = frame_data(&seen)[0];
  give(CMD_BUTTON_ACK, &id, 1);
  forget_sent();
  milliseconds(100);
  CHECK_EQUAL(sent(MSG_BUTTON), 0);
}

static void a_button_down_at_the_reset_is_no_press(void) {
  begin();
  port.buttons = 1 << BUTTON_ROLL;
  milliseconds(3000);
  port.buttons = 0;
  milliseconds(100);
  CHECK_EQUAL(sent(MSG_BUTTON), 0);
}

static void wrong_commands_are_answered_and_do_nothing(void) {
  static const uint8_t lamps[4] = {1, 1, 9, 0};
  static const uint8_t far[7] = {0xFF, 0xFF, 1, 0, 1, 1, 1};
  begin();
  forget_sent();
  give(CMD_LAMPS, lamps, 3);
  CHECK(acknowledged(ACK_VALUE));
  forget_sent();
  give(CMD_LAMPS, lamps, 4);
  CHECK(acknowledged(ACK_LENGTH));
  forget_sent();
  give(CMD_LIGHT_FILL, far, 7);
  CHECK(acknowledged(ACK_VALUE));
  forget_sent();
  give(0x8E, 0, 0);
  CHECK(acknowledged(ACK_UNKNOWN));
  forget_sent();
  give(MSG_SNAPSHOT, 0, 0);
  CHECK(acknowledged(ACK_UNKNOWN));
  milliseconds(1);
  CHECK_EQUAL(port.lamps, 0);
}

static void when_the_computer_is_gone_nothing_stays_on(void) {
  static const uint8_t lamps[LAMPS] = {LAMP_ON, LAMP_ON, LAMP_ON}, buzz[4] = {0x70, 3, 0xFF, 0xFF};
  static const uint8_t white[7] = {0, 0, 10, 0, 255, 255, 255};
  begin();
  give(CMD_LAMPS, lamps, LAMPS);
  give(CMD_BUZZ, buzz, 4);
  give(CMD_LIGHT_FILL, white, 7);
  give(CMD_LIGHT_SHOW, 0, 0);
  milliseconds(1);
  CHECK_EQUAL(port.lamps, 7);
  CHECK_EQUAL(port.tone, 880);
  CHECK_EQUAL(port.lights[0], 255);
  port.lights_length = 0;
  milliseconds(HOST_LOST_MS + 1);
  CHECK_EQUAL(port.lamps & 6, 0);
  CHECK_EQUAL(port.tone, 0);
  CHECK_EQUAL(port.lights[0], 0);
  CHECK_EQUAL(board.counters[COUNT_HOST_LOST], 1);
}

static void a_self_test_on_an_empty_board_mutes_what_is_stuck(void) {
  static const uint8_t empty = 1;
  begin();
  port.sensor_present = 0;
  port.magnets[1] = 1 << 1;
  milliseconds(10);
  give(CMD_SELF_TEST, &empty, 1);
  CHECK_EQUAL(sent(MSG_FAULT), 1);
  CHECK_EQUAL(sent(MSG_SELF_TEST), 1);
  const uint8_t *d = frame_data(&seen);
  CHECK_EQUAL(d[0], TEST_NO_COLOUR_SENSOR | TEST_SENSOR_STUCK);
  CHECK_EQUAL(get16(d + 5), 1);
  CHECK_EQUAL(get16(d + 7), 1);
}

static void broken_frames_are_counted(void) {
  begin();
  static const uint8_t noise[5] = {0, 9, 1, 2, 0};
  for (unsigned i = 0; i < sizeof noise; i++) board_receive(&board, noise[i]);
  forget_sent();
  give(CMD_COUNTERS, 0, 0);
  CHECK_EQUAL(sent(MSG_COUNTERS), 1);
  CHECK_EQUAL(get16(frame_data(&seen)), 1);
  CHECK_EQUAL(get16(frame_data(&seen) + 2), 1);
}

void board_tests(void) {
  it_says_hello_by_itself();
  a_hello_is_answered_by_hello_snapshot_and_acknowledgement();
  places_found_in_one_scan_are_one_message();
  all_places_at_once_are_all_told();
  the_heartbeat_tells_a_sum_of_the_snapshot();
  every_frame_has_the_next_sequence_number();
  a_press_is_repeated_until_acknowledged();
  a_button_down_at_the_reset_is_no_press();
  wrong_commands_are_answered_and_do_nothing();
  when_the_computer_is_gone_nothing_stays_on();
  a_self_test_on_an_empty_board_mutes_what_is_stuck();
  broken_frames_are_counted();
}
