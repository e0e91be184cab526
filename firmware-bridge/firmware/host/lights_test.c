#include <string.h>

#include "../core/colour.h"
#include "../core/lights.h"
#include "check.h"
#include "fake_port.h"

static struct lights lights;
static struct lamps lamps;

static void begin(void) {
  memset(&lights, 0, sizeof lights);
  memset(&lamps, 0, sizeof lamps);
  fake_port_clear();
}

static void lights_go_out_green_first_and_to_and_fro(void) {
  static const uint8_t red[3] = {9, 8, 7};
  begin();
  CHECK(lights_set(&lights, COLUMNS, red, 1)); /* the first of the second row */
  lights_show(&lights);
  const uint8_t *last_of_row = port.lights + 3 * (2 * COLUMNS - 1);
  CHECK_EQUAL(port.lights_length, 3 * LIGHTS);
  CHECK_EQUAL(last_of_row[0], 8);
  CHECK_EQUAL(last_of_row[1], 9);
  CHECK_EQUAL(last_of_row[2], 7);
}

static void what_is_off_the_chain_is_refused(void) {
  static const uint8_t rgb[6] = {1, 1, 1, 1, 1, 1};
  begin();
  CHECK(lights_fill(&lights, 0, LIGHTS, rgb));
  CHECK(lights_fill(&lights, LIGHTS, 0, rgb));
  CHECK(!lights_fill(&lights, 1, LIGHTS, rgb));
  CHECK(!lights_fill(&lights, 65535, 2, rgb));
  CHECK(!lights_set(&lights, LIGHTS - 1, rgb, 2));
}

static void all_white_is_dimmed_to_the_current_allowed(void) {
  static const uint8_t white[3] = {255, 255, 255};
  begin();
  lights_fill(&lights, 0, LIGHTS, white);
  lights_show(&lights);
  long sum = 0;
  for (unsigned i = 0; i < port.lights_length; i++) sum += port.lights[i];
  CHECK(sum * 20 / 255 <= LIGHTS_MILLIAMPERES);
  CHECK(sum * 20 / 255 > LIGHTS_MILLIAMPERES * 8 / 10);
}

static void lamps_blink_by_time(void) {
  static const uint8_t modes[LAMPS] = {LAMP_SLOW, LAMP_ON, LAMP_FAST};
  unsigned seen[8] = {0};
  begin();
  CHECK(lamps_set(&lamps, modes));
  for (uint32_t now = 0; now < 1024; now++) {
    lamps_tick(&lamps, now);
    seen[port.lamps]++;
  }
  CHECK_EQUAL(seen[7] + seen[3], 512);
  CHECK_EQUAL(seen[7] + seen[6], 512);
}

static void a_mode_that_is_none_changes_nothing(void) {
  static const uint8_t modes[LAMPS] = {LAMP_ON, LAMP_ON, LAMP_MODES};
  begin();
  CHECK(!lamps_set(&lamps, modes));
  lamps_tick(&lamps, 0);
  CHECK_EQUAL(port.lamps, 0);
}

static void the_buzzer_ends_by_itself_also_when_the_clock_wraps(void) {
  begin();
  lamps_buzz(&lamps, 880, 100, 0xFFFFFFF0u);
  CHECK_EQUAL(port.tone, 880);
  lamps_tick(&lamps, 0xFFFFFFFFu);
  CHECK_EQUAL(port.tone, 880);
  lamps_tick(&lamps, 90);
  CHECK_EQUAL(port.tone, 0);
}

static void the_colour_sensor_is_started_and_read(void) {
  uint16_t crgb[4];
  begin();
  CHECK(colour_start());
  CHECK_EQUAL(port.sensor[0], 3);
  for (unsigned i = 0; i < 8; i++) port.sensor[0x14 + i] = (uint8_t)(i + 1);
  CHECK_EQUAL(colour_read(crgb), COLOUR_OK);
  CHECK_EQUAL(crgb[0], 0x0201);
  CHECK_EQUAL(crgb[3], 0x0807);
}

static void the_colour_sensor_says_what_is_wrong(void) {
  uint16_t crgb[4];
  begin();
  port.sensor[0] = 0; /* plugged in again */
  CHECK_EQUAL(colour_read(crgb), COLOUR_NOT_READY);
  CHECK_EQUAL(port.sensor[0], 3);
  port.sensor[0x15] = 0x28; /* 10240 */
  CHECK_EQUAL(colour_read(crgb), COLOUR_TOO_BRIGHT);
  port.sensor_present = 0;
  CHECK_EQUAL(colour_read(crgb), COLOUR_MISSING);
  CHECK(!colour_start());
}

void lights_tests(void) {
  lights_go_out_green_first_and_to_and_fro();
  what_is_off_the_chain_is_refused();
  all_white_is_dimmed_to_the_current_allowed();
  lamps_blink_by_time();
  a_mode_that_is_none_changes_nothing();
  the_buzzer_ends_by_itself_also_when_the_clock_wraps();
  the_colour_sensor_is_started_and_read();
  the_colour_sensor_says_what_is_wrong();
}
