/* The colour sensor TCS34725 under the glass of the die tray. */
#ifndef COLOUR_H
#define COLOUR_H

#include <stdint.h>

#include "protocol.h"

/* Switches it on; 1 when it is there. */
uint8_t colour_start(void);

/* Clear, red, green, blue as the sensor counts them; an enum colour_status. */
uint8_t colour_read(uint16_t *crgb);

#endif
