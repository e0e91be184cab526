#include <string.h>

#include "../core/protocol.h"
#include "../core/scan.h"
#include "check.h"

static struct scan scan;
static unsigned changes, faults, last_place, last_occupied, last_kind;

static void on_change(void *context, uint16_t place, uint8_t occupied) {
  (void)context;
  changes++;
  last_place = place;
  last_occupied = occupied;
}

static void on_fault(void *context, uint8_t kind, uint16_t place) {
  (void)context;
  faults++;
  last_kind = kind;
  last_place = place;
}

static const struct scan_report report = {0, on_change, on_fault};

static void begin(void) {
  memset(&scan, 0, sizeof scan);
  changes = faults = last_place = last_occupied = last_kind = 0;
}

/* n scans in which one sensor reads like this and all others as empty. */
static void scans(unsigned n, uint8_t row, row_bits reading) {
  while (n--)
    for (uint8_t r = 0; r < ROWS; r++) scan_row(&scan, r, r == row ? reading : 0, &report);
}

static void a_change_takes_four_equal_scans(void) {
  begin();
  scans(SCAN_STABLE - 1, 4, 1 << 5);
  CHECK_EQUAL(changes, 0);
  scans(1, 4, 1 << 5);
  CHECK_EQUAL(changes, 1);
  CHECK_EQUAL(last_place, 4 * COLUMNS + 5);
  CHECK_EQUAL(last_occupied, 1);
  scans(SCAN_STABLE, 4, 0);
  CHECK_EQUAL(changes, 2);
  CHECK_EQUAL(last_occupied, 0);
}

static void a_flicker_is_no_change(void) {
  begin();
  for (unsigned i = 0; i < 10; i++) {
    scans(SCAN_STABLE - 1, 0, 1);
    scans(1, 0, 0);
  }
  CHECK_EQUAL(changes, 0);
}

static void all_of_a_row_at_once(void) {
  begin();
  scans(SCAN_STABLE, ROWS - 1, ((row_bits)1 << COLUMNS) - 1);
  CHECK_EQUAL(changes, COLUMNS);
  CHECK_EQUAL(last_place, PLACES - 1);
}

/* Switching every `period` scans for a while; tells whether it was muted. */
static int muted_by(unsigned period, unsigned total) {
  begin();
  for (unsigned i = 0; i < total / period; i++) scans(period, 3, i & 1 ? 1 << 7 : 0);
  return faults && last_kind == FAULT_NOISY && last_place == 3 * COLUMNS + 7;
}

static void a_sensor_without_rest_is_muted(void) {
  CHECK(muted_by(1, 1000));
  CHECK(muted_by(5, 1000));
  CHECK(muted_by(50, 3000));
  CHECK(changes < 20);
}

static void a_hand_that_taps_is_no_noise(void) { CHECK(!muted_by(250, 60000)); }

static void a_bouncing_contact_is_no_noise(void) {
  begin();
  for (unsigned i = 0; i < 10; i++) scans(1, 3, i & 1);
  scans(20, 3, 1);
  CHECK_EQUAL(faults, 0);
  CHECK_EQUAL(changes, 1);
}

static void a_muted_sensor_is_frozen_and_heals_at_rest(void) {
  muted_by(1, 1000);
  unsigned frozen = changes;
  scans(100, 3, 1 << 7);
  CHECK_EQUAL(changes, frozen);
  CHECK(scan_muted(&scan, 3) == 1 << 7);
  scans(10000, 3, 1 << 7);
  CHECK_EQUAL(last_kind, FAULT_HEALED);
  CHECK(!scan_muted(&scan, 3));
  CHECK(scan.occupied[3] == 1 << 7);
}

static void a_muted_sensor_does_not_hide_its_neighbours(void) {
  muted_by(1, 1000);
  scans(SCAN_STABLE, 3, 1 << 6);
  CHECK(scan.occupied[3] & 1 << 6);
}

static void a_shorted_column_is_muted_until_mended(void) {
  begin();
  for (unsigned i = 0; i < SHORT_SCANS; i++) scan_idle(&scan, 1 << 2, &report);
  CHECK_EQUAL(faults, 1);
  CHECK_EQUAL(last_kind, FAULT_COLUMN_SHORTED);
  CHECK_EQUAL(last_place, 2);
  scans(SCAN_STABLE * 3, 0, 1 << 2);
  CHECK_EQUAL(changes, 0);
  for (unsigned i = 0; i < SHORT_SCANS; i++) scan_idle(&scan, 0, &report);
  CHECK_EQUAL(last_kind, FAULT_COLUMN_HEALED);
  scans(SCAN_STABLE, 0, 1 << 2);
  CHECK_EQUAL(changes, 1);
}

static void a_held_sensor_is_deaf_until_let_go(void) {
  begin();
  scan_hold(&scan, PLACES - 1, 1, &report);
  scan_hold(&scan, PLACES - 1, 1, &report);
  CHECK_EQUAL(faults, 1);
  CHECK_EQUAL(last_kind, FAULT_MUTED);
  scans(10000, ROWS - 1, (row_bits)1 << (COLUMNS - 1));
  CHECK_EQUAL(changes, 0);
  scan_hold(&scan, PLACES - 1, 0, &report);
  scans(SCAN_STABLE, ROWS - 1, (row_bits)1 << (COLUMNS - 1));
  CHECK_EQUAL(changes, 1);
}

static void bitmaps_count_places_from_the_top_left(void) {
  uint8_t bits[2 * BITMAP];
  begin();
  scans(SCAN_STABLE, 1, 1 << 2);
  scan_hold(&scan, 0, 1, &report);
  scan_bitmaps(&scan, bits);
  CHECK_EQUAL(bits[(COLUMNS + 2) / 8], 1 << (COLUMNS + 2) % 8);
  CHECK_EQUAL(bits[BITMAP], 1);
  bits[(COLUMNS + 2) / 8] = bits[BITMAP] = 0;
  for (unsigned i = 0; i < sizeof bits; i++) CHECK_EQUAL(bits[i], 0);
}

void scan_tests(void) {
  a_change_takes_four_equal_scans();
  a_flicker_is_no_change();
  all_of_a_row_at_once();
  a_sensor_without_rest_is_muted();
  a_hand_that_taps_is_no_noise();
  a_bouncing_contact_is_no_noise();
  a_muted_sensor_is_frozen_and_heals_at_rest();
  a_muted_sensor_does_not_hide_its_neighbours();
  a_shorted_column_is_muted_until_mended();
  a_held_sensor_is_deaf_until_let_go();
  bitmaps_count_places_from_the_top_left();
}
