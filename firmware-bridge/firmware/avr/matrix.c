#include "matrix.h"

#include <avr/io.h>
#include <util/delay.h>

#include "../core/port.h"

/* How long a row takes to pull its columns down; Hall sensors need 50. */
#ifndef SETTLE_US
#define SETTLE_US 10
#endif

void matrix_start(void) {
  /* Twice within four cycles: frees PF4 to PF7 from the debugging port. */
  uint8_t without_jtag = MCUCR | _BV(JTD);
  MCUCR = without_jtag;
  MCUCR = without_jtag;
  DDRA = DDRC = 0;
  PORTA = PORTC = 0;
  DDRL &= (uint8_t)~7;
  PORTL &= (uint8_t)~7;
  PORTF = PORTK = 0xFF;
  PORTG |= 7;
}

static row_bits read_columns(void) {
  uint8_t low = (uint8_t)~PINF, middle = (uint8_t)~PINK, high = (uint8_t)(~PING & 7);
  return low | (uint16_t)middle << 8 | (row_bits)high << 16;
}

static void select(uint8_t row) {
  DDRA = DDRC = 0;
  uint8_t high = DDRL & (uint8_t)~7;
  if (row < 8) {
    DDRA = (uint8_t)(1 << row);
  } else if (row < 16) {
    DDRC = (uint8_t)(1 << (row - 8));
  } else if (row < 19) {
    high |= (uint8_t)(1 << (row - 16));
  }
  DDRL = high;
}

#define NO_ROW 255

row_bits port_read_row(uint8_t row) {
  select(row);
  _delay_us(SETTLE_US);
  row_bits columns = read_columns();
  select(NO_ROW);
  return columns;
}

row_bits port_read_idle(void) {
  _delay_us(SETTLE_US);
  return read_columns();
}
