/* The sensors: debounced by scan count; a sensor that never rests is muted.
 *
 * Each scan reads every row once. A place changes when its sensor said the same in SCAN_STABLE
 * scans in a row. Every flicker makes a sensor's unrest grow, and every UNREST_REST scans without
 * one make it shrink; above UNREST_MAX the sensor is muted: its place stays as it was until the
 * sensor has come to rest. A finger that taps stays below, a loose wire does not.
 */
#ifndef SCAN_H
#define SCAN_H

#include <stdint.h>

#ifndef ROWS
#define ROWS 19
#endif
#ifndef COLUMNS
#define COLUMNS 19
#endif
#define PLACES (ROWS * COLUMNS)
#define BITMAP ((PLACES + 7) / 8)

#define SCAN_STABLE 4
#define UNREST_FLICKER 1
#define UNREST_CHANGE 8
#define UNREST_MAX 80
#define UNREST_REST 16
#define SHORT_SCANS 50

typedef uint32_t row_bits; /* bit c is column c */

struct scan {
  row_bits occupied[ROWS];
  row_bits raw[ROWS];   /* the last reading */
  row_bits noisy[ROWS]; /* muted until at rest */
  row_bits held[ROWS];  /* muted until told otherwise */
  row_bits pending[ROWS];
  row_bits restless[ROWS];
  row_bits shorted; /* columns that read as occupied while no row is driven */
  uint8_t short_count[COLUMNS];
  uint8_t count[ROWS][COLUMNS];
  uint8_t unrest[ROWS][COLUMNS];
  uint8_t number; /* of the scan, modulo 256 */
};

/* What the scan found; given by whoever uses it. */
struct scan_report {
  void *context;
  void (*changed)(void *context, uint16_t place, uint8_t occupied);
  void (*fault)(void *context, uint8_t kind, uint16_t place_or_column);
};

/* A reading while no row is driven, before the rows of a scan. */
void scan_idle(struct scan *s, row_bits now, const struct scan_report *report);

/* The reading of one row. */
void scan_row(struct scan *s, uint8_t row, row_bits now, const struct scan_report *report);

/* Mutes a sensor or listens to it again. */
void scan_hold(struct scan *s, uint16_t place, uint8_t muted, const struct scan_report *report);

/* All sensors of a row that are not listened to. */
row_bits scan_muted(const struct scan *s, uint8_t row);

/* The occupied and then the muted places, one bit each; 2 * BITMAP bytes. */
void scan_bitmaps(const struct scan *s, uint8_t *out);

#endif
