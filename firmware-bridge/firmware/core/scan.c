#include "scan.h"

#include <string.h>

#include "protocol.h"

static const row_bits ALL = ((row_bits)1 << COLUMNS) - 1;

static uint16_t place(uint8_t row, uint8_t column) { return (uint16_t)(row * COLUMNS + column); }

row_bits scan_muted(const struct scan *s, uint8_t row) { return s->noisy[row] | s->held[row] | s->shorted; }

static void add_unrest(struct scan *s, uint8_t row, uint8_t column, row_bits bit, uint8_t more,
                       const struct scan_report *report) {
  uint8_t *unrest = &s->unrest[row][column];
  *unrest = *unrest > 255 - more ? 255 : (uint8_t)(*unrest + more);
  s->restless[row] |= bit;
  if (*unrest > UNREST_MAX && !(s->noisy[row] & bit)) {
    s->noisy[row] |= bit;
    report->fault(report->context, FAULT_NOISY, place(row, column));
  }
}

static void sensor(struct scan *s, uint8_t row, uint8_t column, row_bits bit, row_bits now,
                   const struct scan_report *report) {
  if ((now ^ s->raw[row]) & bit) {
    /* Once muted it has to keep quieter to be believed again than it had to at first. */
    add_unrest(s, row, column, bit, s->noisy[row] & bit ? UNREST_CHANGE : UNREST_FLICKER, report);
  }
  uint8_t *count = &s->count[row][column];
  if (!((now ^ s->occupied[row]) & bit) || scan_muted(s, row) & bit) {
    *count = 0;
    s->pending[row] &= ~bit;
    return;
  }
  s->pending[row] |= bit;
  if (++*count < SCAN_STABLE) return;
  *count = 0;
  s->pending[row] &= ~bit;
  add_unrest(s, row, column, bit, UNREST_CHANGE, report);
  if (s->noisy[row] & bit) return; /* this change was one too many */
  s->occupied[row] ^= bit;
  report->changed(report->context, place(row, column), (s->occupied[row] & bit) != 0);
}

static void calm_down(struct scan *s, uint8_t row, const struct scan_report *report) {
  row_bits bit = 1;
  for (uint8_t column = 0; column < COLUMNS; column++, bit <<= 1) {
    if (!(s->restless[row] & bit) || --s->unrest[row][column]) continue;
    s->restless[row] &= ~bit;
    if (s->noisy[row] & bit) {
      s->noisy[row] &= ~bit;
      report->fault(report->context, FAULT_HEALED, place(row, column));
    }
  }
}

void scan_row(struct scan *s, uint8_t row, row_bits now, const struct scan_report *report) {
  now &= ALL;
  row_bits todo = (now ^ s->raw[row]) | (now ^ s->occupied[row]) | s->pending[row];
  row_bits bit = 1;
  for (uint8_t column = 0; todo; column++, bit <<= 1) {
    if (!(todo & bit)) continue;
    todo &= ~bit;
    sensor(s, row, column, bit, now, report);
  }
  s->raw[row] = now;
  /* Not all rows at the same scan: no scan takes much longer than another. */
  if (s->restless[row] && (s->number & (UNREST_REST - 1)) == (row & (UNREST_REST - 1))) calm_down(s, row, report);
  if (row == ROWS - 1) s->number++;
}

void scan_idle(struct scan *s, row_bits now, const struct scan_report *report) {
  now &= ALL;
  row_bits todo = now ^ s->shorted;
  for (uint8_t column = 0; column < COLUMNS; column++) {
    row_bits bit = (row_bits)1 << column;
    if (!(todo & bit)) {
      s->short_count[column] = 0;
    } else if (++s->short_count[column] == SHORT_SCANS) {
      s->short_count[column] = 0;
      s->shorted ^= bit;
      uint8_t kind = s->shorted & bit ? FAULT_COLUMN_SHORTED : FAULT_COLUMN_HEALED;
      report->fault(report->context, kind, column);
    }
  }
}

void scan_hold(struct scan *s, uint16_t at, uint8_t muted, const struct scan_report *report) {
  uint8_t row = (uint8_t)(at / COLUMNS);
  row_bits bit = (row_bits)1 << (at % COLUMNS);
  if (!(s->held[row] & bit) == !muted) return;
  s->held[row] ^= bit;
  report->fault(report->context, muted ? FAULT_MUTED : FAULT_HEALED, at);
}

void scan_bitmaps(const struct scan *s, uint8_t *out) {
  memset(out, 0, 2 * BITMAP);
  uint16_t at = 0;
  for (uint8_t row = 0; row < ROWS; row++) {
    row_bits occupied = s->occupied[row], muted = scan_muted(s, row);
    for (uint8_t column = 0; column < COLUMNS; column++, at++, occupied >>= 1, muted >>= 1) {
      uint8_t bit = (uint8_t)(1 << (at & 7));
      if (occupied & 1) out[at >> 3] |= bit;
      if (muted & 1) out[BITMAP + (at >> 3)] |= bit;
    }
  }
}
