/* The sensor board: everything but the hardware itself. */
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

#include "button.h"
#include "frame.h"
#include "lights.h"
#include "scan.h"

#define HEARTBEAT_MS 250
#define HOST_LOST_MS 2000
#define CHANGES_MAX 16 /* in one message */

struct board {
  struct scan scan;
  struct buttons buttons;
  struct lights lights;
  struct lamps lamps;
  struct decoder decoder;
  struct scan_report report;
  uint16_t counters[COUNTERS];
  uint8_t changes[2 * CHANGES_MAX]; /* found in this scan, not yet sent */
  uint8_t changes_length;
  uint8_t sequence; /* of the next frame sent */
  uint8_t has_colour;
  uint8_t host_present;
  uint8_t show_lights;
  uint32_t host_heard;
  uint32_t heartbeat_at;
};

/* Begins; b is all zero before. Says hello. */
void board_start(struct board *b);

/* Takes one byte from the serial port. */
void board_receive(struct board *b, uint8_t byte);

/* One scan and all that is due; to be called every millisecond. */
void board_tick(struct board *b);

#endif
