/* What the core needs from the hardware. avr/ is one such port, host/fake_port.c another. */
#ifndef PORT_H
#define PORT_H

#include <stdint.h>

#include "scan.h"

/* Milliseconds since reset. */
uint32_t port_millis(void);

/* Puts bytes into the queue of the serial port; waits while the queue is full. */
void port_send(const uint8_t *bytes, uint8_t n);

/* Drives one row, lets it settle, reads the columns and releases the row. */
row_bits port_read_row(uint8_t row);

/* The columns while no row is driven. */
row_bits port_read_idle(void);

/* Bit i is set while button i is down. */
uint8_t port_buttons(void);

/* Bit i switches lamp i. */
void port_lamps(uint8_t on);

/* A tone of this many Hz, 0 for silence. */
void port_tone(uint16_t hertz);

/* Sends bytes to the chain of lights, one call straight after the other. */
void port_lights(uint8_t first, uint8_t second, uint8_t third);

/* Registers of a device on the I2C bus; 1 when it answered, 0 when not. */
uint8_t port_i2c_write(uint8_t device, uint8_t reg, uint8_t value);
uint8_t port_i2c_read(uint8_t device, uint8_t reg, uint8_t *bytes, uint8_t n);

/* Why the processor was reset: the bits of the processor's own register. */
uint8_t port_reset_cause(void);

/* Bytes the serial port lost, counted since reset. */
uint16_t port_overruns(void);

#endif
